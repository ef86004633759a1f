"""What is seen of the table, and answers for what is not asked."""
