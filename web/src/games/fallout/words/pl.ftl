### Plansza Fallouta

## Mapa

map = Mapa: strzałki prowadzą z pola na pole, Enter wybiera, plus, minus i 0 zmieniają powiększenie
zoom = Jaka część mapy jest widoczna
zoom-in = Bliżej
zoom-out = Dalej
zoom-all = Cała mapa
zoom-me = Do mojego ocalałego
facedown = Zakryty, { $back }
known-face = Podejrzany: { $name }
encounter-here = Spotkanie: { $icon }{ $level ->
    [0] { "" }
   *[other] , poziom { $level }
  }
enemy-icon = Tu pojawiają się wrogowie: { $type }
enemy = { $name }, { $type }, poziom { $level }
enemy-facedown = Nieaktywny wróg, zakryty: { $type }
survivor-here = Tu jest { $name } ({ $who })
marker-here = Znacznik zadania, { $colour }: { $quest }
vulnerable = Wrażliwe obszary: { $areas }
agenda-icons = Na koniec rundy aktywuje: { $icons }
cost = { $caps ->
    [one] { $caps } kapsel
    [few] { $caps } kapsle
   *[many] { $caps } kapsli
  }

## Czyja tura, co można zrobić

turn-of = Tura: { $who }
acts = Co możesz zrobić
score-influence = wpływ { $score }
score-goals =
    { $score ->
        [one] { $score } cel
        [few] { $score } cele
       *[many] { $score } celów
    }
not-now = nie teraz; naciśnij, by zobaczyć dlaczego
lit-on = { $panel }: { $count }

## Panele obok mapy

panels = Panele
panel-mine = Moje karty
panel-others = Ocaleni
panel-quests = Zadania
panel-shop = Sklep
panel-power = Władza
panel-decks = Talie
count-agendas = { $count ->
    [one] { $count } osiągnięcie
    [few] { $count } osiągnięcia
   *[many] { $count } osiągnięć
}
count-perks = { $count ->
    [one] { $count } profit
    [few] { $count } profity
   *[many] { $count } profitów
}
panel-lit = { $count ->
    [one] { $count } wybór tutaj
    [few] { $count } wybory tutaj
   *[many] { $count } wyborów tutaj
  }

## Sceny

scene-encounter = Spotkanie
scene-roll = Rzut kośćmi
scene-trade = Wymiana
scene-choice = Wybór
scene-aside = Spójrz na mapę
scene-back = Wróć do wyboru
others-choose = Wybiera { $who }
die = Obszary: { $areas }; symbole trafień: { $hits }
open-test = Bez poziomu trudności: im więcej symboli trafienia, tym lepiej
foe = Poziom { $level }; trafień, by zabić: { $needs }
from-afar = Walka z sąsiedniego pola
select-dice = Wybierz kości do przerzutu
select-dice-rested = Wybierz kości do przerzutu kosztem cechy „wypoczęty”
trade-gives = { $who } daje
nothing = na razie nic

## Plansze graczy

health = PW { $hp }, rady { $rads }, pozostałe PW { $left }
special = S.P.E.C.I.A.L.: { $letters }. PD { $xp } z { $most }
power = { $faction }: władza { $at } z { $most }; poziom wrogów { $level }
no-quests = W grze nie ma zadań.
story = Historia

## Do poczekalni i list

option-scenario = Scenariusz
option-scenario-hint = Mapa, organizacje i początek historii
option-scenario-commonwealth = Wspólnota
option-scenario-capital-wasteland = Stołeczne Pustkowia
option-scenario-far-harbor = Far Harbor
option-scenario-the-pitt = Pitt
option-first = Pierwszy gracz
option-first-hint = Losowany, jeśli nie wskażesz miejsca
option-vault_tiles = Kafelki z kryptami
option-vault_tiles-laid = zawsze na mapie
option-vault_tiles-random = losowo, jak pozostałe
option-starting_enemies = Wrogowie na początku
option-starting_enemies-icons = na każdym symbolu odkrytych kafelków
option-starting_enemies-plan = tylko ci z planu
option-explore_under_threat = Eksploracja obok aktywnych wrogów
option-explore_under_threat-allowed = dozwolona
option-explore_under_threat-blocked = niedozwolona
option-ranged_bonus = Dodatkowe trafienie broni z symbolem strzału
option-ranged_bonus-adjacent = tylko na sąsiednie pole
option-ranged_bonus-always = zawsze
option-encounter_blocked_by = Spotkaniu przeszkadzają
option-encounter_blocked_by-active = aktywni wrogowie na polu
option-encounter_blocked_by-any = jacykolwiek wrogowie na polu
option-read_aloud = Spotkanie czyta się na głos
option-read_aloud-with-tests = z testami opcji
option-read_aloud-bold-only = bez testów
option-encounters = Spotkania w turze
option-encounters-each-icon = po jednym na symbol
option-encounters-one-a-turn = jedno w sumie
option-camp_order = Kolejność części obozowania
option-camp_order-any = dowolna
option-camp_order-printed = wydrukowana
option-armor_cancels = Pancerz odejmuje się od
option-armor_cancels-hits = symboli trafień
option-armor_cancels-damage = obrażeń
option-dice_hit = Kość z kilkoma pasującymi obszarami
option-dice_hit-once = trafia raz
option-dice_hit-each-area = trafia każdym z nich
option-killed_tokens = Żetony zabitych wrogów wracają
option-killed_tokens-pile = na stos odrzuconych
option-killed_tokens-supply = do puli
option-replacement = Następca pojawia się
option-replacement-closest = na najbliższym symbolu
option-replacement-closest-empty = na najbliższym pustym symbolu
option-weakest = Spośród równie bliskich ocalałych wrogowie porównują
option-weakest-remaining = pozostałe PW
option-weakest-hp = PW
option-turn_inactive = Nieaktywni wrogowie odkrywają się
option-turn_inactive-type = po wrogach swojego rodzaju
option-turn_inactive-card = po całej karcie
option-retreat_after_kill = Wróg z Ucieczką, który zabił ocalałego
option-retreat_after_kill-retreats = ucieka
option-retreat_after_kill-stays = zostaje
option-fifth_agenda = Piąte osiągnięcie
option-fifth_agenda-shuffled = wtasowuje się
option-fifth_agenda-discarded = odrzuca się
option-equip_on_gain = Zdobywając kartę, można wyposażyć się
option-equip_on_gain-gained-card = w nią
option-equip_on_gain-any-card = w dowolną kartę
option-equip_at_camp = Zmiana wyposażenia w obozie
option-equip_at_camp-true = tak
option-equip_at_camp-false = nie
option-unique_taken = Unikalny zasób jest niedostępny
option-unique_taken-not-in-deck = gdy nie ma go w talii
option-unique_taken-held = póki ktoś go ma
option-dealings = Transakcje w sklepie
option-dealings-together = jedna liczba na wszystko
option-dealings-each = tyle zakupów i tyle sprzedaży
option-sell = Sprzedawać można
option-sell-all = wszystkie karty
option-sell-inventory = tylko z ekwipunku
option-level_ups = Awanse
option-level_ups-after = po wszystkich PD
option-level_ups-at-once = od razu
option-known_letter = Zachowany żeton znanej litery wraca
option-known_letter-supply = do puli
option-known_letter-gone = do pudełka
option-opposing_count = Wrogów wrogiej organizacji liczy się
option-opposing_count-after = po ich działaniu
option-opposing_count-before = przed ich działaniem
how-influence = Dość wpływów
how-faction = Organizacja przejęła władzę
how-eliminated = Nikt nie ocalał
group-step = Krok
group-explore = Eksploracja
group-fight = Walka
group-quest = Zadanie
group-use = Użyj karty
group-perk = Użyj profitu
group-equip = Wyposaż się
group-unequip = Zdejmij
group-loyal = Lojalność
group-reroll = Przerzut
group-die = Obróć kość
group-buy = Kup
group-recruit = Zwerbuj
group-sell = Sprzedaj
group-give = Zaproponuj coś
group-give-agenda = Zaproponuj osiągnięcie
group-ask = Poproś o coś
group-discard = Odrzuć
group-at = Gdzie
group-to = Dokąd
group-start = Gdzie zacząć
group-return = Dokąd wrócić
group-look = Podejrzyj
group-turn = Odkryj wroga
group-enemy = Który wróg
group-activate = Który wróg działa
group-attack = Kogo atakują
group-option = Opcje
group-trade = Wymiana
group-camp = Obozowanie

## Koniec

luck-icons = Symbole trafień na kościach
