# Co zrobiłby bot i dlaczego: tak mówią i strona, i terminal.

advice-only = Jest tylko jedna możliwość.
advice-clear = Pierwsza możliwość jest wyraźnie najlepsza.
advice-close = Nie ma wyraźnej różnicy: wybierz, co wolisz.
advice-close-some = Między pierwszymi możliwościami ({ $count }) nie ma wyraźnej różnicy.
advice-by-odds = Porównane według dokładnych szans.
advice-by-playouts = Każdą możliwość rozegrano w tych samych wyobrażonych grach ({ $worlds }), na podstawie tego, co wiesz.
advice-best = najlepsza
advice-equal = nie gorsza
advice-behind = mniej o { $amount } ({ $unit })
advice-behind-between = mniej o { $amount } ({ $unit }; od { $least } do { $most })
advice-wins = od razu daje zwycięstwo: { $share }
advice-loses = od razu oznacza przegraną: { $share }

# Dlaczego bot tak zrobił? Dla tych, którzy patrzą z boku.
explained-best = Sądząc po tym, co widzą wszyscy, to było wyraźnie najlepsze.
explained-close = Sądząc po tym, co widzą wszyscy, nic nie było wyraźnie lepsze.
explained-behind = Sądząc po tym, co widzą wszyscy, było coś lepszego.
explained-only-option = Z tego, co widzą wszyscy, bot nie miał innego wyboru.
explained-secret = Bot wybierał między rzeczami, które zna tylko on. Nikt inny nie może ich ocenić.
explained-by-odds = Porównane według dokładnych szans.
explained-by-playouts = Każdą możliwość rozegrano w tych samych wyobrażonych grach ({ $worlds }). Zakryte karty w każdej z nich rozdano od nowa.

unit-chance = punkty szansy
unit-happiness = zadowolenie
unit-xp = PD
unit-strength = siła

change-shelter-happiness = zadowolenie { $amount }
change-shelter-resources = zasoby { $amount }
change-shelter-dwellers = mieszkańcy { $amount }
change-shelter-items = przedmioty { $amount }
change-shelter-rooms = pomieszczenia { $amount }
change-shelter-wounded = ranni mieszkańcy { $amount }
change-shelter-trained = wyszkoleni mieszkańcy { $amount }
change-shelter-threats = zagrożenia na twoim poziomie { $amount }
change-shelter-threats-looking-on = zagrożenia na jego poziomie { $amount }

change-fallout-influence = wpływy { $amount }
change-fallout-xp = PD { $amount }
change-fallout-perks = Profity { $amount }
change-fallout-deaths = śmierć { $amount }
change-fallout-hp = PW { $amount }
change-fallout-rads = Rady { $amount }
change-fallout-caps = kapsle { $amount }
change-fallout-cards = karty { $amount }
change-fallout-gear = jakość wyposażenia { $amount }
change-fallout-explored = odkryte kafelki { $amount }
change-fallout-power = przewaga na torze frakcji { $amount }

change-munchkin-level = poziom { $amount }
change-munchkin-strength = premia do siły bojowej { $amount }
change-munchkin-cards = karty na ręce { $amount }
change-munchkin-perks = Profity { $amount }
change-munchkin-deaths = śmierć { $amount }
change-munchkin-rival = poziom najgroźniejszego rywala { $amount }
