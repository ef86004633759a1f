### Słowa samej strony: wszystko, czego nie wnosi gra.

## Wszędzie

home = Crossroads: strona główna
language = Język
settings = Ustawienia
about = O projekcie
rules = Zasady
close = Zamknij
loading = Chwileczkę…
try-again = Spróbuj ponownie
to-lobby = Na stronę główną
you = ty
bot = bot

## Strona główna

lobby-title = Strona główna
tagline = Siadaj i graj: z botami, razem przy jednym ekranie albo z przyjaciółmi na odległość.
play-now = Zagraj teraz
play-now-what =
    { $bots ->
        [one] { $game } — ty i { $bots } bot
        [few] { $game } — ty i { $bots } boty
       *[many] { $game } — ty i { $bots } botów
    }
set-table = Przygotuj własny stół
game = Gra
seats = Kto gdzie siedzi
seats-count =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
seats-fewer = O jedno miejsce mniej
seats-more = O jedno miejsce więcej
seat-who = Kto siedzi na miejscu { $number }
seat-name-of = Imię gracza na miejscu { $number }
sit-me = Ja
sit-here = Jeszcze ktoś przy tym ekranie
sit-open = Znajomy, przez link
bot-random = Losowy bot
bot-steady = Rozważny bot
bot-name-1 = Rdzawek
bot-name-2 = Iskierka
bot-name-3 = Trybik
bot-name-4 = Zębatka
bot-name-5 = Bolec
bot-name-6 = Śrubka
name-and-role = { $name } ({ $role })
best-odds = najlepsza szansa
seat-number = Miejsce { $number }
player-name = Gracz { $number }
pace = Przerwa po ruchu bota
pace-instant = Bez przerwy
pace-brisk = Krótka
pace-calm = Spokojna
clock = Zegar dla odpowiedzi z ręki
clock-none = Bez zegara: czekamy na każdego
clock-seconds = { $seconds } s, niezależnie od tego, kto może odpowiedzieć
undo-policy = Cofanie ruchu
undo-free = Dowolnie
undo-consent = Za zgodą pozostałych
undo-off = Nigdy
real-table = Przy prawdziwym stole: { $count ->
    [0] rzuca i ciągnie program
    [one] jedna rzecz jest wasza
   *[other] wasze: { $count }
}
real-table-note = Czym rzucacie i co ciągniecie sami, z własnego pudełka, i wpisujecie
real-table-all = Wszystko
drawn-search = Wpisz nazwę
drawn-found = { $count ->
    [0] brak
    [one] jedna: { $first }
   *[other] { $count }; pierwsza: { $first }
}
drawn-none = Żadna nazwa nie zawiera „{ $sought }”.
table-language = Język stołu
who-may-come = Kto może dołączyć
private = Tylko z linkiem
public = Każdy: stół widać na stronie głównej
who-may-watch = Kto może oglądać
watch-all = Każdy, kto ma link
watch-none = Nikt poza graczami
plan-expansions = Dodatki
plan-packs = Inne zestawy
played-with = Gramy z: { $names }
table-options = Opcje tej gry
option-refused = Nie z tymi dodatkami: { $value }.
option-usual = Jak zwykle
option-yes = tak
option-no = nie
make-and-play = Siadaj i graj
make-and-invite = Otwórz stół i zaproś
ways = Jak zagrać
way-bots = Z botami
way-bots-what = Ty i boty, od razu.
way-here = Przy jednym ekranie
way-here-what = Dwie osoby grają na zmianę; między nimi opada kurtyna.
way-link = Na odległość
way-link-what = Miejsce dla znajomego: dostaniesz link do wysłania.
learn = Ucz się, grając
learn-what = { $game } z przewodnikiem: prawdziwa gra, po jednej wskazówce.
learn-first = Jesteś tu pierwszy raz?
learn-first-what = Ucz się, grając: prawdziwa gra z botami i przewodnik, który objaśnia wszystko po kolei. Dziesięć minut, a odejść możesz w każdej chwili.
own-tables = Twoje stoły
forget-table = Usuń z tej listy
record-open = Otwórz zapis gry
record-open-what = Plik z zakończoną grą: obejrzyj ją jeszcze raz, przeanalizuj albo graj dalej od dowolnej chwili.
record-choose = Wybierz plik
open-tables = Stoły z wolnym miejscem
open-tables-none = Żaden publiczny stół nie czeka teraz na graczy. Otwórz własny, a pojawi się tutaj.
nobody-yet = Na razie nikt
seats-free =
    { $count ->
        [0] wszystkie miejsca zajęte
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
phase-playing = gra trwa, { $choices ->
        [one] { $choices } wybór
        [few] { $choices } wybory
       *[many] { $choices } wyborów
    }
phase-over = zakończona

## Poczekalnia

waiting-title = Poczekalnia
waiting-for =
    { $count ->
        [0] Wszyscy są, gra się zaczyna.
        [one] Jedno miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie.
        [few] { $count } miejsca są wolne. Gra zacznie się, gdy wszystkie będą zajęte.
       *[many] { $count } miejsc jest wolnych. Gra zacznie się, gdy wszystkie będą zajęte.
    }
your-name = Twoje imię
claim = Usiądź tutaj
claim-here = Jeszcze ktoś przy tym ekranie
sit-bot = Posadź bota
which-bot = Jakiego bota
leave = Wstań
here = przy stole
away = bez połączenia
seat-free = wolne
no-spectators = Bez widzów: gdy gra się zacznie, zobaczą ją tylko osoby przy stole.
invite-link = Link dla znajomych
invite-scan = Albo zeskanuj telefonem
invite-only-here = Serwer jest dostępny tylko z tego urządzenia. Aby wpuścić innych, uruchom go tak: crossroads serve --host 0.0.0.0
invite-expires = Działa przez dobę.
invite-renew = Utwórz nowy
copy = Kopiuj
copied = Skopiowano

## Uczciwe kości

fair-dice = Uczciwe kości: nikt nimi nie steruje
fair-dice-text = Zanim ktokolwiek usiadł do stołu, serwer ustalił tajną liczbę i pokazał jej odcisk (poniżej). Każde miejsce dodało coś losowego od siebie, a kości powstają z tego wszystkiego razem. Gdy gra się skończy, tajna liczba zostanie ujawniona i każdy będzie mógł sprawdzić, że pasuje do odcisku oraz że wynika z niej każdy rzut i każde tasowanie.
fair-commitment = Odcisk tajnej liczby
fair-secret = Tajna liczba
fair-nonces = Co dodało każde miejsce
fair-verify = Mając zapis gry:
fair-known-own = Ta przeglądarka wszystko sprawdziła: tajna liczba pasuje do odcisku pokazanego ci przed grą, a twój losowy dodatek wszedł do kości.
fair-known-seen = Ta przeglądarka wszystko sprawdziła: tajna liczba pasuje do odcisku pokazanego ci przed końcem gry.
fair-known-nothing = Tajna liczba pasuje do swojego odcisku. Ta przeglądarka nie widziała odcisku przed końcem gry; czy go nie podmieniono, może powiedzieć tylko ta, która go widziała.
fair-unchecked = Nie udało się sprawdzić kości: zapis gry nie dotarł. Otwórz stół jeszcze raz, aby spróbować ponownie.
fair-alarm = Nie ufaj kościom tej gry
fair-alarm-secret = Tajna liczba nie pasuje do swojego odcisku: serwer obiecał inną.
fair-alarm-changed = Odcisk nie jest tym, który pokazano tej przeglądarce wcześniej: tajną liczbę można było wybrać później.
fair-alarm-nonce = W kościach nie ma tego, co ta przeglądarka dodała za miejsce „{ $name }”.
fair-alarm-record = Zapis gry ma inne kości niż stół.
fair-alarm-do = Zachowaj zapis, powiedz o tym innym przy stole i zapytaj osobę, która prowadzi ten serwer.

## Stół

line-down = Brak połączenia z serwerem. Twoje decyzje są bezpieczne; strona połączy się sama.
your-turn = Twój ruch
turn-of = Wybiera { $name }
turn-of-bot = Myśli: { $name }
someone-chooses = Wybiera { $name }
has-turn = wybiera
quoted = „{ $text }”
game-over = Koniec gry
skip-to-choices = Przejdź do opcji
options = Opcje
unfold =
    { $count ->
        [one] { $count } opcja
        [few] { $count } opcje
       *[many] { $count } opcji
    }
fold = Zwiń
why-not = Czego teraz nie można i dlaczego
lit-above = Wyżej: { $count }
lit-below = Niżej: { $count }
lit-aside = Z boku: { $count }
lit-show = pokaż, co jeszcze można wybrać
its-rule = Zasada
what-you-have = Co masz
board = Stół
offer = { $label }. Można wybrać
offer-several = { $what }. { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
  }
several = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości: naciśnij, by je zobaczyć
   *[many] { $count } możliwości: naciśnij, by je zobaczyć
  }
no-board = Ta gra nie ma narysowanego stołu: graj z listy opcji.
undo = Cofnij
no-undo-known = Nie ma czego cofnąć: od twojego ostatniego wyboru rzucono kośćmi lub odkryto coś ukrytego albo jeszcze nic nie wybrano.
no-undo-asked = Trwa już pytanie o cofnięcie wyboru.
no-undo-watching = Widz nie ma czego cofać.
result = Wynik
show-result = Pokaż wynik
beside = Obok stołu
from-expansions = Co dodają dodatki
tab-log = Przebieg
tab-chat = Rozmowa
tab-seats = Miejsca
log-whole = Pokaż cały tekst
since-your-turn = Od twojej ostatniej tury
since-your-turn-lines = Od twojej ostatniej tury: { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
  }
since-again = Pokaż jeszcze raz
to-side = Dziennik, czat i miejsca
log-earlier =
    { $count ->
        [one] Pokaż { $count } wcześniejszy wpis
        [few] Pokaż { $count } wcześniejsze wpisy
       *[many] Pokaż { $count } wcześniejszych wpisów
    }
log-why = dlaczego?
log-why-of = Dlaczego? { $text }
rule-of = Zasada do wpisu: { $text }
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś do stołu
chat-spectator = Jesteś widzem. Mówić mogą tylko osoby siedzące przy stole.
send = Wyślij
bot-stands-in = w zastępstwie: { $bot }
hand-to-bot = Niech gra dalej bot
take-back = Wróć na miejsce
bot-plays-for-you = Gra za ciebie bot.
keeps-waiting = Stół czeka: { $name }.

## Odmowy

refused-stale = Ktoś był szybszy. Spójrz na stół i wybierz jeszcze raz.
refused-not-yours = To nie twoja decyzja.
refused-not-now = Teraz nie jest to możliwe.
refused-too-fast = Nie tak szybko: poczekaj chwilę.
refused-undo-refused = Decyzja pozostaje: nie było zgody na jej cofnięcie.

## Dlaczego nie

why-title = Dlaczego nie?
why-none = Nic nie stoi na przeszkodzie: można to wybrać.
why-more = Pokaż jeszcze { $count }
why-other = Inne
why-seek = Znajdź na liście
why-not-found = Nie ma tego na liście.
open-rule = Otwórz zasadę

## Zasady

rules-search = Szukaj w zasadach
rules-all = Wszystkie tematy
rules-more = Więcej o tej zasadzie
rules-book = Zasady jako książka: najpierw gra w dwie minuty
rules-guessed = Szukano „{ $meant }” zamiast „{ $typed }”.
rules-found =
    { $count ->
        [0] Nic nie znaleziono. Spróbuj innych słów albo użyj ich mniej.
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
       *[many] Znaleziono { $count } zasad
    }
rules-now = Co jest teraz ważne
rules-topics = Tematy
rules-related = Tematy pokrewne
book-print = Drukuj
book-whole = Zasady jako książka
book-short = Gra w dwie minuty
book-symbols = Co znaczą symbole
book-unofficial = Crossroads to nieoficjalny projekt fanów. Zasady opisujemy własnymi słowami.
rules-example = Przykład.
rules-ruling = Nasze rozstrzygnięcie.

## Kilka osób przy jednym ekranie

curtain-title = { $name }, twój ruch
curtain-text = Przekaż ekran. Nic z twojej strony nie zostanie pokazane, dopóki nie potwierdzisz.
curtain-look = To ja, { $name }: pokaż mi stół

## Cofanie

undo-asked-title = Cofnąć ruch?
undo-asked = { $name } prosi o cofnięcie ostatniej decyzji.
undo-agree = Zgoda
undo-refuse = Nie, zostaje
undo-waits = { $name } prosi o cofnięcie decyzji. Czekamy na: { $others }.

## Koniec

end-title = Koniec gry
end-winners =
    { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }
end-you = Wygrywasz!
end-points = Skąd się wzięło
end-dice = Kości
end-sum = Razem
end-luck = { $rolled } przy oczekiwanych { $expected } ({ $share })
end-yours = Świetna gra.
score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
rematch = Zagraj jeszcze raz
rematch-join = Do następnej gry
rematch-watch = Oglądaj następną grę
replay = Powtórka
record = Pobierz zapis
chart = Punkty w trakcie gry
chart-none = Ta gra nie ma wykresu.
chart-table = Jako tabela
chart-choice = Wybór
play-on = Graj dalej od tej chwili: { $name }
played-on-from = Gra podjęta w innej grze przed decyzją { $at }
replay-link-here = Link do tej chwili
replay-link = Kopiuj link do tej chwili
replay-link-copied = Link skopiowany
look-back = Spojrzenie wstecz
look-back-what = Ile w wyniku twoich wyborów, ile cudzych, a ile przypadku, i które trzy wybory kosztowały cię najwięcej.
look-back-whose = Spojrzenie wstecz: { $name }
look-back-working = Gra jest rozgrywana jeszcze raz i próbowane są inne decyzje: gotowe { $percent }. Możesz opuścić tę stronę i wrócić później.
look-back-none = Na tę grę nie można teraz spojrzeć wstecz.
look-back-line = Wartość w ciągu gry
look-back-value = wartość
look-back-moment = Decyzja { $at }
look-back-chosen = Twój wybór:
look-back-better = Średnio lepiej:
look-back-see = Zobacz tę chwilę
look-back-retry = Spróbuj jeszcze raz

## Powtórka

to-table = Do stołu
replay-past = Wyboru { $at } nie ma: tak wygląda gra po ostatnim, { $last }.
replay-at = Po wyborze { $at } z { $last }
replay-controls = Kroki powtórki
replay-back = Jeden wybór wstecz
replay-on = Jeden wybór dalej
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-slider = Wybór
replay-eyes = Oczami
everybody = Widza

## Ustawienia i klawisze

settings-theme = Kolory
settings-theme-system = Jak w systemie
settings-theme-dark = Ciemne
settings-theme-light = Jasne
settings-size = Wielkość liter
settings-size-usual = Zwykła
settings-size-larger = Większa
settings-size-largest = Największa
settings-still = Mniej ruchu
settings-keys = Pojedyncze klawisze wybierają i otwierają zasady
settings-glow = Linie ekranu
settings-sound = Dźwięki
keys-title = Klawisze
keys-number = wybierz opcję o tym numerze albo otwórz jej grupę
keys-arrows = wskaż opcję i wybierz ją
keys-rules = otwórz zasady
keys-glossary = co znaczą symbole i słowa
keys-why = czego teraz nie można i dlaczego
keys-undo = cofnij

## O projekcie

about-what = Crossroads to darmowy stół do gier planszowych w przeglądarce: zna zasady, gra za puste miejsca i dochowuje tajemnic.
about-unofficial = To nieoficjalny projekt fanów: nie jest powiązany z właścicielami nazw gier ani przez nich zatwierdzony. Nie ma w nim ich grafik ani tekstów.
about-icons = Rysunki
about-icons-text = Sceny i plansze są nasze. Ikony:
about-fonts = Litery
about-privacy = Co zapamiętuje ta strona
about-privacy-text = Twoja przeglądarka pamięta identyfikatory twoich stołów, twoje imię i te ustawienia. Nic nie jest wysyłane nigdzie poza ten serwer.

## Co poszło nie tak

error-title = Dalej nie ma drogi
trouble-unknown-table = Nie ma takiego stołu. Sprawdź link: może brakuje w nim litery.
trouble-unknown-game = Nie ma tu takiej gry.
trouble-seat-taken = Ktoś właśnie zajął to miejsce. Wybierz inne.
trouble-invitation-expired = To zaproszenie wygasło. Poproś o nowe osobę, która je wysłała.
trouble-invitation-needed = To prywatny stół. Poproś o link osobę, która go otworzyła.
trouble-too-many-requests = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
trouble-server-away = Serwer nie odpowiada. Spróbuj za chwilę.
trouble-not-found = Pod tym adresem nic nie ma.
trouble-no-page = Pod tym adresem nic nie ma.
trouble-bad-name = Tego imienia nie można użyć. Wybierz inne, do 24 znaków.
trouble-bad-table = Takiego stołu nie da się przygotować:
trouble-bad-record = Ten plik nie jest zapisem gry albo jest uszkodzony.
trouble-record-not-over = Gra w tym pliku jeszcze się nie skończyła. Graj dalej tam, gdzie ją zapisano.
trouble-record-other-rules = W grze z tego pliku obowiązywały inne zasady. Otwórz ją w wersji, w której ją rozegrano.
trouble-too-large = To więcej, niż serwer przyjmuje.
trouble-busy = Serwer jest zajęty. Spróbuj za chwilę.
trouble-invitation-wrong = To nie jest zaproszenie do tego stołu. Poproś gospodarza o nowy link.
trouble-not-now = Teraz nie jest to możliwe: przy stole już coś się zmieniło.
trouble-no-such-point = Gra nie trwała tak długo.
trouble-replay = Dopóki gra się nie skończy, możesz oglądać ją tylko własnymi oczami albo jako widz.
trouble-unknown-rule = Nie ma takiej zasady.
trouble-not-yours = To nie twoja decyzja.
trouble-no-spectators = Ta gra toczy się bez widzów. Gdy się skończy, będzie można ją tutaj obejrzeć.
trouble-unknown = Coś poszło nie tak. Spróbuj ponownie.

## Okna

window = Odpowiedzi
window-awaits = Mogą jeszcze odpowiedzieć: { $names }.
window-left = Zostało { $seconds } s.
window-answered = Twoja odpowiedź czeka, aż minie czas; inna ją zastąpi.
stand-until-change = Pas, aż coś się zmieni
stand-until-change-what = Pasuj, dopóki nie masz nowej odpowiedzi i nikt nie odpowiada
stand-occasion = Pas do końca
stand-occasion-what = Pasuj przez całą tę walkę lub turę
stand-stop = Zawsze mnie tu pytaj
stand-stop-what = Pytaj mnie tu, nawet jeśli mogę tylko spasować

## A seat on several devices

devices = Urządzenia
devices-title = To miejsce na twoich urządzeniach
devices-more = Graj na innym urządzeniu
devices-code = Zeskanuj to tam albo otwórz stół i wpisz kod. Działa raz, przez dziesięć minut.
devices-code-typed = Otwórz tam stół i wpisz kod. Działa raz, przez dziesięć minut.
devices-scan = Miejsce dla innego urządzenia
devices-list = Gdzie gra się na tym miejscu
devices-this = to urządzenie
devices-unnamed = Urządzenie
devices-sign-off = Wyloguj
devices-sign-off-named = Wyloguj: { $name }
devices-way-claim = zajęło miejsce
devices-way-code = przez kod
devices-way-host = wpuszczone przez gospodarza
devices-way-profile = przez twój profil
reissue = Wpuść ponownie
reissue-title = Nowe wejście dla gracza { $name }
reissue-note = Wyślij ten link lub kod graczowi { $name }. Działa raz, przez dobę. Wszyscy przy stole przeczytają na czacie, że go utworzono.
have-code = Już tu siedzę i mam kod
spend-title = Twoje miejsce na tym urządzeniu
spend-text = Z tym kodem grasz na swoim miejscu także na tym urządzeniu.
spend-code = Kod
spend = Graj na tym urządzeniu
chat-reissued = Gospodarz utworzył nowe wejście dla gracza { $name }.
trouble-code-wrong = Ten kod już nie działa albo należy do innego stołu. Utwórz nowy.
trouble-code-expired = Ten kod wygasł. Utwórz nowy.
trouble-last-device = To jedyne urządzenie tego miejsca. Zamiast tego opuść miejsce.
trouble-too-many-devices = To miejsce ma już zbyt wiele urządzeń. Wyloguj jedno z nich.
trouble-unknown-device = To urządzenie jest już wylogowane.

## A profile

profile = Profil
profile-what = Profil przechowuje twoje stoły, wyniki i statystyki i przynosi je na każde urządzenie. Nie potrzebuje nazwy ani e-maila: tylko hasła z sześciu słów, które serwer tworzy i którego nie przechowuje.
profile-make = Utwórz profil
profile-made = Zapisz to hasło i dobrze je przechowuj. Pokazujemy je tylko raz i nikt nie może go zresetować:
profile-passphrase = Hasło z sześciu słów
profile-sign-in = Zaloguj się
profile-sign-out = Wyloguj się
profile-figures = Gry rozegrane do końca
profile-figure = { $game }: { $played }, w tym wygrane: { $won }
profile-no-figures = Jeszcze żadnej.
profile-open = Otwórz
profile-open-table = czeka na graczy
profile-playing = gra trwa
profile-over = zakończona
profile-gone = już nie jest przechowywana
profile-won = wygrana
profile-lost = przegrana
profile-export = Wszystko o mnie, jako plik
profile-delete = Usuń wszystko o mnie
profile-delete-note = Twój profil, nazwa i wszystko, co zostało przez ciebie powiedziane przy stołach, zostanie na zawsze zapomniane. W trwających grach dalej zagra za ciebie bot. Wybory zostają: to także gra innych.
profile-delete-now = Usuń na zawsze
trouble-not-signed-in = To urządzenie nie jest zalogowane do profilu.
trouble-passphrase-wrong = Nie ma tu profilu z takim hasłem. Sprawdź każdą literę.

## Co zrobić?

advice = Co zrobić?
advice-thinking = Zastanawiamy się…
advice-none = Tym razem nie ma odpowiedzi.
advice-needs-all = Przy stole grają ludzie, więc porady są wyłączone, dopóki wszyscy się nie zgodzą.
advice-agree = Zezwól na porady przy tym stole
advice-refuse = Bez porad
advice-waits = Czekamy na zgodę: { $others }.
chat-advice-on = Wszyscy się zgadzają: od teraz każdy może poprosić o poradę. Ostatnia zgoda: { $name }.
chat-advice-off = { $name } nie chce już porad przy tym stole: są wyłączone.
refused-advice-refused = Przy stole grają ludzie: na porady muszą zgodzić się wszyscy.
bot-why = Skąd ten wybór?
bot-why-title = { $name }: skąd ten wybór?
bot-why-said = Powiedziane przy stole
bot-why-chosen = Wybrano
bot-why-else = Co jeszcze było do wyboru
keys-advice = co zrobić?

## Przewodnik pierwszej gry

coach = Przewodnik
coach-step = Krok { $number } z { $of }
glossary = Symbole i słowa
glossary-here = To, o czym tu mowa
glossary-words = Wszystkie słowa
coach-quiet = Tu nie ma lekcji, decyzja należy do ciebie: wybierz, co chcesz, albo zapytaj „{ advice }”
coach-leave = Graj bez przewodnika
coach-resume = Wróć do przewodnika
coach-suggests = rada przewodnika

## Gra przez kilka dni

slow = Czas na decyzję
slow-none = Za jednym razem
slow-hours = { $hours } godzin
slow-days = { $days ->
    [one] Jeden dzień
   *[other] { $days } dni
}
slow-note = Powolny stół: kogo nie ma, ten dostaje wiadomość o swojej kolei, a za tego, kto nie przychodzi, gra bot. Pytanie z jedną odpowiedzią nie pada, więc inni mogą poznać, że nic nie dało się zrobić.
days-open = Przez kilka dni…
days-slow = Ta gra trwa kilka dni.
days-until = { $name } ma czas do { $when }.
days-until-you = Masz czas do { $when }.
days-paused = Gra jest wstrzymana: czas nie płynie.
days-pause-asked = Chcą przerwy: { $names }.
days-no-time = Teraz brak czasu
days-snooze = Nie o tej kolei: bez dalszych wiadomości
days-snoozed = O tej kolei nic więcej nie przyjdzie.
days-pause = Poproś o przerwę
days-pause-agree = Zgódź się na przerwę
days-pause-not = Jednak bez przerwy
days-go-on = Graj dalej
days-resign = Poddaj się
days-resign-really = Poddaj się: dalej zawsze gra bot
days-resign-not = Zostań
days-away-note = Przerwa zaczyna się, gdy zgodzą się wszyscy. Gdy twój czas minie, bot gra za ciebie, dopóki nie wrócisz.
notices-title = Gdy jest moja kolej, a mnie nie ma
notices-for-seat = Dla tego miejsca.
notices-for-profile = Dla wszystkich stołów twojego profilu.
notices-way = Powiadom mnie
notices-add = Dodaj
notices-email = pocztą
notices-push = w tej przeglądarce
notices-webhook = przez webhook
notices-feed = w kanale
notices-mail-address = Adres poczty
notices-hook-address = Adres webhooka
notices-code = Kod, który tam przyszedł
notices-confirm = Potwierdź
notices-drop = Usuń
notices-drop-named = Usuń: { $name }
notices-feed-address = Adres twojego kanału
notices-feed-once = Widać go tylko teraz. Kto go ma, może czytać, kiedy jest twoja kolej.
notices-not-allowed = Ta przeglądarka nie może pokazywać wiadomości: pozwól na to w jej ustawieniach.
notices-kept = Zapisano.
notices-quiet = Godziny ciszy
notices-quiet-from = Cisza od
notices-quiet-to = Cisza do
notices-digest = Wszystko raz dziennie
notices-digest-at = O której godzinie
trouble-bad-address = Tego adresu nie można użyć. Sprawdź go.
trouble-channel-off = Ten serwer nie może tego wysłać.
trouble-not-sent = Nie udało się tam nic wysłać. Sprawdź adres i spróbuj jeszcze raz.
