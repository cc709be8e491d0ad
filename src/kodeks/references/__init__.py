"""Words that cite clauses: found in Russian and English, resolved inside their own code."""
