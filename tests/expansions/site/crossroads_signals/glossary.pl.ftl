signals-word-signal = sygnał
    .said = sygnał*
    .means = Jak daleko słychać nadajnik; dość silny daje zwycięstwo wszystkim ocalałym.
