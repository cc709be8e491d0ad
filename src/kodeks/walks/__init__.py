"""One walk over every path of every procedure: what tests, tables, flow maps and lists by clause are made from."""
