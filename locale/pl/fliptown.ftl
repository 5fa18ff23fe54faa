# Fliptown, własnymi słowami, z terminami polskiej instrukcji.

game-fliptown =
    .name = Fliptown
    .text = Odkryj trzy karty, daj każdej zadanie i zapisz swoją legendę na mapie Dzikiego Zachodu. Od jednej do czterech osób, wszyscy naraz, pół godziny.

## Pytania

ask-suit = Która karta jest twoją kartą koloru? Jej kolor otwiera region.
ask-value = Która karta jest twoją kartą wartości? Trzecia trafi do układu pokerowego.
ask-region = Gdzie działasz? Twoje złoto: { $gold }.
ask-stop = { $bonus ->
    [0] Gdzie zatrzymujesz wóz? Wartość { $value }, złoto { $gold }.
   *[other] Dodatkowa akcja Szlaku: dowolny przystanek przed tobą.
}
ask-target = { $bonus ->
    [0] Kogo rabujesz? Wartość { $value }, złoto { $gold }.
   *[other] Dodatkowa akcja Rubieży: dowolny cel.
}
ask-chamber = { $bonus ->
    [0] Do której komory schodzisz? Wartość { $value }, złoto { $gold }.
   *[other] Dodatkowa akcja Kopalni: dowolna dostępna komora.
}
ask-building = { $bonus ->
    [0] Który budynek odwiedzasz? Wartość { $value }, złoto { $gold }.
   *[other] Dodatkowa akcja Miasta: dowolny budynek.
}
ask-stone = { $bonus ->
    [0] Który nagrobek zakreślasz?
   *[other] Dodatkowa akcja Cmentarza: dowolny nagrobek.
}
ask-next = Coś jeszcze czeka. Co teraz?
ask-tool = Misa czy młotek?
ask-wipe = Ile listów gończych skreślasz? Najwyżej { $most }.
ask-bail = W rzędzie jest ścigany banita. Co bierzesz w nagrodę? Do wyboru zostało: { $left }.
ask-shield = Czy używasz: { $about }?
ask-mayor = Burmistrzu, czy chcesz trzy inne karty?
ask-cheat = Którą kartę pokerową podmieniasz?
ask-face = Jako co liczy się ta karta?
ask-before = Szeryf nadchodzi. Czy najpierw użyjesz zdolności?
ask-bribe = Przekupujesz szeryfa? Koszt w złocie: { $wanted }.
ask-marshal = Szeryf cię ma. Dobierasz własną kartę?
ask-penalty = Aresztowano cię. Płacisz { $cash }$ czy tracisz gwiazdki ({ $stars })?
ask-dealer = Decydują karty.
ask-visit-undertaker = Przyjmujesz, co daje Grabarz?
ask-visit-bank = 4$ na czerwone czy na czarne?
ask-visit-hideout = Jak długo się ukrywasz? Skreśl listy gończe.
ask-visit-stables = Którego konia kupujesz?
ask-visit-general-store = Co kupujesz?
ask-visit-church = Ile ofiarujesz? Każdy dolar skreśla jeden list gończy.
ask-visit-hotel = Meldujesz się za 2$?
ask-visit-land-office = Którą działkę kupujesz?
ask-visit-gunsmith = Kupujesz broń?
ask-visit-bail-bonds = Na którego banitę polujesz?
ask-visit-sheriffs-office = Znasz kartę szeryfa. Gwiazdka czy mniej listów gończych?
ask-visit-saloon = Ile gwiazdek kupujesz, po 2$?
ask-visit-prospectors-club = Ile gwiazdek kupujesz, po 1 złocie?

## Odpowiedzi

do-flip = odkryj { $card }
do-deal = rozdaj { $card }
do-raid = karta napadu { $card }
do-peek = karta szeryfa to { $card }
do-reveal = odkryj kartę szeryfa { $card }
do-swear = Szeryf federalny dobiera { $card }
do-steal = ukradnij { $card }
do-face = { $card }
do-cut = dobierz { $card }
do-become = { $character }
do-post = wyłóż { $bounty }
do-send = { $cowbot }
do-suit = Kolor: { $card }
do-value = Wartość: { $card }
do-go = { $region }{ $cost ->
    [0] {""}
   *[other] {" "}(złoto: { $cost })
}
do-slip = Zmień kolor ({ $means }) i idź na Cmentarz: kowbot śpi
do-wild = Joker jako kolor: { $region }
do-wild-value = Joker jako wartość: dowolna wartość
do-power = Użyj zdolności
do-call = Użyj zdolności: { $region }
do-pass = Pasuj
do-next = Akcja dodatkowa: { $region }
do-attend = Skorzystaj z budynku: { $building }
do-done = Zakończ turę
do-decline = Nie, dziękuję
do-accept = Tak
do-ride = { $stop }{ $cost ->
    [0] {""}
   *[other] {" "}(złoto: { $cost })
}
do-rob = { $target }{ $cost ->
    [0] {""}
   *[other] {" "}(złoto: { $cost })
}
do-dig = { $chamber }{ $cost ->
    [0] {""}
   *[other] {" "}(złoto: { $cost })
}
do-visit = { $building }{ $cost ->
    [0] {""}
   *[other] {" "}(złoto: { $cost })
}
do-mark = { $stone }
do-tool = { $tool }
do-wipe = Skreśl listy gończe: { $amount }
do-take = Weź: { $reward }
do-invest = Obstaw { $colour }
do-buy = Kup: { $item } za { $cost }$
do-claim = { $plot }: { $cost }$, gwiazdki { $stars }
do-hunt = Ścigaj: { $outlaw }
do-atone = Ofiaruj { $cost }$
do-drink = Gwiazdki: { $amount } za { $cost }$
do-trade = Gwiazdki: { $amount } za złoto: { $cost }
do-shield = Ochrona: { $shield }
do-redraw = Odkryj trzy nowe karty
do-palm = { $poker }
do-bribe = Przekup szeryfa za złoto: { $cost }
do-deputize = Dobierz własną kartę
do-pay = Zapłać, { $penalty }: { $cost }

## Co się stało

event-round-begun = Zaczyna się runda { $round }.
event-flipped = Odkryto: { $card }.
event-redrawn = { $seat } jako Burmistrz każe odkryć trzy nowe karty.
event-shuffled = Stos kart odrzuconych staje się nową talią.
event-became = { $seat } gra jako { $character }.
event-posted = Cel: { $bounty }.
event-sent = Do miasta przybywa { $cowbot }.
event-assigned = { $seat }: kolor { $suit }, wartość { $value }, poker { $poker }.
event-gained = { $seat }: { $thing } +{ $amount }.
event-lost = { $seat }: { $thing } −{ $amount }.
event-rode = { $seat } jedzie: { $stop }.
event-robbed = { $seat } napada: { $target }.
event-dug = { $seat } schodzi: { $chamber }.
event-visited = { $seat } odwiedza: { $building }.
event-marked = { $seat } zakreśla: { $stone }.
event-bonus = { $seat } zyskuje akcję dodatkową: { $region }.
event-raided = Karta napadu { $card }, razem { $total }.
event-owned = { $seat } ma teraz: { $item }.
event-claimed = { $seat } zajmuje ziemię, { $plot }: gwiazdki { $amount }.
event-checked-in = { $seat } melduje się w Hotelu: srebrne gwiazdki { $amount }.
event-peeked = Znasz kartę szeryfa: { $card }.
event-hand-shown = { $seat }: { $hand }.
event-bounty-scored = { $seat } osiąga cel, { $bounty }: gwiazdki { $amount }.
event-stolen = { $cowbot } kradnie kartę; ma ich już { $amount }.
event-bribed = { $seat } przekupuje szeryfa, złoto: { $amount }.
event-sheriff = Karta szeryfa to { $card }.
event-arrested = { $seat } trafia do aresztu.
event-sworn = { $seat } jako Szeryf federalny dobiera { $card }.
event-cheated = { $seat } podmienia { $card } na { $face }.
event-ability = { $seat } używa zdolności: { $character }.
event-sheet-shown = { $seat }: gwiazdki { $stars }, { $cash }$, złoto { $gold }, listy gończe { $wanted }.
event-ended = Ostatnia runda dobiegła końca.
event-drawn = Wylosowano do przygotowania: { $card }.
event-dealt = { $seat } dostaje { $card }.
    .hidden = { $seat } dostaje kartę.

## Odmowy

why-solo-only = { $option }: tylko w grze solo.
why-needs-rivals = { $option }: tylko dla dwóch lub więcej osób.
why-random-solo-chooses = { $option }: o tym decyduje już losowe przygotowanie.
why-needs-random-solo = { $option }: tylko z losowym przygotowaniem solo.
why-card-twice = { $place } leży w dwóch miejscach.

## Opcje

option-edition = Instrukcja
    .text = Która instrukcja rozstrzyga, gdy trzy się różnią.
option-edition-en = angielska
option-edition-pl = polska
option-edition-cs = czeska
option-characters = Postacie
    .text = Każdy losuje postać z własnymi zasobami i jedną zdolnością.
option-holdem = Hold'em
    .text = Co rundę dwie dodatkowe karty pokerowe; liczy się najlepsze pięć z siedmiu.
option-competitive = Wygrany bierze wszystko
    .text = Wypłatę dostaje tylko najlepszy układ; równe się dzielą.
option-cowbot = Kowbot
    .text = Przeciwnik w grze solo: kradnie karty i punktuje to, co pomijasz.
option-cowbot-none = nikt
option-cowbot-calamity-jane = Calamity Jane
option-cowbot-wyatt-earp = Wyatt Earp
option-cowbot-black-bart = Black Bart
option-cowbot-billy-the-kid = Billy the Kid
option-cowbot-random = losowo
option-difficulty = Poziom
    .text = Ile liczy się łup kowbota i ile regionów punktuje.
option-difficulty-easy = łatwy
option-difficulty-normal = normalny
option-difficulty-hard = trudny
option-random_solo = Losowe przygotowanie solo
    .text = Jedna karta wybiera oboje: kolor kowbota, wartość postać.
option-random_jokers = Jokery w losowym przygotowaniu
    .text = Zasada domowa: Joker oznacza Dżokera i dowolnego kowbota.
option-cowbot_gold_dodge = Złoto może uśpić kowbota
    .text = Zmiana koloru za złoto może wyłączyć kowbota. Wyłączone: może go tylko obudzić, jak w polskiej instrukcji.
option-pickaxe_exact = Kilof dokładnie 2
    .text = Kilof i Poszukiwacz przesuwają o pełną liczbę albo wcale.
option-gun_bonus = Broń
    .text = Ile rewolwer i strzelba dodają do karty napadu.
option-gun_bonus-rulebook = +2 i +4, jak w instrukcjach
option-gun_bonus-print-and-play = +3 i +6, jak na mapie do wydruku
option-shields_optional = Chusta i ochrona do wyboru
    .text = Właściciel decyduje za każdym razem. Wyłączone: zawsze działają.
option-standard_poker = Remisy jak w pokerze
    .text = Równe układy porównują najpierw największą grupę. Wyłączone: po prostu najwyższą kartę.
option-b12_by_source = Cel akcji dodatkowych według miejsca
    .text = Liczy się miejsce symbolu. Wyłączone: region, który akcja otwiera.
option-achievement_10 = Osiągnięcie 10
    .text = Czego nie wolno mieć na koniec; symbol w instrukcjach zaginął.
option-achievement_10-pans = misy
option-achievement_10-silver = srebrne gwiazdki
option-achievement_14 = Osiągnięcie 14
    .text = Od którego poziomu zwycięstwo liczy się do pokonania wszystkich czterech.
option-achievement_14-normal = normalny
option-achievement_14-easy = łatwy

## Zakończenia i punkty

ending-solo = Trzy rundy za tobą.
ending-cowbot-beaten = Kowbot pokonany.
ending-cowbot-won = Kowbot ma tyle samo punktów lub więcej.
ending-most-points = Wygrywa najwięcej punktów.
ending-tie-break = Remis: decyduje mniej listów gończych, więcej złota albo gotówki.
ending-shared = Równo we wszystkim: wspólne zwycięstwo.
points-trail = Szlak
points-badlands = Rubieże
points-mine = Kopalnia
points-town = Miasto
points-cemetery = Cmentarz
points-poker = Poker
points-bounties = Cele
points-bank = Bank
points-land = Ziemia
points-start = Start
points-arrests = Areszty
points-other = Inne gwiazdki
points-cash = Pozostała gotówka
points-gold = Pozostałe złoto
points-hotel = Hotel
points-silver-stone = Srebro: nagrobki
points-silver-building = Srebro: budynki
points-silver-chamber = Srebro: komory
points-silver-stop = Srebro: przystanki
points-silver-target = Srebro: napady
points-stolen = Skradzione karty
points-character = Postać
points-holdem = Hold'em
points-total = Razem
rank-tenderfooted = Początkujący
rank-rusty = Zasiedziały
rank-pioneering = Pionierski
rank-sharpshooting = Szybkostrzelny
rank-legendary = Legendarny
title-deputy = Zastępca szeryfa
title-homesteader = Osadnik
title-buckaroo = Kowboj
title-desperado = Desperado
title-outlaw = Banita

## Miejsca na stole

zone-lineup = Rząd kart
zone-sheriff = Karta szeryfa
zone-deck = Stos dobierania
zone-discard = Stos kart odrzuconych
zone-bounties = Cele
zone-cowbot = Kowbot
zone-rewards = Między nagrobkami
zone-items = Przedmioty
zone-land = Ziemia
zone-poker = Układy pokerowe
zone-character = Postać
fact-stars = Gwiazdki
fact-cash = Gotówka
fact-gold = Złoto
fact-wanted = Listy gończe
fact-pans = Misy
fact-hammers = Młotki
fact-round = Runda
fact-turn = Tura
fact-cards = Karty
fact-stolen = Skradzione karty
fact-score = Wynik
fact-scored = Osiągnęli
fact-nights = Noce
fact-arrests = Areszty
fact-cost = Koszt
fact-card = Karta
fact-bonus = Akcja dodatkowa
fact-value = Wartość
fact-left = Zostało
fact-most = Najwyżej
fact-give = Daje
fact-squares = Pola
fact-draft = Szkic
fact-commit = Można zatwierdzić
region-trail =
    .name = Szlak
    .text = Jedź w prawo do przystanku w zasięgu wartości; pominięte przepada.
region-badlands =
    .name = Rubieże
    .text = Napadnij cel o dokładnie twojej wartości; karta z talii mówi, jak poszło.
region-mine =
    .name = Kopalnia
    .text = Schodź z zakreślonej komory albo wejdź górą, według przedziałów przy korytarzach.
region-town =
    .name = Miasto
    .text = Odwiedź budynek o twojej wartości; pierwsza wizyta daje też premię z dachu.
region-cemetery =
    .name = Cmentarz
    .text = Zakreśl nagrobek bez względu na karty; nagrody leżą między zakreślonymi sąsiadami.

## Karty

card-ah = A♥
card-2h = 2♥
card-3h = 3♥
card-4h = 4♥
card-5h = 5♥
card-6h = 6♥
card-7h = 7♥
card-8h = 8♥
card-9h = 9♥
card-10h = 10♥
card-jh = J♥
card-qh = Q♥
card-kh = K♥
card-as = A♠
card-2s = 2♠
card-3s = 3♠
card-4s = 4♠
card-5s = 5♠
card-6s = 6♠
card-7s = 7♠
card-8s = 8♠
card-9s = 9♠
card-10s = 10♠
card-js = J♠
card-qs = Q♠
card-ks = K♠
card-ad = A♦
card-2d = 2♦
card-3d = 3♦
card-4d = 4♦
card-5d = 5♦
card-6d = 6♦
card-7d = 7♦
card-8d = 8♦
card-9d = 9♦
card-10d = 10♦
card-jd = J♦
card-qd = Q♦
card-kd = K♦
card-ac = A♣
card-2c = 2♣
card-3c = 3♣
card-4c = 4♣
card-5c = 5♣
card-6c = 6♣
card-7c = 7♣
card-8c = 8♣
card-9c = 9♣
card-10c = 10♣
card-jc = J♣
card-qc = Q♣
card-kc = K♣
card-joker = Joker
card-back =
    .name = zakryta karta
    .text = Nikt nie może jej obejrzeć.
hand-nothing = nic
hand-pair = para
hand-two-pair = dwie pary
hand-three-of-a-kind = trójka
hand-straight = strit
hand-flush = kolor
hand-full-house = full
hand-four-of-a-kind = kareta
hand-straight-flush = poker
hand-royal-flush = poker królewski
thing-star = gwiazdki
thing-cash = gotówka
thing-gold = złoto
thing-wanted = listy gończe
thing-pan = misy
thing-hammer = młotki
tool-pan = Misa
tool-hammer = Młotek
reward-cash = 4$
reward-gold = złoto: 2
reward-star = gwiazdka
colour-red = czerwone
colour-black = czarne
outlaw-j = Walet
outlaw-q = Dama
outlaw-k = Król
slot-left = lewa karta
slot-middle = środkowa karta
slot-right = prawa karta
means-gold = złoto
means-joker = Joker
shield-on = tak
shield-off = nie
penalty-cash = gotówka
penalty-stars = gwiazdki
poker-1 = karta pokerowa 1
poker-2 = karta pokerowa 2
poker-3 = karta pokerowa 3
poker-4 = karta pokerowa 4
poker-5 = karta pokerowa 5
poker-6 = karta pokerowa 6
poker-7 = karta pokerowa 7
plot-domino-12 = domino 1-2
plot-domino-14 = domino 1-4
plot-domino-23 = domino 2-3
plot-domino-25 = domino 2-5
plot-domino-36 = domino 3-6
plot-domino-45 = domino 4-5
plot-domino-47 = domino 4-7
plot-domino-56 = domino 5-6
plot-domino-58 = domino 5-8
plot-domino-69 = domino 6-9
plot-domino-78 = domino 7-8
plot-domino-89 = domino 8-9
plot-bar-123 = pasek 1-2-3
plot-bar-147 = pasek 1-4-7
plot-bar-258 = pasek 2-5-8
plot-bar-369 = pasek 3-6-9
plot-bar-456 = pasek 4-5-6
plot-bar-789 = pasek 7-8-9
plot-corner-124 = narożnik 1-2-4
plot-corner-125 = narożnik 1-2-5
plot-corner-145 = narożnik 1-4-5
plot-corner-235 = narożnik 2-3-5
plot-corner-236 = narożnik 2-3-6
plot-corner-245 = narożnik 2-4-5
plot-corner-256 = narożnik 2-5-6
plot-corner-356 = narożnik 3-5-6
plot-corner-457 = narożnik 4-5-7
plot-corner-458 = narożnik 4-5-8
plot-corner-478 = narożnik 4-7-8
plot-corner-568 = narożnik 5-6-8
plot-corner-569 = narożnik 5-6-9
plot-corner-578 = narożnik 5-7-8
plot-corner-589 = narożnik 5-8-9
plot-corner-689 = narożnik 6-8-9

## Szlak

stop-1 =
    .name = Przystanek A
    .text = Gwiazdki: 2.
stop-2 =
    .name = Przystanek 2
    .text = Misa albo młotek.
stop-3 =
    .name = Przystanek 3
    .text = Gwiazdki: 1, akcja dodatkowa: Cmentarz.
stop-4 =
    .name = Przystanek 4
    .text = Gwiazdki: 3, listy gończe +1.
stop-5 =
    .name = Przystanek 5
    .text = 12$.
stop-6 =
    .name = Przystanek 6
    .text = Akcja dodatkowa: Rubieże.
stop-7 =
    .name = Przystanek 7
    .text = Gwiazdki: 4, listy gończe +1.
stop-8 =
    .name = Przystanek 8
    .text = Złoto: 8.
stop-9 =
    .name = Przystanek 9
    .text = Akcja dodatkowa: Miasto.
stop-10 =
    .name = Przystanek 10
    .text = Gwiazdki: 5, listy gończe +2.
stop-11 =
    .name = Przystanek J
    .text = Skreśl do 6 listów gończych.
stop-12 =
    .name = Przystanek Q
    .text = Akcja dodatkowa: Kopalnia.
stop-13 =
    .name = Przystanek K
    .text = Gwiazdki: 6, listy gończe +3.

## Rubieże

target-2 =
    .name = Kura 2
    .text = Gwiazdki: 2, 1$, listy gończe +1. Przy zbyt niskiej karcie napadu połowa gwiazdek i bez gotówki.
target-3 =
    .name = Kura 3
    .text = Gwiazdki: 2, 2$, listy gończe +1. Przy zbyt niskiej karcie napadu połowa gwiazdek i bez gotówki.
target-4 =
    .name = Kura 4
    .text = Gwiazdki: 2, 3$, listy gończe +1. Przy zbyt niskiej karcie napadu połowa gwiazdek i bez gotówki.
target-5 =
    .name = Bydło 5
    .text = Gwiazdki: 4, 1$, listy gończe +2. Przy zbyt niskiej karcie napadu połowa gwiazdek i bez gotówki.
target-6 =
    .name = Bydło 6
    .text = Gwiazdki: 4, 3$, listy gończe +2. Przy zbyt niskiej karcie napadu połowa gwiazdek i bez gotówki.
target-7 =
    .name = Bydło 7
    .text = Gwiazdki: 4, 5$, listy gończe +2. Przy zbyt niskiej karcie napadu połowa gwiazdek i bez gotówki.
target-8 =
    .name = Dyliżans 8
    .text = Gwiazdki: 6, 2$, listy gończe +3. Przy zbyt niskiej karcie napadu połowa gwiazdek i bez gotówki.
target-9 =
    .name = Dyliżans 9
    .text = Gwiazdki: 6, 4$, listy gończe +3. Przy zbyt niskiej karcie napadu połowa gwiazdek i bez gotówki.
target-10 =
    .name = Dyliżans 10
    .text = Gwiazdki: 6, 7$, listy gończe +3. Przy zbyt niskiej karcie napadu połowa gwiazdek i bez gotówki.
target-j =
    .name = Pociąg J
    .text = Gwiazdki: 8, 3$, listy gończe +4. Przy zbyt niskiej karcie napadu połowa gwiazdek i bez gotówki.
target-q =
    .name = Pociąg Q
    .text = Gwiazdki: 8, 6$, listy gończe +4. Przy zbyt niskiej karcie napadu połowa gwiazdek i bez gotówki.
target-k =
    .name = Pociąg K
    .text = Gwiazdki: 8, 10$, listy gończe +4. Przy zbyt niskiej karcie napadu połowa gwiazdek i bez gotówki.

## Kopalnia

chamber-l1a =
    .name = Komora 1a
    .text = Złoto: 1, młotek.
chamber-l1b =
    .name = Komora 1b
    .text = Złoto: 1, misa.
chamber-l2a =
    .name = Komora 2a
    .text = Złoto: 1, akcja dodatkowa: Rubieże.
chamber-l2b =
    .name = Komora 2b
    .text = Złoto: 1, akcja dodatkowa: Szlak.
chamber-l2c =
    .name = Komora 2c
    .text = Złoto: 1, akcja dodatkowa: Miasto.
chamber-l3a =
    .name = Komora 3a
    .text = Gwiazdki: 1, złoto: 6, listy gończe +1.
chamber-l3b =
    .name = Komora 3b
    .text = Gwiazdki: 2, złoto: 4, listy gończe +1.
chamber-l3c =
    .name = Komora 3c
    .text = Gwiazdki: 3, złoto: 2, listy gończe +1.
chamber-l3d =
    .name = Komora 3d
    .text = Gwiazdki: 4, listy gończe +1.
chamber-l4a =
    .name = Komora 4a
    .text = Listy gończe +1. Na koniec srebrna gwiazdka za każdy zakreślony nagrobek.
chamber-l4b =
    .name = Komora 4b
    .text = Listy gończe +2. Na koniec srebrna gwiazdka za każdy zakreślony budynek.
chamber-l4c =
    .name = Komora 4c
    .text = Listy gończe +3. Na koniec srebrna gwiazdka za każdą zakreśloną komorę.
chamber-l4d =
    .name = Komora 4d
    .text = Listy gończe +2. Na koniec srebrna gwiazdka za każdy zakreślony przystanek Szlaku.
chamber-l4e =
    .name = Komora 4e
    .text = Listy gończe +1. Na koniec srebrna gwiazdka za każdy zakreślony cel.

## Miasto

building-undertaker =
    .name = Grabarz
    .text = Pierwsza wizyta: koniec listów gończych na Cmentarzu. Druga: łopata, gwiazdka za każdy zakreślony nagrobek. Dach: Akcja dodatkowa: Kopalnia.
building-bank =
    .name = Bank
    .text = Zapłać 4$ i wybierz czerwone lub czarne. Od następnej tury rząd w tym kolorze daje gwiazdki: tyle, ile wynosi numer rundy. Dach: Gwiazdki: 1.
building-hideout =
    .name = Kryjówka
    .text = Skreśl do 4 listów gończych. Dach: Gwiazdki: 1.
building-stables =
    .name = Stajnie
    .text = Kup jednego: koń pociągowy 3$, młotek i gwiazdka; wierzchowiec 4$, wartość +6 na Szlaku. Dach: Akcja dodatkowa: Cmentarz.
building-general-store =
    .name = Sklep
    .text = Kup jedno: misa z gwiazdką 3$, kilof z gwiazdką 2$, chusta 1$. Dach: Akcja dodatkowa: Szlak.
building-church =
    .name = Kościół
    .text = Każdy 1$ skreśla jeden list gończy, do 8 na wizytę. Dach: Gwiazdki: 1.
building-hotel =
    .name = Hotel
    .text = Zapłać 2$ i zakreśl kolejną srebrną gwiazdkę: 2, 7, 14, 23. Liczy się tylko ostatnia. Dach: Akcja dodatkowa: Rubieże.
building-land-office =
    .name = Urząd Ziemski
    .text = Kup kształt i zaznacz go w siatce: 4$ za dwa pola, 6$ za trzy w linii, 8$ za narożnik. Gwiazdki od razu; 7 więcej za dziewiąte pole. Dach: Akcja dodatkowa: Cmentarz.
building-gunsmith =
    .name = Rusznikarz
    .text = Kup rewolwer za 3$; przy kolejnej wizycie strzelbę za 4$, która go zastępuje. Dach: Akcja dodatkowa: Szlak.
building-bail-bonds =
    .name = Biuro poręczeń
    .text = Ścigaj waleta, damę albo króla. Od następnej tury każda taka karta w rzędzie daje 4$, 2 złota albo 2 listy gończe mniej. Dach: Gwiazdki: 1.
building-sheriffs-office =
    .name = Biuro Szeryfa
    .text = Podejrzyj kartę szeryfa, potem weź gwiazdkę albo skreśl do 2 listów gończych. Dach: Akcja dodatkowa: Kopalnia.
building-saloon =
    .name = Saloon
    .text = 2$ za gwiazdkę, do 8 na wizytę. Dach: Gwiazdki: 1.
building-prospectors-club =
    .name = Klub Poszukiwaczy
    .text = 1 złoto za gwiazdkę, do 8 na wizytę. Dach: Akcja dodatkowa: Rubieże.
item-work-horse =
    .name = koń pociągowy
    .text = Młotek i gwiazdka.
item-trail-horse =
    .name = wierzchowiec
    .text = Karta wartości liczy się o 6 więcej na Szlaku.
item-gold-pan =
    .name = misa
    .text = Misa i gwiazdka.
item-pickaxe =
    .name = kilof
    .text = W Kopalni wartość może być do 2 wyższa lub niższa.
item-bandana =
    .name = chusta
    .text = Jeden list gończy mniej za każdy napad.
item-pistol =
    .name = rewolwer
    .text = Karta napadu liczy się o 2 więcej.
item-rifle =
    .name = strzelba
    .text = Karta napadu liczy się o 4 więcej, zamiast rewolweru.
item-protection =
    .name = ochrona Grabarza
    .text = Żadnych listów gończych za nagrobki.
item-shovel =
    .name = łopata
    .text = Gwiazdka za każdy zakreślony nagrobek.
item-bank-red =
    .name = czerwone w Banku
    .text = Rząd samych czerwonych daje gwiazdki.
item-bank-black =
    .name = czarne w Banku
    .text = Rząd samych czarnych daje gwiazdki.
item-outlaw-j =
    .name = ścigany walet
    .text = Każdy walet w rzędzie daje nagrodę.
item-outlaw-q =
    .name = ścigana dama
    .text = Każda dama w rzędzie daje nagrodę.
item-outlaw-k =
    .name = ścigany król
    .text = Każdy król w rzędzie daje nagrodę.
hotel-track =
    .name = Noce w Hotelu
    .text = Na koniec liczy się ostatnia zakreślona srebrna gwiazdka.
land-square =
    .name = pole ziemi
    .text = Jego gwiazdki liczą się, gdy pokryje je kształt.

## Cmentarz

stone-1 =
    .name = Nagrobek 1, górny lewy
    .text = Jeden list gończy, chyba że chroni cię Grabarz.
stone-2 =
    .name = Nagrobek 2, górny środkowy
    .text = Jeden list gończy, chyba że chroni cię Grabarz.
stone-3 =
    .name = Nagrobek 3, górny prawy
    .text = Jeden list gończy, chyba że chroni cię Grabarz.
stone-4 =
    .name = Nagrobek 4, środkowy lewy
    .text = Jeden list gończy, chyba że chroni cię Grabarz.
stone-5 =
    .name = Nagrobek 5, środkowy
    .text = Zakreślony od początku.
stone-6 =
    .name = Nagrobek 6, środkowy prawy
    .text = Jeden list gończy, chyba że chroni cię Grabarz.
stone-7 =
    .name = Nagrobek 7, dolny lewy
    .text = Jeden list gończy, chyba że chroni cię Grabarz.
stone-8 =
    .name = Nagrobek 8, dolny środkowy
    .text = Jeden list gończy, chyba że chroni cię Grabarz.
stone-9 =
    .name = Nagrobek 9, dolny prawy
    .text = Jeden list gończy, chyba że chroni cię Grabarz.
reward-1-2 =
    .name = Między nagrobkami 1-2
    .text = Akcja dodatkowa: Rubieże.
reward-2-3 =
    .name = Między nagrobkami 2-3
    .text = Gwiazdki: 2.
reward-1-4 =
    .name = Między nagrobkami 1-4
    .text = Złoto: 4.
reward-2-5 =
    .name = Między nagrobkami 2-5
    .text = Młotek.
reward-3-6 =
    .name = Między nagrobkami 3-6
    .text = Akcja dodatkowa: Szlak.
reward-4-5 =
    .name = Między nagrobkami 4-5
    .text = 4$.
reward-5-6 =
    .name = Między nagrobkami 5-6
    .text = Złoto: 2.
reward-4-7 =
    .name = Między nagrobkami 4-7
    .text = Akcja dodatkowa: Kopalnia.
reward-5-8 =
    .name = Między nagrobkami 5-8
    .text = Misa.
reward-6-9 =
    .name = Między nagrobkami 6-9
    .text = 8$.
reward-7-8 =
    .name = Między nagrobkami 7-8
    .text = Gwiazdki: 2.
reward-8-9 =
    .name = Między nagrobkami 8-9
    .text = Akcja dodatkowa: Miasto.

## Postacie

character-trailblazer =
    .name = Pionier
    .text = Raz: dodatkowa akcja Szlaku. Start: 3$, złoto: 4.
character-cheat =
    .name = Szuler
    .text = Raz, przy porównaniu układów: jedna karta pokerowa liczy się jako dowolna. Start: 7$, złoto: 1.
character-prospector =
    .name = Poszukiwacz
    .text = Raz: przesuń kartę wartości o najwyżej tyle, ile masz mis. Start: 3$, złoto: 5, misa.
character-settler =
    .name = Osadniczka
    .text = Raz: dodatkowa akcja Miasta. Start: 7$, złoto: 2.
character-bandit =
    .name = Bandyta
    .text = Raz: dodatkowa akcja Rubieży. Start: 7$, złoto: 6, listy gończe +4.
character-marshal =
    .name = Szeryf federalny
    .text = Raz, gdy szeryf cię ma: dobierz własną kartę i użyj jej zamiast jego. Start: Gwiazdki: 2, 5$, złoto: 2.
character-preacher =
    .name = Kaznodzieja
    .text = Raz, zanim przyjdzie szeryf: skreśl do 6 listów gończych. Start: 3$, złoto: 3.
character-miner =
    .name = Górnik
    .text = Raz: dodatkowa akcja Kopalni. Start: 1$, złoto: 5.
character-ranch-hand =
    .name = Parobek
    .text = Raz: skreśl 2 listy gończe za każdy młotek. Start: 5$, złoto: 1, młotek.
character-grave-robber =
    .name = Hiena cmentarna
    .text = Zaczyna z łopatą. Raz: dodatkowa akcja Cmentarza. Start: 3$, złoto: 1.
character-man-in-black =
    .name = Człowiek w czerni
    .text = Raz: dodatkowa akcja w dowolnym regionie. Start: Gwiazdki: 1, 3$, złoto: 4, listy gończe +6.
character-baroness =
    .name = Baronowa
    .text = Raz: tyle złota, ile masz listów gończych. Start: 7$, złoto: 1.
character-mayor =
    .name = Burmistrz
    .text = Raz: trzy nowe karty, zanim ktokolwiek wybierze. Start: Gwiazdki: 3, 3$, złoto: 1.
character-wild-card =
    .name = Dżoker
    .text = Dwa Jokery: każdy czyni kartę koloru dowolnym kolorem albo kartę wartości dowolną wartością. Start: 4$.

## Cele

bounty-four-regions =
    .name = Wszędzie
    .text = Po cztery zakreślone pola na Szlaku, Rubieżach, w Kopalni i Mieście.
bounty-trail-bonuses =
    .name = Przewodnik
    .text = Wszystkie cztery przystanki z akcją dodatkową: 3, 6, 9 i Q.
bounty-tools =
    .name = Narzędzia
    .text = Łącznie pięć mis i młotków.
bounty-roof-stars =
    .name = Gwiazdy miasta
    .text = Wszystkie pięć gwiazdek z dachów Miasta.
bounty-mine-gold =
    .name = Gorączka złota
    .text = Dziewięć złota z komór w całej grze.
bounty-every-robbery =
    .name = Każdego po trochu
    .text = Zakreślona kura, bydło, dyliżans i pociąg.
bounty-tombstones =
    .name = Grobowa sprawa
    .text = Pięć nagrobków oprócz środkowego.
bounty-end-of-trail =
    .name = Kres drogi
    .text = Przystanek K na Szlaku albo dwóch ściganych banitów.
bounty-most-wanted =
    .name = Najbardziej poszukiwany
    .text = Dziewięć listów gończych, choćby na chwilę.
bounty-outfit =
    .name = Pełny ekwipunek
    .text = Cztery różne z: misa, młotek, wierzchowiec, ochrona, chusta, kilof, rewolwer.
bounty-riches =
    .name = Bogactwo
    .text = 30$ albo 15 złota, choćby na chwilę.
bounty-bonus-actions =
    .name = Pełne koło
    .text = Akcja dodatkowa zdobyta w każdym z pięciu regionów.

## Kowboty

cowbot-calamity-jane =
    .name = Calamity Jane
    .text = Gdy w rzędzie jest ♥, kradnie kartę, jeśli zyskujesz gwiazdkę. Punktuje niezakreślone pola: Szlak ×4, Rubieże ×3, Miasto ×2, Kopalnia ×1.
cowbot-wyatt-earp =
    .name = Wyatt Earp
    .text = Gdy w rzędzie jest ♣, kradnie kartę, jeśli zyskujesz akcję dodatkową. Punktuje niezakreślone pola: Miasto ×4, Kopalnia ×3, Szlak ×2, Rubieże ×1.
cowbot-black-bart =
    .name = Black Bart
    .text = Gdy w rzędzie jest ♦, kradnie kartę, jeśli zyskujesz złoto. Punktuje niezakreślone pola: Kopalnia ×4, Miasto ×3, Rubieże ×2, Szlak ×1.
cowbot-billy-the-kid =
    .name = Billy the Kid
    .text = Gdy w rzędzie jest ♠, kradnie kartę, jeśli zyskujesz list gończy. Punktuje niezakreślone pola: Rubieże ×4, Szlak ×3, Kopalnia ×2, Miasto ×1.

## Osiągnięcia solo

achievement-1 = Po sześć pól w każdym z czterech regionów
achievement-2 = Łącznie siedem mis i młotków
achievement-3 = Żadnych listów gończych na koniec
achievement-4 = Całe złoto Kopalni
achievement-5 = Wszystkie gwiazdki Szlaku
achievement-6 = Wszystkie gwiazdki z dachów Miasta
achievement-7 = Po jednym napadzie każdego rodzaju
achievement-8 = Wszystkie osiem zewnętrznych nagrobków
achievement-9 = Kareta lub lepszy układ
achievement-10 = Obejść się bez
achievement-11 = 30$ i 15 złota na koniec
achievement-12 = Trzy układy lepsze niż para
achievement-13 = Najwyżej 5 listów gończych i ani jednego aresztu
achievement-14 = Pokonani wszyscy czterej kowboci
achievement-15 = Kowbot pokonany na poziomie trudnym
achievement-16 = Najwyżej jedna skradziona karta
achievement-17 = Co najmniej 20 listów gończych na koniec
achievement-18 = Co najmniej 24 srebrne gwiazdki
achievement-19 = Każde pole jednego regionu
achievement-20 = Legendarny wynik

## Scena

scene-suit = Kolor
scene-value = Wartość
scene-poker = Poker
scene-price = złoto: { $cost }
scene-robbed = napad udany
scene-passed = minięte
scene-pay = Tabela wypłat
scene-penalty = Areszt: { $cash } $ albo gwiazdki: { $stars }
scene-chips = Akcje bonusowe i budynki do wykorzystania
scene-chip = Do wykorzystania
scene-awake = czyha
scene-sheets = Mapy wszystkich graczy
scene-yours = (twoja)

# Why a hint says so

reason-stars = gwiazdki od razu
reason-cash = gotówka
reason-gold = złoto
reason-pans = patelnie płacące co rundę
reason-hammers = młotki płacące co rundę
reason-risk = mniejsze ryzyko aresztu
reason-poker = lepszy układ pokerowy
reason-hotel = rosnące srebrne gwiazdki Hotelu
reason-mine = droga w głąb Kopalni
reason-items = przedmioty pomocne do końca gry
reason-town = kolejny budynek w Mieście
reason-graves = kolejny nagrobek
reason-trail = kolejny przystanek na Szlaku
reason-land = własna ziemia
reason-badlands = kolejne napady

# The signs of the terminal's board

cli-signs =
    ♥ – Szlak
    ♠ – Rubieże
    ♦ – Kopalnia
    ♣ – Miasto
    † – Cmentarz
    ★ – gwiazdka, punkt, który już masz
    ☆ – srebrne gwiazdki, które liczą się dopiero na końcu
    $ – gotówka
    ● – złoto
    ! – listy gończe
    ◡ – misa
    ⚒ – młotek
    + – akcja dodatkowa w regionie, którego znak stoi dalej
    / – jedno albo drugie; po ☆: na końcu za każde z tych miejsc
    A-7 – wartości, które otwierają drogę w dół Kopalni
