"""Clean law texts of our own sentences, and what each kind of dirt makes of them."""
