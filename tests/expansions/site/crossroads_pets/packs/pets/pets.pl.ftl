expansion-pets = Zwierzaki
table-pets-favourite = Kot najbardziej lubi: { $player }
table-pets-fed = W tej rundzie kota karmili: { $players }
table-pets-guards = Kot pilnuje drzwi
room-cattery = Koci kącik
cost-pets-treat = przysmak (szczęście −{ $amount })
reward-pets-purr = kot mruczy (szczęście +{ $amount })
symbol-pets-purr = kot mruczy
option-pets-stroke = Pogłaszcz kota
option-pets-sleep = Nie budź kota
prompt-pets-cat = Kot patrzy na ciebie. Co robisz?
event-pets-purr = Kot mruczy: szczęście +{ $amount }
option-pets-feed = Nakarm kota: 1 żywność
option-pets-groom = Zamiast przydzielania wyczesz kota: szczęście +1
option-pets-lap = Weź kota na kolana: szczęście +1
option-pets-door = Niech kot pilnuje drzwi: zagrożeń nie będzie
prompt-pets-supper = Kot już zjadł. Gdzie spędzi noc?
phase-pets-supper = kolacja kota
event-pets-feed = Kot dostał jeść
event-pets-groom = Kot jest wyczesany
event-pets-supper = { $where ->
        [lap] Kot śpi na kolanach
       *[door] Kot siedzi przy drzwiach
    }
event-pets-guard = Kot pilnuje drzwi: zagrożeń nie ma
