"""What prepares the texts: readers, cleaners and the commands around them."""
