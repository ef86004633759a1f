### Nowa Kalifornia: symbole i słowa kluczowe, jak `tui/words/legend-fallout.pl.ftl` dla gry

new-california-legend-vault-7 = Krypta 7
new-california-legend-vault-44 = Krypta 44
new-california-legend-green = zielony znacznik zadania
new-california-legend-orange = pomarańczowy znacznik zadania

new-california-word-fast = Szybkość
    .said = szybkość|szybkości|szybkością
    .means = Gdy działa jego rodzaj, ten wróg porusza się o 2 pola zamiast 1.
new-california-word-caps = kapsle
    .said = kapsel|kapsl*
    .means = Pieniądze Pustkowia, do sklepu; wróg ze zdolnością Kapsle zostawia ich temu, kto go zabije, tyle, ile wynosi jego poziom.
new-california-word-group = Grupowe PD
    .said = grupow* PD
    .means = Zdobywa je każdy ocalały, bez względu na to, kto na nie zapracował i gdzie są pozostali.
new-california-word-test = test
    .said = test|testu|testem|teście|testy|testów|testach
    .means = Rzuć kośćmi: test jest udany, gdy symboli trafienia jest co najmniej tyle, ile wynosi trudność; bez trudności karta mówi, co daje każda ich liczba. Każda podana litera, którą masz, daje przerzut.
new-california-word-enclave = Enklawa
    .said = enklaw*
    .means = Jedna z organizacji, ta z tarczą: co tutaj robi, mówi scenariusz. W „Nowej Kalifornii” wszyscy przegrywają, gdy dojdzie do końca toru władzy.
new-california-word-republic = RNK
    .said = RNK|Republik* Nowej Kalifornii
    .means = Republika Nowej Kalifornii, największe państwo Zachodu; tutaj miejsce na mapie i przeszłość ocalałego.
