### Munchkin, zestaw podstawowy: co można wybrać, co się stało i co leży na stole

game-name = Munchkin Fallout
player = Gracz { $number }
nothing = nic
quoted = „{ $name }”
foe-copy = { $foe } (bliźniak)
foes-gone = nikt, już po potworach
part = { $what } { $amount }
part-level = poziom
part-radiation = promieniotwórczość
part-own = charakterek

## Oferty

offer-gives = { $own ->
        [yes] dajesz
       *[no] daje
    } { $items }
offer-asks = { $own ->
        [yes] dostajesz
       *[no] dostaje
    } { $items }
offer-gives-nothing = { $own ->
        [yes] nic nie dajesz
       *[no] nic nie daje
    }
offer-asks-nothing = { $own ->
        [yes] nic nie dostajesz
       *[no] nic nie dostaje
    }
offer-treasures = dla pomocnika { $count ->
        [one] { $count } Skarb
        [few] { $count } Skarby
       *[many] { $count } Skarbów
    }, { $picker ->
        [helper] wybiera pomocnik
        [fighter] wybiera walczący
       *[random] wybiera los
    }
offer-nothing = { $own ->
        [yes] na razie nic
       *[no] nic w zamian
    }
offer-together = razem { $munchkins } przeciw { $monsters }

## Możliwości

option-play-card = Zagraj kartę „{ $card }”
option-play-trap = Zastaw na kogoś pułapkę „{ $card }”
option-play-radiation = Napromieniuj kogoś kartą „{ $card }”
option-power = Użyj zdolności „{ $card }”
option-wear-card = Zacznij używać przedmiotu „{ $card }”
option-stow-card = Włóż do plecaka przedmiot „{ $card }”
option-load-card = Daj towarzyszowi do niesienia przedmiot „{ $card }”
option-attach = Dołącz modyfikator „{ $card }” do przedmiotu „{ $item }”
option-cheat = Połóż kartę „{ $card }” na przedmiocie „{ $item }”
option-class-card = Przyjmij klasę „{ $card }”
option-replace = Zmień klasę: zamiast „{ $old }” – „{ $card }”
option-trait-card = Wyłóż kartę „{ $card }”
option-sidekick-card = Weź towarzysza „{ $card }”
option-drop-card = Pozbądź się karty „{ $card }”
option-sale = Sprzedaj przedmioty za poziomy
option-sell-card = Sprzedaj przedmiot „{ $card }”
option-trade = Zaproponuj wymianę: { $player }
option-help = Poproś o pomoc: { $player }
option-help-offer = Zaoferuj swoją pomoc: { $player }
option-answer = Odpowiedz na ofertę ({ $player })
option-answer-any = Odpowiedz na ofertę
option-sacrifice = Zostaw towarzysza potworom i uciekaj
option-give-card = Daj przedmiot „{ $card }”
option-ask-card = Poproś o przedmiot „{ $card }”
option-treasures = { $count ->
        [one] { $count } Skarb dla pomocnika
        [few] { $count } Skarby dla pomocnika
       *[many] { $count } Skarbów dla pomocnika
    }
option-picker-helper = Skarby wybiera pomocnik
option-picker-fighter = Skarby wybiera walczący
option-picker-random = Skarby wybiera los
option-propose = Złóż tę ofertę
option-cancel = Jednak nie
option-accept = Zgódź się
option-accept-radiation = Znieś to bez rzutu
option-refuse = Odmów
option-counter = Odmów i zaproponuj coś innego
option-later = Odpowiedz później
option-target = { $player }
option-foe = „{ $foe }”
option-side-munchkins = Munchkinom
option-side-monsters = Potworom
option-monster-card = „{ $card }”
option-pay-card = Odrzuć kartę „{ $card }”
option-lose-card = Strać kartę „{ $card }”
option-steal-card = Ukradnij przedmiot „{ $card }”
option-take-card = Weź kartę „{ $card }”
option-cure-card = Pozbądź się karty „{ $card }”
option-ends-card = Najpierw „{ $card }”
option-idle-card = Odłóż przedmiot „{ $card }”
option-surplus-card = Pozbądź się przedmiotu „{ $card }”
option-to = { $player }
option-first = { $player }
option-from = Uciekaj przed potworem „{ $foe }”
option-along = Uciekajcie we dwoje
option-alone = Uciekaj bez pomocnika
option-roll = Rzuć kością
option-draw = Dobierz trzy Profity do wyboru
option-decline = Obejdź się bez Profitu
option-keep-card = Zatrzymaj Profit „{ $card }”
option-none = Nic z tego
option-loot-card = Weź kartę „{ $card }”
option-loot = Splądruj pokój
option-no-loot = Zostaw pokój w spokoju
option-trouble-card = Wyzwij na walkę potwora „{ $card }”
option-no-trouble = Nie szukaj kłopotów
option-share-card = „{ $card }”
option-charity-card = „{ $card }”
option-done = Nic więcej
option-done-sale = Sprzedaj wybrane
option-pass = Pas
pass-door = potem wyważasz drzwi
pass-charity = potem jałmużna i koniec tury
pass-wins = wygrasz, jeśli nikt się nie wtrąci
pass-runs = jeśli nikt się nie wtrąci, musisz uciekać
pass-rolls = potem rzucasz kością

## Pytania

prompt-turn-start = { $own ->
        [yes] Twoja tura: przygotuj się, zanim wyważysz drzwi
       *[no] Zaczyna się tura, gra { $active }: robisz coś?
    }
prompt-door-settled = { $own ->
        [yes] Drzwi za tobą: robisz coś, zanim pójdziesz dalej?
       *[no] { $active } ma drzwi za sobą: wtrącasz się?
    }
prompt-trouble-settled = { $own ->
        [yes] Kłopoty za tobą: robisz coś przed jałmużną?
       *[no] { $active } ma kłopoty za sobą: wtrącasz się?
    }
prompt-loot-settled = { $own ->
        [yes] Pokój splądrowany: robisz coś przed jałmużną?
       *[no] { $active } kończy plądrować pokój: wtrącasz się?
    }
prompt-before-charity = { $own ->
        [yes] Tura dobiega końca: robisz coś przed jałmużną?
       *[no] { $active } kończy turę: wtrącasz się?
    }
prompt-combat = { $fighters } kontra { $foes }, { $munchkins } do { $monsters }
    .mark = :
    .text = { $role ->
            [fighter] walczysz, co robisz?
            [helper] pomagasz w walce, co robisz?
           *[other] wtrącasz się?
        }
prompt-before-roll = { $own ->
        [yes] Uciekasz
       *[no] { $runner } ucieka
    } ({ $pursuer })
    .mark = :
    .text = robisz coś przed rzutem?
prompt-react = { $effect }
    .mark = .
    .text = Odpowiadasz na to?
prompt-target = „{ $card }”: na kogo?
prompt-foe = „{ $card }”: który potwór?
prompt-side = „{ $card }”: której stronie?
prompt-monster = „{ $card }”: którego potwora z ręki wystawiasz?
prompt-pay = „{ $card }”: którą kartę odrzucasz jako zapłatę?
prompt-radiation = Grozi ci promieniowanie („{ $card }”): rzucasz na ochronę?
prompt-lose = { $caused ->
        [yes] „{ $cause }”: co tracisz?
       *[no] Co tracisz?
    }
prompt-give = { $caused ->
        [yes] „{ $cause }”: co oddajesz?
       *[no] Co oddajesz?
    }
prompt-to = Komu oddajesz przedmiot „{ $card }”?
prompt-steal = Co kradniesz? Ofiara: { $player }
prompt-take = Którą kartę bierzesz z odrzuconych?
prompt-cure = Której karty pozbywa się { $player }?
prompt-draft = { $sort ->
        [trade] Proponujesz wymianę, decyduje { $player }
        [ask] Prosisz o pomoc, decyduje { $player }
       *[bring] Oferujesz pomoc, decyduje { $player }
    }
    .mark = .
    .text = Warunki: { $offer }. Co jeszcze?
prompt-offer = { $help ->
        [yes] { $player } proponuje układ na tę walkę
       *[no] { $player } proponuje ci wymianę
    }
    .mark = :
    .text = { $offer }. Zgadzasz się?
prompt-sale = { $caps ->
        [0] Sprzedaż: co sprzedajesz?
        [one] Sprzedaż, na razie { $caps } kapsel: co jeszcze sprzedajesz?
        [few] Sprzedaż, na razie { $caps } kapsle: co jeszcze sprzedajesz?
       *[many] Sprzedaż, na razie { $caps } kapsli: co jeszcze sprzedajesz?
    }
prompt-sale-past-nine = Za kapsle wejdziesz najwyżej na poziom { $level }, a te przedmioty są warte { $levels ->
        [one] { $levels } poziom
        [few] { $levels } poziomy
       *[many] { $levels } poziomów
    }: reszta przepadnie. Sprzedajesz?
prompt-receipt = Masz nowe karty: co zagrywasz od razu?
prompt-trouble = Potwora jeszcze nie było: szukasz kłopotów?
prompt-loot-room = Potworów nie było: plądrujesz pokój?
prompt-charity = Jałmużna, kart za dużo: { $count }. Którą oddajesz?
prompt-charity-to = Jałmużna: komu oddajesz kartę „{ $card }”?
prompt-first-runner = Kto ucieka pierwszy?
prompt-from = Przed którym potworem teraz uciekasz?
prompt-along = { $player } ucieka razem z tobą?
prompt-share = { $own ->
        [yes] Który Skarb bierzesz jako swoją dolę?
       *[no] Który Skarb dostaje { $player }?
    }
prompt-restore = Masz za dużo Profitów: odzyskujesz stracony poziom?
prompt-lose-class = Masz za dużo klas: z której rezygnujesz?
prompt-lose-perk = Z którego Profitu rezygnujesz?
prompt-ends-first = Kilka działających na ciebie efektów właśnie się kończy: którą kartę odrzucasz najpierw?
prompt-idle = Tylu rzeczy nie założysz ani nie utrzymasz: co odkładasz?
prompt-surplus = Niesiesz za dużo dużych przedmiotów: co robisz?
prompt-loot = Ograbianie zwłok: co bierzesz? Ciało: { $player }
prompt-perk-draw = Parzysty poziom: dobierasz trzy Profity do wyboru?
prompt-perk = Który Profit zatrzymujesz?

## Co zaraz zadziała

pending-trap = Pułapka „{ $card }” zaraz zadziała, ofiara: { $player }
pending-radiation = Promieniowanie „{ $card }” zaraz zadziała, cel: { $player }
pending-bad-stuff = Potwór „{ $card }” szykuje marny koniec, ofiara: { $player }
pending-meeting = Potwór „{ $card }” promieniuje, cel: { $player }
pending-roll = { $player } wyrzuca { $die } ({ $rolls ->
        [run] ucieczka
        [rad] ochrona przed promieniowaniem
       *[gamble] rzut z karty
    }, „{ $card }”)
pending-one-shot = { $author } używa karty „{ $card }”{ $aim ->
        [side] {" "}{ $side ->
            [munchkins] na korzyść munchkinów
           *[monsters] na korzyść potworów
        }
        [foe] , cel: „{ $foe }”
        [target] , cel: { $player }
       *[none] { "" }
    }
pending-enhancer = { $author } zagrywa kartę „{ $card }” na potwora „{ $foe }”
pending-door = { $author } zagrywa kartę „{ $card }”{ $aim ->
        [swap] : zamiast „{ $foe }” – „{ $monster }”
        [monster] {" "}z potworem „{ $monster }”
        [foe] , cel: „{ $foe }”
        [target] , cel: { $player }
       *[none] { "" }
    }
pending-level-up = { $author } zagrywa kartę „{ $card }”{ $aim ->
        [target] , cel: { $player }
       *[none] { "" }
    }
pending-find = { $author } zagrywa kartę „{ $card }”{ $aim ->
        [target] , cel: { $player }
       *[none] { "" }
    }
pending-ability = { $author } używa zdolności „{ $card }”{ $aim ->
        [foe] , cel: „{ $foe }”
        [target] , cel: { $player }
       *[none] { "" }
    }

## Wydarzenia: przygotowanie i tury

event-first-roll = O pierwszej turze decyduje kość: { $rolls }
event-first-player = Zaczyna { $player }
event-reshuffle = { $deck ->
        [door] Z odrzuconych kart Drzwi
        [treasure] Z odrzuconych Skarbów
       *[perk] Z odrzuconych Profitów
    } powstaje nowa, potasowana talia
event-turn = Tura: { $player }
event-draw = { $player } dobiera { $deck ->
        [door] { $count ->
            [one] { $count } kartę Drzwi
            [few] { $count } karty Drzwi
           *[many] { $count } kart Drzwi
        }
       *[treasure] { $count ->
            [one] { $count } Skarb
            [few] { $count } Skarby
           *[many] { $count } Skarbów
        }
    }: { $cards }
event-draw-veiled = { $player } dobiera w ciemno { $deck ->
        [door] { $count ->
            [one] { $count } kartę Drzwi
            [few] { $count } karty Drzwi
           *[many] { $count } kart Drzwi
        }
       *[treasure] { $count ->
            [one] { $count } Skarb
            [few] { $count } Skarby
           *[many] { $count } Skarbów
        }
    }
event-draw-open = { $player } dobiera jawnie { $deck ->
        [door] { $count ->
            [one] { $count } kartę Drzwi
            [few] { $count } karty Drzwi
           *[many] { $count } kart Drzwi
        }
       *[treasure] { $count ->
            [one] { $count } Skarb
            [few] { $count } Skarby
           *[many] { $count } Skarbów
        }
    }: { $cards }
event-junk = { $player } pokazuje rupiecie ({ $cards }) i dobiera za nie karty
event-taken = { $player } bierze kartę „{ $card }” z { $deck ->
        [door] odrzuconych kart Drzwi
       *[treasure] odrzuconych Skarbów
    }
event-taken-veiled = { $player } bierze kartę z { $deck ->
        [door] odrzuconych kart Drzwi
       *[treasure] odrzuconych Skarbów
    }
event-kick = { $player } wyważa drzwi: „{ $card }”
event-no-door = Skończyły się karty Drzwi: { $player } nie ma czego wyważyć
event-immune = „{ $card }”: { $player } nawet nie mruga
event-charity = Jałmużna: { $player } oddaje kartę „{ $card }”, dostaje ją { $to }
event-charity-veiled = Jałmużna: { $player } oddaje kartę, dostaje ją { $to }
event-charity-discard = { $player } odrzuca kartę „{ $card }”: nie ma komu jej oddać

## Wydarzenia: karty

event-play = { $player } zagrywa kartę „{ $card }”{ $aim ->
        [swap] : zamiast „{ $foe }” – „{ $monster }”
        [monster] {" "}z potworem „{ $monster }”
        [foe] {" "}na potwora „{ $foe }”
        [side] {" "}{ $side ->
            [munchkins] na korzyść munchkinów
           *[monsters] na korzyść potworów
        }
        [target] , cel: { $target }
       *[none] { "" }
    }
event-boom = BUM! { $player } odpala materiał wybuchowy „{ $card }”{ $side ->
        [munchkins] {" "}na korzyść munchkinów
        [monsters] {" "}na korzyść potworów
       *[none] { "" }
    }
event-power = { $player } używa zdolności „{ $card }”{ $aim ->
        [swap] : zamiast „{ $foe }” – „{ $monster }”
        [monster] {" "}z potworem „{ $monster }”
        [foe] , cel: „{ $foe }”
        [side] {" "}{ $side ->
            [munchkins] na korzyść munchkinów
           *[monsters] na korzyść potworów
        }
        [target] , cel: { $target }
       *[none] { "" }
    }
event-pay = { $player } odrzuca jako zapłatę kartę „{ $card }”
event-cancelled = Anulowano: „{ $card }”
event-redirected = { $player }: karta „{ $card }” — nowy cel to { $target }
event-roll = { $player } rzuca kością ({ $rolls ->
        [run] ucieczka
        [rad] ochrona przed promieniowaniem
       *[gamble] rzut z karty
    }, „{ $card }”): { $die }
event-reroll = „{ $card }”: { $player } przerzuca kość{ $rolls ->
        [run] {" "}ucieczki
        [rad] {" "}ochrony przed promieniowaniem
       *[gamble] { "" }
    }, teraz { $die }
event-gamble = „{ $card }”: { $won ->
        [yes] { $player } ma szczęście
       *[no] { $player } ma pecha
    }
event-defence = Ochrona przed promieniowaniem ({ $player }, „{ $card }”): razem { $total }, { $won ->
        [yes] wystarczy
       *[no] a trzeba 7
    }
event-lasting = „{ $card }”: { $player } dostaje { $signed } { $stat ->
        [bonus] do siły bojowej
        [rad] do ochrony przed promieniowaniem
        [run] do ucieczki
        [roll] do wszystkich rzutów
       *[other] ({ $stat })
    }
event-creeps = „{ $card }” daje się we znaki: { $player } ma { $signed } do siły bojowej
event-stays = Skutki karty „{ $card }” nie miną od razu, ofiara: { $player }
event-crept = „{ $card }” robi swoje do końca: { $player } gaśnie
event-worn-off = Karta „{ $card }” już nie działa ({ $player })
event-cured = { $player } pozbywa się karty „{ $card }”
event-lost = { $player } traci kartę „{ $card }”
event-handed-over = { $player } oddaje przedmiot „{ $card }”, dostaje go { $to }
event-sex = { $player } zmienia płeć na { $sex ->
        [female] żeńską
       *[male] męską
    }

## Wydarzenia: dobytek

event-wear = { $player } zaczyna używać przedmiotu „{ $card }”
event-stow = { $player } wkłada do plecaka przedmiot „{ $card }”
event-load = { $player } daje towarzyszowi do niesienia przedmiot „{ $card }”
event-attach = { $player } dołącza modyfikator „{ $card }” do przedmiotu „{ $item }”
event-cheat = { $player } kładzie kartę „{ $card }” na przedmiocie „{ $item }”
event-trait = { $player } { $sort ->
        [class] przyjmuje klasę „{ $card }”
        [sidekick] bierze towarzysza „{ $card }”
       *[trait] wykłada kartę „{ $card }”
    }
event-dropped = { $player } { $sort ->
        [class] rezygnuje z klasy „{ $card }”
       *[sidekick] odprawia towarzysza „{ $card }”
    }
event-sold = { $player } sprzedaje za { $caps ->
        [one] { $caps } kapsel
        [few] { $caps } kapsle
       *[many] { $caps } kapsli
    } ({ $cards }), czyli { $levels ->
        [one] { $levels } poziom
        [few] { $levels } poziomy
       *[many] { $levels } poziomów
    }
event-perks = { $player } ogląda Profity: { $cards }
event-perks-veiled = { $player } ogląda Profity
event-perk = { $player } zatrzymuje Profit „{ $card }”
event-level = { $player } wchodzi na poziom { $level }
event-level-lost = { $player } traci { $amount ->
        [one] { $amount } poziom
        [few] { $amount } poziomy
       *[many] { $amount } poziomów
    }, teraz poziom { $level }

## Wydarzenia: oferty

event-offer = { $player } proponuje { $help ->
        [yes] układ na tę walkę
       *[no] wymianę
    }, decyduje { $to }: { $offer }
event-declined = { $player } odrzuca ofertę ({ $to })
event-traded = { $player } i { $to } wymieniają się, { $player } { $offer }
event-joined = { $player } dołącza do walki jako pomocnik

## Dlaczego bot tak robi: jego słowa, do wszystkich

event-why = { $player } → { $to }: „{ $said }”
why-would-win = To zwycięstwo dałoby Poziom { $level }, a z nim całą partię.
why-too-far-ahead = Po tym zwycięstwie masz Poziom { $level }: to za duża przewaga.
why-leads = Po tym zwycięstwie masz Poziom { $level }. Wolę do tego nie dopuścić.
why-in-the-lead = Poziom { $level } i nikogo wyżej: wybór był prosty.
why-broke-its-word = Twoje słowo już raz nic nie znaczyło.
why-too-strong = Nawet razem wychodzi { $munchkins } przeciw { $monsters }.
why-together = Razem wychodzi { $munchkins } przeciw { $monsters }.
why-not-needed = Pomoc niepotrzebna: { $munchkins } przeciw { $monsters }.
why-losing = Na razie jest { $munchkins } przeciw { $monsters }.
why-share = { $count ->
        [one] { $count } Skarb jest wart
        [few] { $count } Skarby są warte
       *[many] { $count } Skarbów jest warte
    } tego ryzyka.
why-too-little = Moja cena: { $count ->
        [one] { $count } Skarb
        [few] { $count } Skarby
       *[many] { $count } Skarbów
    }.
why-too-dear = Najwyżej { $count ->
        [one] { $count } Skarb
        [few] { $count } Skarby
       *[many] { $count } Skarbów
    }, nie więcej.
why-worth-more = To za mało jak na taką prośbę.
why-no-use = Nic mi po tym.
why-gift = Darowanemu koniowi nie patrzę w zęby. Dziękuję.
why-good-for-both = Obie strony na tym zyskają.

## Wydarzenia: walki

event-fight = { $player } walczy, przeciwnik: „{ $card }”
event-joined-monster = Do walki dołącza potwór „{ $card }”
event-killed = Potwór „{ $card }” ginie na miejscu
event-ousted = Potwór „{ $card }” opuszcza walkę
event-side = „{ $card }”: { $signed } dla { $side ->
        [munchkins] munchkinów
       *[monsters] potworów
    }
event-victory = { $player } wygrywa: { $levels ->
        [0] bez poziomu
        [one] { $levels } poziom
        [few] { $levels } poziomy
       *[many] { $levels } poziomów
    } i { $treasures ->
        [0] bez Skarbów
        [one] { $treasures } Skarb
        [few] { $treasures } Skarby
       *[many] { $treasures } Skarbów
    }
event-share = { $player } dostaje dolę pomocnika: { $cards }
event-lost-fight = { $player } przegrywa walkę: pora uciekać
event-not-pursued = Potworowi „{ $card }” nie chce się gonić: { $player } odchodzi spacerkiem
event-irradiated = Potwór „{ $card }” świeci: { $signed } do jego siły bojowej
event-run = Ucieczka ({ $player }, „{ $card }”): razem { $total }, { $won ->
        [yes] wystarczy
       *[no] a trzeba 5
    }
event-escaped = { $player } ucieka przed potworem „{ $card }”
event-caught = Ucieczka nieudana: { $player } wpada w łapy potwora „{ $card }”
event-sacrifice = { $player } zostawia towarzysza potworom: „{ $card }”
event-died = { $player } ginie
event-order-roll = O kolejności ograbiania decyduje kość: { $rolls }
event-looted = Ograbianie zwłok (ciało: { $body }): { $player } bierze kartę „{ $card }”
event-back = { $player } wraca do gry
event-won = { $count ->
        [one] { $winners } osiąga 10. poziom i wygrywa
       *[other] { $winners } osiągają 10. poziom i wygrywają
    }
event-outlasted = { $count ->
        [one] Pustkowie ma dość czekania. Najwyżej stoi { $winners }, poziom { $level }: to zwycięstwo
       *[other] Pustkowie ma dość czekania. Najwyżej stoją { $winners }, poziom { $level }: to wspólne zwycięstwo
    }

## Stół

table-turn = Runda { $round } z { $rounds }, tura { $turn }: { $player }.
table-fight = Walka: { $player }{ $helped ->
        [yes] , pomaga { $helper }
       *[no] { "" }
    }; munchkiny { $munchkins }, potwory { $monsters }.
table-foe = { $foe }: siła bojowa { $strength }, { $treasures ->
        [one] { $treasures } Skarb
        [few] { $treasures } Skarby
       *[many] { $treasures } Skarbów
    }{ $radiation ->
        [0] { "" }
       *[other] , promieniotwórczość +{ $radiation }{ $irradiated ->
            [yes] {" "}(doliczona)
           *[no] { "" }
        }
    }{ $enhanced ->
        [yes] ; { $enhancers }
       *[no] { "" }
    }.
table-side = { $side ->
        [munchkins] Po stronie munchkinów
       *[monsters] Po stronie potworów
    }: { $parts }.
table-flight = { $player } ucieka, w pościgu: { $foes }.
table-player = { $player }{ $alive ->
        [yes] { "" }
       *[no] {" "}(trup)
    }: poziom { $level }, siła bojowa { $strength }, ochrona przed promieniowaniem { $defence }, płeć { $sex ->
        [female] żeńska
       *[male] męska
    }; na ręce { $doors ->
        [one] { $doors } karta Drzwi
        [few] { $doors } karty Drzwi
       *[many] { $doors } kart Drzwi
    } i { $treasures ->
        [one] { $treasures } Skarb
        [few] { $treasures } Skarby
       *[many] { $treasures } Skarbów
    }.
table-traits = Klasa i Profity: { $cards }.
table-sidekick = Towarzysz: { $cards }.
table-kept = Działa: { $cards }.
table-hand = Na ręce: { $cards }.
table-used = W użyciu: { $cards }.
table-backpack = Plecak: { $cards }.
table-body = Ciało ({ $player }): { $cards }.
table-offer = Oferta bez odpowiedzi ({ $player } → { $to }): { $offer }.
table-deck-door = Drzwi: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }, odrzucone { $pile }, na wierzchu: { $top }.
table-deck-treasure = Skarby: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }, odrzucone { $pile }, na wierzchu: { $top }.
table-deck-perk = Profity: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }, odrzucone { $pile }, na wierzchu: { $top }.

# Rzuty, gdy gracze rzucają kośćmi sami.

rolled-first-player = Pierwsza tura
rolled-order = Kolejność ograbiania
rolled-run = Ucieczka
rolled-rad = Ochrona przed promieniowaniem
rolled-gamble = Rzut z karty
yours-doors = Talia Drzwi
yours-treasures = Talia Skarbów
yours-perks = Talia Profitów
