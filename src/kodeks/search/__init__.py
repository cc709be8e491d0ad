"""What the search box answers: an index of lemmas made when the site is built, and the query module page and command share."""
