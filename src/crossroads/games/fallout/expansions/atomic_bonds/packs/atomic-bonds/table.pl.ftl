### Atomowe Związki: słowa stołu

expansion-atomic-bonds = Atomowe Związki
    .about = Ocalali służą jednej organizacji, wspierają się w walce i razem wygrywają albo przegrywają; cele, obozy, mutacje, modyfikacje i ulepszenia warsztatu.
