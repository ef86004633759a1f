### Atomic Bonds: what the table says

expansion-atomic-bonds = Atomic Bonds
    .about = All survivors serve one faction, help each other in fights and win or lose together; with goals, camps, mutations, modifications and workshop upgrades.
