### Stół na całym ekranie

app-round = Runda { $round }
app-last-round = OSTATNIA RUNDA
app-threats-left = zagrożenia w talii: { $count }
app-over = Gra skończona
app-too-small = Stół potrzebuje okna co najmniej { $columns } × { $lines } znaków, a to ma { $width } × { $height }. Powiększ okno albo graj wiersz po wierszu: crossroads play --plain

## Panele

app-options = Wybór
app-detail = Co to daje
app-added = Z dodatków
app-log = Co się stało
app-stores = Zapasy
app-cards = Do wzięcia
app-mine = Moje przedmioty
app-items-row = Przedmioty
app-rooms-row = Pomieszczenia
app-deck = talia { $count }
app-nothing = brak
app-lift = Winda
app-you = ty
app-bot = bot

## Szczegóły opcji

app-cost = Koszt
app-reward = Nagroda
app-free = nic
app-doubled = Nagroda dwa razy dla wyszkolonych w
app-unused = Szkolenie przepadnie niewykorzystane: { $letters }.
app-wounded-only = Tylko dla rannego mieszkańca.
app-linked-spots = Połączone pola: dwoje mieszkańców razem.
app-covers = Na tym polu leży zagrożenie: { $threat }.
app-odds = Szanse
app-taken = Stoi tu { $seat }.
app-crews = Kto może iść
app-name = Wpisz nazwę
app-name-typed = { $typed }▏ · { $count }
app-name-command = Esc: teraz polecenie
app-back = wstecz
app-not-now = Teraz nie można tego wybrać

## Klawisze

app-key-why = czemu nie
app-key-bot-why = czemu bot
app-key-advice = rada
app-key-rules = zasady
app-key-undo = cofnij
app-key-ahead = zawczasu
app-key-save = zapisz
app-key-lang = język
app-key-table = stół
app-key-cards = karty
app-key-help = pomoc
app-key-coach = przewodnik
app-key-quit = wyjście

## Czemu nie, zasady, stół, pomoc

app-ahead-title = Co robisz od tej chwili?
app-why-title = Czemu nie? Czego teraz nie można wybrać
app-why-none = Teraz można wybrać wszystko, co jest.
app-why-more = … i jeszcze { $count }: Enter je pokaże
app-advice-title = Co zrobić?
app-advice-hint = ↑ ↓ Enter wybór · Esc powrót
app-search-title = Zasady
app-search-hint = Wpisz jedno słowo lub więcej
app-search-none = Nic nie znaleziono. Spróbuj mniej słów lub innych słów.
app-table-title = Cały stół
app-cards-title = Moje karty
app-close = Esc: z powrotem do stołu
app-list-hint = ↑ ↓ wybór · Tab tekst · Esc powrót
app-help-title = Pomoc
app-help-keys =
    ↑ ↓ Enter      wskaż opcję i wybierz ją
    1–9 a–z A–Z    od razu wybierz opcję z tym klawiszem
    mysz           kliknij opcję, podświetlone pole albo klawisz na dole
    Tab            przejdź do następnego panelu, by go przewinąć
    PgUp PgDn      przewiń „Co się stało”
    ?              czego nie można wybrać i która zasada przeszkadza
    !              skąd ostatni wybór bota: porównanie z innymi możliwościami
    a              co zrobić: najlepsze opcje i powody
    /              szukaj w zasadach
    t              cały stół jako tekst
    c              moje karty w całości
    u              cofnij ostatni wybór
    =              w oknie: pasuj, aż coś się zmieni, albo przez całą tę walkę, albo pytaj tutaj zawsze
    k              w grze z przewodnikiem: odesłać go albo wezwać znowu
    s              zapisz grę
    l              angielski, rosyjski, polski
    h              ta strona: klawisze, symbole i słowa
    q              odejdź od stołu
app-help-vault =
    Krypta: najwyższy poziom jest wspólny, niżej każdy gracz ma swój. Pomieszczenie ma lewe pole ▌ i prawe ▐; liczby na górze to ich kolumny. Bursztynowy klawisz oznacza pole, które można wybrać. Kliknięcie innego pola podaje zasadę, która przeszkadza. Pełne figury są zdrowe, puste ranne; ! to zagrożenie, które zakrywa pole.

## Legenda

app-legend = Symbole

## Przekazanie ekranu

app-handover = Przekaż ekran graczowi
app-handover-hint = Enter: to ja, { $seat }, pokaż mi stół

## Zapis, cofanie, wyjście

app-save-title = Zapisz grę do pliku
app-save-hint = Enter zapisuje, Esc wraca do stołu
app-saved = Zapisano: { $path }
app-save-failed = Nie zapisano: { $reason }
app-quit-title = Odejść od stołu?
app-quit-text = Gra nie jest zapisana.
app-quit-save = zapisz i wyjdź
app-quit-leave = wyjdź bez zapisu
app-quit-stay = zostań
app-undone = Cofnięto wybór.
app-go-on = Dalszy ciąg: { $command }

## Koniec

app-end-title = KONIEC GRY
app-end-hint = s zapisz przebieg · Enter obejrzyj stół · l język · q wyjście
