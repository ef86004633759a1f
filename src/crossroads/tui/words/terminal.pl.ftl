### Terminal: co mówi i co rozumie

## Polecenia: wszystkie ich nazwy, zwykła na początku, i co mówi o nich pomoc

command-why = dlaczego
    .help = dlaczego: czego nie można teraz wybrać i która zasada na to nie pozwala; dlaczego 7 albo dlaczego SŁOWA: o jednej rzeczy; dlaczego bot: skąd ostatni wybór bota
command-advice = rada, porada
    .help = rada: najlepsze opcje, powody i na ile to pewne
command-rules = zasady
    .help = zasady SŁOWA: szukaj w zasadach
command-rule = zasada, reguła
    .help = zasada ID: jedna zasada ze wszystkim, co o niej wiadomo
command-table = stół
    .help = stół: cały stół słowami; stół SŁOWA: wiersze z tymi słowami
command-card = karta
    .help = karta NAZWA: tekst karty
command-undo = cofnij
    .help = cofnij: cofnij ostatni wybór, o ile od tej pory nie rzucano kośćmi i nie odkryto niczego zakrytego
command-ahead = zawczasu
    .help = zawczasu: co można powiedzieć o przyszłych oknach, żeby nikt nie pytał; zawczasu SŁOWO: powiedz to
command-save = zapisz
    .help = zapisz PLIK: zapisz partię w pliku
command-lang = język
    .help = język en, język ru, język pl: mów po angielsku, po rosyjsku lub po polsku
command-log = dziennik
    .help = dziennik: wszystko, co się zdarzyło; dziennik 10: ostatnie dziesięć wierszy
command-options = opcje
    .help = opcje: pytanie jeszcze raz, z id każdej opcji
command-coach = przewodnik, coach
    .help = przewodnik: co mówi przewodnik pierwszej gry, jeszcze raz; przewodnik nie: bez niego; przewodnik tak: znowu z nim
command-glossary = słowniczek, h
    .help = słowniczek albo h: co znaczą symbole i słowa gry; h SŁOWO: te, w których jest to słowo
command-help = pomoc
    .help = pomoc: ta lista
command-quit = wyjdź, koniec
    .help = wyjdź: odejdź od stołu

help-choose = Wybiera się numerem albo id opcji. Pozostałe polecenia (działają tak samo po polsku, angielsku i rosyjsku):
help-script = Gdy wejściem jest plik lub potok, puste wiersze i wiersze zaczynające się od # są pomijane.
help-keywords = Co znaczą słowa:
glossary-unknown = Żaden symbol ani żadne słowo gry nie zawiera „{ $asked }”.
help-codes = Kod wyjścia: 0, gdy partia się skończyła albo wyszło się poleceniem; 3, gdy wcześniej skończyło się wejście lub urwało wyjście.
unofficial = Crossroads to nieoficjalny projekt fanów: nie jest powiązany z właścicielami nazw gier ani przez nich zatwierdzony. Więcej w README.
yes = tak, t

## Stół

welcome = Crossroads, { $game }. Przy stole: { $seats }.
welcome-help = Lista poleceń: pomoc.
seat-person = { $seat }
seat-you = { $seat } (ty)
seat-bot = { $seat }: { $bot ->
        [steady] rozważny bot
        [random] losowy bot
       *[other] bot { $bot }
    }
taken-back = { $count ->
    [one] Od zapisania partii zmieniły się zasady: ostatni wybór trzeba powtórzyć.
    [few] Od zapisania partii zmieniły się zasady: { $count } ostatnie wybory trzeba powtórzyć.
   *[many] Od zapisania partii zmieniły się zasady: { $count } ostatnich wyborów trzeba powtórzyć.
}
since-your-turn = Od twojej ostatniej tury:
hand-over = Teraz gra { $seat }: przekaż ekran i naciśnij Enter.
options-header = { $seat }: { $prompt }
option-odds = { $label }; szansa: { $odds }
choose-again = Wybierz numer od 1 do { $count } albo wpisz: pomoc.

## Odpowiedzi

name-it = Może to być { $count } różnych: wpisz nazwę albo jej część; opcje wymienia wszystkie.
name-found = { $count ->
    [0] Żadna nazwa nie zawiera „{ $given }”.
   *[other] „{ $given }” pasuje do kilku ({ $count }): wpisz więcej albo numer:
}
unknown-input = „{ $given }” to ani numer od 1 do { $count }, ani opcja, ani polecenie. Lista poleceń: pomoc.
chosen-refused = Nie można: { $text } ({ $rule })
why-on-offer = „{ $label }” można teraz wybrać.
why-on-offer-many = To można teraz wybrać.
why-nothing = Nic nie stoi na przeszkodzie: wybrać można wszystko.
why-header = Teraz nie można:
why-more = … i jeszcze { $count }; „dlaczego SŁOWA” powie o jednym z nich
why-reason = { $text } ({ $rule })
why-unknown = „{ $asked }”: nie ma tu takiego wyboru. Cała lista: dlaczego.
why-last = bot, ostatni
bot-why-of = { $name }: skąd ten wybór?
bot-why-chosen = Wybrano: { $label }
bot-why-else = Zamiast tego: { $label }
bot-why-unable = Żaden bot nie dokonał tu jeszcze wyboru, o który można by zapytać.
advice-thinking = Zastanawiamy się…
advice-unable = Tu nie ma rady.
rules-usage = Podaj, czego szukać, na przykład: zasady kości
rule-usage = Podaj id zasady, na przykład: zasada { $example }
rule-unknown = Nie ma zasady „{ $given }”. Szukaj: zasady SŁOWA
rule-near = Nie ma zasady „{ $given }”. Podobne: { $near }.
table-unknown = Na stole nie ma nic o „{ $asked }”. Cały stół: stół
card-usage = Podaj nazwę karty, na przykład: karta { $example }
card-none = W tej grze nie ma kart do obejrzenia.
card-unknown = Nie ma karty „{ $given }”.
card-near = Nie ma karty „{ $given }”. Podobne: { $near }.
card-many = Pasuje kilka kart: { $names }.
undo-done = Cofnięto: { $label }.
undo-nothing = Nie ma czego cofać: nikt jeszcze nie wybierał.
undo-loaded = Nie ma czego cofać: od wczytania partii nikt jeszcze nie wybierał.
undo-told = { $count ->
    [one] { $player } cofa ostatnią decyzję.
    [few] { $player } cofa { $count } ostatnie decyzje.
   *[many] { $player } cofa { $count } ostatnich decyzji.
}
undo-revealed = Nie można cofnąć: od twojego ostatniego wyboru rzucano kośćmi albo odkryto coś zakrytego.
save-usage = Podaj nazwę pliku, na przykład: zapisz wieczór.json
save-done = Zapisano: { $path }.
save-failed = Nie zapisano w { $path }: { $reason }.
lang-done = Od teraz po polsku.
lang-unknown = Nie ma języka „{ $given }”. Są: en (angielski), ru (rosyjski), pl (polski).
log-empty = Nic się jeszcze nie zdarzyło.
log-usage = Wpisz „dziennik”, by zobaczyć wszystko, albo „dziennik 10” dla ostatnich dziesięciu wierszy.

## Wyjście

leave-unsaved = Partia nie jest zapisana. Wyjść mimo to? tak lub nie:
progress = { $choices ->
    [one] Dokonano { $choices } wyboru
   *[other] Dokonano { $choices } wyborów
}{ $round ->
    [0] {""}
   *[other] , runda { $round }
}.
stopped = Dane wejściowe skończyły się przed końcem partii. { $progress }
left = Odchodzisz od stołu. { $progress }
kept = Partia jest w pliku { $path }.
result-winners = { $count ->
    [0] Koniec partii. Nikt nie wygrał.
    [1] Koniec partii. Wygrywa: { $winners }.
   *[other] Koniec partii. Zwycięstwo dzielą: { $winners }.
}
result-score = { $seat }: { $score }

## Okna

window-awaits = Po tobie: { $seats }.
stand-nothing = Teraz nie ma czego mówić zawczasu: to pytanie nie jest oknem.
stand-in-force = { $way } (obowiązuje)
stand-until-change = zmiana
    .help = zmiana: odtąd po pasie pasuj dalej, aż znajdzie się nowa odpowiedź albo ktoś coś zagra
stand-occasion = okazja
    .help = okazja: pasuj do końca tej walki albo, poza walką, tej tury
stand-stop = stój
    .help = stój: pytaj tutaj zawsze, nawet jeśli możesz tylko spasować
stand-ask = pytaj
    .help = pytaj: pytaj znowu jak zwykle

## Przewodnik pierwszej gry

coach-name = Przewodnik, { $number } z { $of }:
coach-reply = Przewodnik: { $text }
coach-rule = Zasada: { $rule }
coach-look = Spójrz tutaj: { $where }
coach-at-board = plansza
coach-at-choices = możliwości
coach-at-holdings = to, co masz
coach-at-log = co się wydarzyło
coach-marked = Ta możliwość ma znak { $mark }.
coach-hopes = { $label } (na to liczy przewodnik)
coach-is-away = Przewodnik milczy; wzywa go klawisz k albo polecenie „przewodnik tak”.
coach-is-silent = Przewodnik nie ma teraz nic do powiedzenia.
coach-none = Przy tym stole nikt się nie uczy. Nauka podczas gry: { $command }
coach-usage = Wpisz: przewodnik, przewodnik nie albo przewodnik tak.
coach-off = nie
coach-on = tak
coach-offer = Pierwszy raz tutaj? Ucz się, grając: prawdziwa gra przeciw botom, a przewodnik objaśnia ją na bieżąco. t: z przewodnikiem; Enter: bez niego
