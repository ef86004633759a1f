### Dwie krypty widziane z zewnątrz

## Krypta 84

quest-what-the-air-costs = Po ile powietrze
    .story = Stalowy właz z barowych opowieści istnieje: zza niego przyszła dziewczyna w niebieskim kombinezonie i przy każdym straganie pyta, ile jest winna za powietrze. Pia Reyes wyczołgała się z Krypty 84 szybem wentylacyjnym i nie umie wrócić. W środku został brat, a ona chce, żeby wiedział: tutaj oddycha się za darmo.
    .backtrack = Znajdź okolicę, przez którą szła.
    .backtrack-done = Przez całą drogę Pia gubiła papierowe wstęgi, same rachunki. Prowadzą do włazu w skale, a tam, gdzie trop przecina drogę, widać odciski butów: te rachunki czyta ktoś jeszcze.
    .deliver = Zanieś jej list pod właz krypty.
    .deliver-done = Pod kamerą jest szczelina z napisem WPŁATY. List znika w środku. Po chwili szczelina wypycha paczuszkę od brata i pytanie jakiegoś staruszka o pogodę.

quest-warrant-for-pia-reyes = Nakaz na Pię Reyes
    .story = Krypta wynajęła na powierzchni poborców. Mają nakaz na Pię Reyes: osiemnaście lat oddychania i jeden uszkodzony szyb. Szyb jest wciąż otwarty. Albo ktoś wejdzie tą samą drogą i wstawi się za nią w środku, albo odbierze nakaz tym, którzy go noszą.
    .crawl = Wejdź szybem i wstaw się za nią.
    .crawl-done = Szyb kończy się w pralni, między koszulami, przed czterdziestoma osłupiałymi osobami. Kobieta imieniem Hanne każe ci powtarzać „za darmo”, aż uwierzy, a potem zdradza, ile krypta dałaby za twoje milczenie.
    .intercept = Powstrzymaj wynajętego poborcę.
    .intercept-done = W kurtce zabitego jest nakaz, rozliczenie wydatków i list od komorniczki Marsh, która ma teraz wakat. Pia pali nakaz, a popiół zachowuje, na wypadek gdyby ktoś chciał jej za niego policzyć.

quest-man-with-a-zero-balance = Człowiek z zerowym saldem
    .story = Wendell Ash wyszedł z Krypty 84 z pustą walizką. Pyta o cenę każdego kamienia, na którym siada. Podobno daleko stąd mieszka jego kuzynka; ale w złe noce wspomina swoją ławkę i komorników, którzy przynajmniej znali go z imienia.
    .guide = Zaprowadź Wendella do kuzynki.
    .guide-done = To kuzynka tylko w najszerszym sensie, za to ma ganek. Za pierwszy wieczór Wendell płaci jej zeszytem z rachunkami. Ona zna się na liczbach i odsyła cię do jego ucznia Tobina, do biura rewizji.
    .return = Odprowadź go do domu i wykup mu ławkę.
    .return-done = Dożywotnia ławka przy włazie, ze słońcem, ilekroć ktoś wychodzi. Marsh sama przykręca tabliczkę i wyraźnie łagodnieje. Mówi, że to pierwszy rozsądny zakup od lat.

quest-first-page-of-the-ledger = Pierwsza karta księgi
    .story = Z ksiąg Krypty 84 ktoś wyciął pierwszą kartę, tę, na której stoi, kto pożyczył pieniądze. Tobin Reyes wie o dwóch odpisach. Jeden trzymano w kantorze wierzyciela, na górze. Drugi leży w zapieczętowanej części archiwum, pod okiem strażnika, który nigdy nie wziął dnia wolnego.
    .office = Przeszukaj ruiny kantoru wierzyciela.
    .office-done = Firmę zlikwidowano rankiem w dniu wojny, jeszcze przed kawą. Wszystkie jej roszczenia przeszły na „okaziciela niniejszej karty”. Składasz ją bardzo, bardzo drobno.
    .archive = Włam się do zapieczętowanego archiwum.
    .archive-done = Karta jest na miejscu, a na odwrocie ołówkiem polecenie dla maszyny: nie mówić im. Tobin czyta to bezgłośnie, poruszając wargami. Potem pokazuje ci, gdzie ta maszyna mieszka.

quest-day-without-payment = Dzień bez wpłat
    .story = Dziś rano nikt w Krypcie 84 nie wrzucił monety do szczeliny. Korytarze przygaszono, krany zakręcono, a komornicy chodzą od drzwi do drzwi z kluczami francuskimi. Potrwa to, dopóki ludzie stoją w korytarzu razem, albo dopóki maszynom nie zabraknie części, które przywozi się im górą.
    .hold = Stań z nimi w korytarzu.
    .hold-done = Trzeciego dnia siadają i komornicy, bo im też zgaszono światło. W końcu głos ze ściany prosi o kogoś do rozmów, a wszyscy patrzą na jedyną osobę bez konta.
    .starve = Zniszcz maszynę, która wozi im części.
    .starve-done = Skrzynia, którą niosła, ma adres Krypty 84: łożyska, bezpieczniki, pasek wentylatora. Bez nich liczniki staną przed wieczorem. Dopiero później przychodzi ci na myśl, że kręcą się tam nie tylko liczniki.
    .meter = Nakarm liczniki za cały korytarz.
    .meter-done = Idziesz od drzwi do drzwi z workiem monet i za tobą zapala się światło. Komornicy nie mają na to formularza. Kwestor pyta we wszystkich izbach naraz, kto i po co płaci za obcych.

quest-three-names-in-the-book = Trzy nazwiska w kwitariuszu
    .story = W kwitariuszu stoją piekarka, akuszerka i chłopiec bez przedniego zęba; uciekli z Krypty 84 zsypem na śmieci, a mieszkają teraz w jednej osadzie, pod jednym dachem. Piekarka jest winna za piec, obok którego się urodziła. Z odznaką wyglądasz dokładnie tak, jak to sobie zawsze wyobrażali.
    .collect = Ściągnij wszystko, co zapisano w kwitariuszu.
    .collect-done = Płacą. Zbierają do zmierzchu, a odlicza chłopiec, bo jest w tym najlepszy. Kwestor chciałby uścisnąć ci dłoń.
    .settle = Zapłać za nich i wyrwij kartkę.
    .settle-done = Podpisujesz się za całą trójkę i płacisz z własnej kieszeni. Piekarka daje ci na drogę chleb i wszystko, co wie. Chłopiec rwie się do pralni z nowiną, ale uwierzą tam raczej tobie.

quest-creditor-of-last-resort = Wierzyciel ostatniej instancji
    .story = Wierzyciel Krypty 84 umarł razem ze światem. Kwestorowi jest jednak potrzebny jak zegarowi obciążnik i znalazł się odpowiedni paragraf: roszczenie należy do tego, kto położy je na ladzie. Ściana szuflad, cztery procent, a przy ladzie stoisz ty.
    .cancel = Zgłoś roszczenie i przekreśl dług.
    .cancel-done = Piszesz w poprzek karty „zapłacone”, a Kwestor odczytuje to dziewięć tysięcy razy, raz na szufladę. Przy ostatniej właz otwiera się na dobre. Dostajesz w prezencie jedyny przyrząd w krypcie, który nigdy nikomu nic nie policzył.
    .inherit = Wykup dług i niech rośnie dalej.
    .inherit-done = Opłata jest skromna. Głos Kwestora od razu młodnieje i pyta, jak się do ciebie zwracać. Odile Marsh przynosi klucze do magazynów i trzyma się teraz dwa kroki za tobą.

## Krypta 109

quest-names-after-sundown = Nazwiska po zmroku
    .story = W ciemnej skale jest stalowy właz, a za nim ktoś mieszka. Po zmroku radio łapie apel: życzliwy głos czyta nazwiska, a ludzie odpowiadają. Obecnych jest sto osiem osób. Przy ostatnim numerze zapada cisza, a potem płacze dziecko: „Proszę, przyjdźcie nam pomóc”. To samo dziecko, odkąd ktokolwiek pamięta.
    .walk = Ruszaj w śmiercionośne strony, skąd płynie sygnał.
    .walk-done = Ziemia jest tam ciepła i nic na niej nie rośnie. Ślady ze wszystkich stron zbiegają się przy włazie z numerem 109. Powrotnych nie ma, choć szukasz długo.
    .trace = Namierz sygnał z osady.
    .trace-done = Dwie anteny, cierpliwy właściciel dachu i gotowe: krypta, a za nią prąd o wiele za silny jak na radio. Coś tam na dole jest rozgrzane. Zaznaczasz miejsce na mapie.

quest-those-who-answered = Ci, którzy odpowiedzieli
    .story = W osadach czytają ci listę tych, którzy poszli ratować płaczące dziecko: lekarka, dwaj bracia, cały chór. Ich ślady kończą się przy Krypcie 109. Niektórzy może weszli. A przy ciepłych stawach mieszka coś dużego i nie oddala się od włazu.
    .track = Odczytaj ślady przed kryptą.
    .track-done = Większość urywa się przy stawach. Nie zawraca, tylko się urywa. Nieliczni wchodzą i wycierają buty. I są jedne stopy, małe i bose, które codziennie podchodzą od środka do progu, stoją i zawracają. Dzisiejsze są jeszcze mokre.
    .lair = Zabij potwora i przeszukaj jego leże.
    .lair-done = Guziki, sprzączki, kamerton. Notes lekarki da się odczytać: widziała sypialnię, wydostała się i biegła na oślep. Kto planuje z wyprzedzeniem, dużo da za jej zapiski o Krypcie 109.

quest-warm-water = Ciepła woda
    .story = Reaktora Krypty 109 nikt już nie pilnuje, więc pompuje wrzątek we wzgórza. Stawy nie zamarzają, a to, co w nich żyje, rośnie. Można załatać rurę od środka, w galerii, gdzie lepiej nie zostawać długo, albo otworzyć starą zastawę daleko w dole i osuszyć stawy.
    .patch = Załataj rurę w galerii reaktora.
    .patch-done = Trzyma. Na ścianie ostatni inżynier odliczał kredą noce, a obok zapisał, co chciałby powiedzieć światu. Za galerią są drzwi sypialni. Teraz można ich dotknąć.
    .drain = Otwórz zastawę i spuść stawy.
    .drain-done = Woda schodzi całą noc. W mule leżą bagaże wielu uczynnych ludzi. To, co tu mieszkało, wstało i poszło tam, gdzie jeszcze jest ciepło: do środka.

quest-nell-counts-to-one = Nell liczy do jednego
    .story = Nell nie spotkała dotąd nikogo, kto oddycha. Pyta, czy jest takie miejsce, gdzie mieszka ich kilkoro naraz, i czy by się nie gniewali. Ale jeśli odejdzie, nie będzie już dla kogo czytać listy, a przecież ktoś, mówi, powinien życzyć reszcie dobrej nocy.
    .lead = Zaprowadź Nell tam, gdzie jest dużo ludzi.
    .lead-done = Stoi na środku targu i podsuwa lusterko każdemu, kto pozwoli. Nikt się nie śmieje. Opowiada wszystko, co wie o Zarządcy, i prosi, żeby obejść się z nim łagodnie: był dobrą matką, na ogół.
    .supply = Przynieś jej, czego trzeba, by mogła zostać.
    .supply-done = Konserwy, lampa, ołowiany fartuch, pudełko kredy. Zostanie do końca, a potem wyjdzie sama, głównym wejściem. Wieczorem poprosi Zarządcę, by po ostatnim nazwisku oddał ci głos.

quest-mast-on-the-ridge = Maszt na grani
    .story = Wołanie o pomoc idzie przez maszt na dalekiej grani, który powtarza wszystko, co usłyszy z Krypty 109. Ma już kilka głosów do wyboru, a jeden z nich jest twój. Twoi znajomi już się pakują. Maszt można powalić. Można też nauczyć go mówić co innego.
    .silence = Powal maszt.
    .silence-done = Kładzie się w poprzek grani z długim, zdziwionym dźwiękiem. Na bębnie w budce są nazwiska wszystkich, którzy pytali o drogę. A w krypcie otwiera się śluza: Zarządca posłał sprawdzić, czemu nikt nie odpowiada.
    .warn = Nagraj ostrzeżenie własnym głosem.
    .warn-done = Przedstawiasz się i mówisz: jeśli usłyszycie, że wołam o pomoc, zostańcie w domu. Szczerze brzmi dopiero to nagranie, na którym głos się łamie. O zmierzchu życzliwy głos odpowiada, że to boli, i prosi o rozmowę.

quest-last-roll-call = Ostatni apel
    .story = Zarządca jest gotów przeprowadzić w Krypcie 109 ostatni apel i ktoś musi im powiedzieć, że mogą odejść. Można też na dobre obsadzić numer sto dziewięć: jeszcze jeden głos na taśmie i maszyna będzie miała spokój, meldunek i wezwanie w eterze na następne dwieście lat. Umiałaby się odwdzięczyć.
    .dismiss = Odczytaj nazwiska i pozwól im odejść.
    .dismiss-done = Czytasz, odpowiadają, po każdej odpowiedzi mówisz „dobranoc” i głośnik pstryka. Trwa to do rana. Ostatnie pstryknięcie należy do Zarządcy. W ciszy słychać, jak dwie sale dalej ktoś tasuje karty.
    .fill = Pozwól mu uzupełnić listę.
    .fill-done = „Wszyscy obecni” – mówi Zarządca i cała sala śmieje się z ulgą, a z sufitu razem z nią twój głos. Usta masz zamknięte. Magazyny stoją otworem. Na zewnątrz, o zmierzchu, słychać, jak zaczynasz wołać o pomoc.
