lesson-goal =
    Witaj, nadzorco: wygrywa ten, kto na końcu ma najwięcej zadowolenia.
    W turze przydzielasz jednego mieszkańca na pole i bierzesz nagrodę, więc wyślij kogoś na prawe pole Jadłodajni.
    .well = Świetnie: żywność w spiżarni i jeszcze jeden zasób do wyboru.
    .fine = Też dobrze: każde dostępne pole coś daje, zaraz zobaczysz co.
    .pass = Też można, ale pas kończy twoją rundę: reszta mieszkańców zostaje w domu do następnej.

lesson-any =
    „Dowolny” zasób wybierasz ty: weź taki, którego brakuje, bo za pomieszczenia płaci się różnymi zasobami.
    .well = Świetnie: zapasy masz zawsze na widoku, a w każdej przegródce mieści się sześć.

lesson-side =
    Pomieszczenie staje na twoim poziomie obok windy i od razu daje dwa punkty zadowolenia.
    Wybierz, jak wolisz: różnica jest tylko w tym, które kości mogą sprowadzić na nie zagrożenie.
    .well = Świetnie: to teraz twoje pomieszczenie, a inni płacą ci za nie czynsz.

lesson-which-item =
    Przedmioty zostają u ciebie: jedne pomagają co rundę, inne się zużywają, jeszcze inne dają zadowolenie na końcu.
    Weź ten, który ci się podoba.
    .well = Świetnie: leży wśród twoich rzeczy, z opisem tego, co robi.

lesson-build =
    Stać cię na pomieszczenie! Twoja winda buduje jedno z odkrytych, a budowa daje dwa punkty zadowolenia.
    .well = Świetnie: tak wygrywa się najczęściej.
    .fine = Też dobrze: pomieszczenia poczekają, o ile nikt nie zbuduje ich wcześniej.

lesson-spots =
    Pole przyjmuje w rundzie jednego mieszkańca, więc to, co zajęli inni, jest zamknięte. Lewe pole Uzdatniania wody daje dwie wody.
    .well = Świetnie: dwie wody, a Niebieski musi poszukać gdzie indziej.
    .fine = Też dobrze: co zostawisz, może wziąć Niebieski.
    .pass = Też można: mieszkańcy odpoczywają, a krypta należy do Niebieskiego.

lesson-fight =
    W Jadłodajni zagnieździły się radkaraluchy, a pole pokazuje walkę: dwie kości muszą dać 6.
    Warto: zwycięstwo daje zadowolenie, a porażka kosztuje tylko ranę, którą da się uleczyć.
    .well = Świetnie: nadzorcy przystoi odwaga. Kto wygra, bierze nagrodę, a zagrożenie odchodzi razem z twoim mieszkańcem.
    .fine = Też dobrze: zagrożenie poczeka, a na najwyższym poziomie nikogo na końcu nic nie kosztuje.

lesson-new-round =
    Nowa runda: wszyscy wrócili do domu, a kości mogły przynieść zagrożenia.
    Prawe pole Wrót krypty daje dowolne dwa zasoby i pozwala zacząć następną rundę.
    .well = Świetnie: kto zaczyna, pierwszy wybiera spośród wszystkich pól.
    .fine = Też dobrze: zaczynać warto tylko wtedy, gdy wiadomo, co wziąć najpierw.

lesson-item =
    Przedmioty przynosi się z Pustkowia: prawe pole kosztuje wodę, lewe ranę.
    .well = Świetnie: wczesny przedmiot służy dłużej niż późny.
    .fine = Też dobrze: rząd przedmiotów się zmienia i może przyjść lepszy.

lesson-people =
    Stać cię na nowego: trzeci mieszkaniec to jedna tura więcej w każdej rundzie, począwszy od następnej.
    .well = Świetnie: więcej ludzi, więcej tur; możesz mieć siedmioro.
    .fine = Też dobrze, ale nie zwlekaj, bo nowy mieszkaniec zwraca się co rundę.

lesson-free =
    Wiesz już wszystko: przydzielać, budować, walczyć, rosnąć. Gra kończy się w rundzie, w której ktoś zbuduje szóste
    pomieszczenie albo skończą się zagrożenia; pilnuj zapasów tutaj i odkrytych pomieszczeń, a każdą zasadę masz zawsze pod ręką.
    .well = Krypta jest twoja. Powodzenia, nadzorco!
