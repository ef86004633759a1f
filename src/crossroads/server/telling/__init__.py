"""What everybody at a table is told, each as they may know it."""
