"""What the search box answers: an index of lemmas made with the site, and the query module that page and command share."""
