signals-word-signal = signal
    .said = signal*
    .means = How far the transmitter is heard; strong enough, it wins the game for all survivors.
