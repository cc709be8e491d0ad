"""The game as the Laws name it: seats, calls, auction, cards, tricks, score of a contract."""
