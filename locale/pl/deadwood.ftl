# Deadwood: własnymi słowami, z nazwami polskiej instrukcji.

game-deadwood =
    .name = Deadwood
    .text = Od dwóch do pięciu band walczy o miasto bezprawia, zanim dotrze kolej. Najbogatsza po opłaceniu kar bierze wszystko. Około godziny.

ask-turn = Twoja tura: wypad na miasto jednym kowbojem albo powrót na ranczo z dowolną liczbą kowbojów.
ask-more = Kto jeszcze wraca na ranczo?
ask-alone = Twoja banda jako jedyna żyje i gra dalej: aż dotrze kolej, opustoszeje pula albo skończą się tury. Wypad na miasto czy powrót na ranczo?
ask-alone-or-end = Twoja banda jako jedyna żyje: wypad na miasto, powrót na ranczo albo koniec gry.
ask-flight = Atak na twojego kowboja: { $about }. Zwiać na rumaku czy zostać?
ask-attack = Atakujesz: { $about }. Użyć naboju?
ask-defence = Bronisz się: { $about }. Użyć naboju?
ask-arrived = { $about }: budynek jest twój. Zająć go?
ask-track = Którędy dalej pobiegnie kolej?
ask-next = Kolej dotarła: kto teraz zajmuje?
ask-site = Umieść dobrany budynek na działce obok innego budynku.
ask-sheriff = Dokąd idzie Szeryf?
ask-church = Ile listów gończych odkładasz? Najwięcej { $count }.
ask-hire = Kogo zatrudniasz?
ask-casino = Czyje pieniądze wygrywasz?
ask-store = Który z twoich kowbojów idzie dalej?
ask-store-to = Dokąd idzie?
ask-depot = Z którego stosu dobierasz?
ask-fortune = Który stos przeglądasz?
ask-order = Który żeton będzie następny od góry?
ask-court = Rozprawa: płacisz 1 $ za każdy swój list gończy czy bierzesz jeszcze jeden?
ask-grifter = Który kowboj przeciwnika trafia do kopalni?
ask-newspaper = O kim piszesz?
ask-dance = Który z twoich kowbojów wraca na ranczo?
ask-telegraph = Sprowadzić nowe listy gończe czy wycofać część z puli?
ask-champion = Końcowa strzelanina: kogo wystawiasz?
ask-loading = Ilu nabojów używasz?
ask-target = W kogo celujesz?
ask-split = W kogo pójdzie następny z twoich pierwszych strzałów?
ask-star = Budynek trafia na działkę z gwiazdką.
ask-first = Rzut o pierwszą turę.
ask-dice = Kość w strzelaninie.
ask-gold = Kość w Kopalni złota.
ask-drawn = Dobierany jest żeton.
ask-peek = Wróżka odsłania żeton.
ask-final-dice = Kość w końcowej strzelaninie.

do-deal = wyłóż: { $building }
do-draw = dobierz: { $building }
do-roll = rzut: { $die }
do-hit = { $cowboy } → { $building }{ $fight ->
        [0] {""}
       *[other] , do strzelaniny: { $win } % na zdobycie, { $fall } % na śmierć
    }{ $fee ->
        [0] {""}
       *[other] , opłata { $fee } $
    }
do-return = Powrót na ranczo ({ $building })
do-fetch = { $cowboy }: powrót z kopalni
do-done = To wszystko
do-flee = Zwiać na rumaku do kopalni
do-stand = Zostać i walczyć{ $fight ->
        [0] {""}
       *[other] {" "}({ $win } % na wygraną, { $fall } % na śmierć)
    }
do-load = Użyj: { $cartridges ->
        [one] { $cartridges } nabój
        [few] { $cartridges } naboje
       *[many] { $cartridges } nabojów
    }{ $fight ->
        [0] {""}
       *[other] {" "}({ $win } % na wygraną, { $fall } % na śmierć)
    }
do-annex = Zajmij
do-decline = Nie, dziękuję
do-hire = Zatrudnij: { $cowboy } ({ $dollars } $)
do-guard = Szeryf na skrzyżowanie { $corner }
do-rail = Połóż na { $plot }{ $destroys ->
        [0] {""}
       *[other] , burząc to, co tam stoi
    }
do-pick = { $seat }: { $building }
do-build = { $building } na { $plot }
do-fleece = Zabierz 1 $: { $seat }
do-send = Kowboj z budynku: { $building }
do-to = Do: { $building }{ $fight ->
        [0] {""}
       *[other] , do strzelaniny: { $win } % na zdobycie, { $fall } % na śmierć
    }{ $fee ->
        [0] {""}
       *[other] , opłata { $fee } $
    }
do-open = Dobierz: { $stack }
do-examine = Przejrzyj: { $stack }
do-order = Następny: { $building }
do-keep = Resztę zostaw bez zmian
do-pay = Zapłać { $dollars } $
do-refuse = Weź zamiast tego list gończy
do-swindle = Kowboj: { $seat }, { $building }
do-lure = { $cowboy } z rancza: { $seat }
do-accuse = List gończy: { $seat }
do-issue = { $posters ->
        [0] Nic z pudełka do puli: pudełko jest puste
        [one] { $posters } list gończy z pudełka do puli
        [few] { $posters } listy gończe z pudełka do puli
       *[many] { $posters } listów gończych z pudełka do puli
    }
do-withdraw = { $posters ->
        [0] Nic z puli do pudełka: pula jest pusta
        [one] { $posters } list gończy z puli do pudełka
        [few] { $posters } listy gończe z puli do pudełka
       *[many] { $posters } listów gończych z puli do pudełka
    }
do-champion = Wystaw: { $cowboy }
do-aim = Cel: { $seat }
do-shoot = Jedna kość w: { $seat }
do-wash = Odłóż { $posters ->
        [one] { $posters } list gończy
        [few] { $posters } listy gończe
       *[many] { $posters } listów gończych
    }
do-end-game = Zakończ grę

event-dealt = { $plot }: { $building }.
event-rolled-first = { $seat }: { $die } w rzucie o pierwszą turę.
event-started = Pierwsza tura: { $seat }.
event-entered = { $seat }: { $cowboy } → { $building }.
event-returned = { $seat }: { $cowboy } wraca na ranczo ({ $building }).
event-fetched = { $seat }: { $cowboy } wraca z kopalni na ranczo.
event-fee-paid = { $seat } → { $rival }: { $dollars } $ za wejście pod okiem Szeryfa.
event-poster-taken = { $seat }: { $count ->
        [one] { $count } list gończy
        [few] { $count } listy gończe
       *[many] { $count } listów gończych
    } z puli.
event-poster-returned = { $seat }: { $count ->
        [one] { $count } list gończy
        [few] { $count } listy gończe
       *[many] { $count } listów gończych
    } z powrotem w pudełku.
event-attacked = { $seat } kontra { $rival }: strzelanina, { $building }.
event-fled = { $seat }: kowboj zwiewa na rumaku ({ $building }).
event-stood = { $seat }: kowboj zostaje i walczy.
event-loaded = { $seat }: { $count ->
        [one] { $count } nabój
        [few] { $count } naboje
       *[many] { $count } nabojów
    } w użyciu.
event-shot = { $seat } → { $rival }: { $die }, { $die ->
        [6] trup
        [5] rana
        [4] rana
       *[other] pudło
    }.
event-cowboy-died = { $seat }: { $cowboy } ginie ({ $building }).
event-driven-off = { $seat }: { $cowboy } musi zwiać ({ $building }).
event-annexed = { $seat }: zajęcie – { $building }.
event-declined = { $seat }: bez zajęcia – { $building }.
event-earned = { $seat }: +{ $dollars } $.
event-paid = { $seat }: −{ $dollars } $.
event-armed = { $seat }: nowe naboje – { $count }.
event-saddled = { $seat }: nowe rumaki – { $count }.
event-hired = { $seat }: nowy kowboj – { $cowboy }.
event-sheriff-moved = { $seat }: Szeryf na { $corner }.
event-track-laid = { $seat }: tor na { $plot }.
event-station-built = { $seat }: Dworzec kolejowy na { $plot }.
event-destroyed = Zburzono: { $building }, { $plot }.
event-sent-to-mine = { $seat }: { $cowboy } do kopalni.
event-drew = { $seat }: dobrany budynek – { $building } ({ $stack }).
event-built = { $seat }: { $building } na { $plot }.
event-buried = Brak miejsca: { $building } idzie pod spód ({ $stack }).
event-fleeced = { $rival } → { $seat }: { $dollars } $ w Kasynie.
event-sent = { $seat }: { $cowboy } rusza dalej ({ $building }).
event-dug = { $seat }: poszukiwanie złota, { $die }.
event-examined = { $seat }: przegląd – { $stack }.
event-turned-up = { $stack }: { $building }.
event-ordered = { $stack }: następny – { $building }.
event-refused = { $seat }: nic dla Sądu.
event-accused = { $seat }: artykuł – { $rival }.
event-issued = { $seat }: { $count ->
        [one] { $count } list gończy
        [few] { $count } listy gończe
       *[many] { $count } listów gończych
    } z pudełka do puli.
event-withdrew = { $seat }: { $count ->
        [one] { $count } list gończy
        [few] { $count } listy gończe
       *[many] { $count } listów gończych
    } z puli do pudełka.
event-latched = { $trigger } Gra kończy się po tej turze.
event-fined = { $seat }: −{ $dollars } $ za { $count ->
        [one] { $count } list gończy
        [few] { $count } listy gończe
       *[many] { $count } listów gończych
    }.
event-bonus = { $seat }: { $dollars } $ za Dyliżans.
event-faced-off = Remis: zaczyna się końcowa strzelanina.
event-chosen = { $seat }: do walki staje { $cowboy }.
event-aimed = { $seat }: cel – { $rival }.
event-fired = { $seat } → { $rival }: { $die }, { $die ->
        [6] trup
        [5] rana
        [4] rana
       *[other] pudło
    }.
event-fell = { $seat }: { $cowboy } pada.
event-won = Deadwood ma nowego pana: { $seat }.
event-nobody-won = Nie ma już komu przejąć Deadwood.
event-picked = { $seat }: teraz { $rival }, { $building }.
event-survived = { $seat }: ostatnia żywa banda. { $survivor }

trigger-station = Stoi Dworzec kolejowy.
trigger-pool = Pula przestępstwa jest pusta.
trigger-gangs = Broń zamilkła.
trigger-cap = Rozegrano ostatnią dozwoloną turę.
survivor-plays-on = Gra dalej, aż dotrze kolej albo opustoszeje pula.
survivor-may-end = Gra dalej, aż dotrze kolej albo opustoszeje pula, albo sama zakończy grę w swojej turze.

ending-station = Kolej dotarła do miasta.
ending-pool = Pula przestępstwa jest pusta; nadciąga kawaleria.
ending-last-gang = Przy życiu została tylko jedna banda.
ending-gangs-gone = Żadna banda nie ma już żywych kowbojów.
ending-gang-gone = Jedna z band nie ma już żywych kowbojów.
ending-turn-cap = Rozegrano umówioną liczbę tur.

points-cash = Pieniądze
points-depot = Dyliżans
points-fine = Kara za listy gończe
points-clamped = Nie mniej niż zero

title-champion = zwycięstwo w końcowej strzelaninie
title-fallen = śmierć w końcowej strzelaninie
title-bystander = najwięcej pieniędzy poza strzelaniną

zone-town = Deadwood
zone-sheriff = Szeryf
zone-stacks = Stosy
zone-known = Co pokazała wróżka
zone-drawn = Dobrane budynki
zone-supply = Pula
zone-ranch = Ranczo
zone-streets = W mieście
zone-unhired = Do zatrudnienia
zone-mine = Opuszczona kopalnia
    .text = Tu czekają kowboje, którzy zwiali albo zostali przepędzeni, których odesłał Wóz hochsztaplera albo kolej, i ci świeżo zatrudnieni. Miejsca starczy dla wszystkich, nikt tu nie strzela i nic nie można zrobić; wychodzi się przez powrót na ranczo albo Salę taneczną.
zone-hill = Wzgórze Umarłych
    .text = Tu leżą zabici. Nikt stąd nie wraca, cokolwiek się stanie.
zone-fight = Strzelanina
zone-red = czerwona działka: tu może stanąć Dworzec kolejowy
fight-skip = Pokaż resztę od razu

fact-cash = Pieniądze
fact-cartridges = Naboje
fact-ponies = Rumaki
fact-posters = Listy gończe
fact-fine = Kara
fact-plot = Działka
fact-building = Budynek
fact-corner = Skrzyżowanie
fact-stack = Stos
fact-knower = Przeglądał
fact-tile1 = W środku
fact-tile2 = W środku
fact-tile3 = W środku
fact-tile4 = W środku
fact-tile5 = W środku
fact-tile6 = W środku
fact-tile7 = W środku
fact-tile8 = W środku
fact-tile9 = W środku
fact-tile10 = W środku
fact-bottom1 = Na samym spodzie
fact-bottom2 = Na miejscu 2 od spodu
fact-bottom3 = Na miejscu 3 od spodu
fact-bottom4 = Na miejscu 4 od spodu
fact-bottom5 = Na miejscu 5 od spodu
fact-bottom6 = Na miejscu 6 od spodu
fact-bottom7 = Na miejscu 7 od spodu
fact-bottom8 = Na miejscu 8 od spodu
fact-bottom9 = Na miejscu 9 od spodu
fact-bottom10 = Na miejscu 10 od spodu

cowboy-greenhorn =
    .name = żółtodziób
    .text = Siła 1: jedna kość.
cowboy-gunslinger =
    .name = rewolwerowiec
    .text = Siła 2: dwie kości.
cowboy-boss =
    .name = przywódca
    .text = Siła 3: trzy kości.

building-town-hall =
    .name = Ratusz
    .text = Odłóż list gończy, połóż następny odcinek kolei, a potem dobierz po żetonie z każdego stosu i umieść je w mieście.
    .annex = Odłóż list gończy, połóż następny odcinek kolei, a potem dobierz po żetonie z każdego stosu i umieść je w mieście.
    .control = Sama kontrola nic nie daje.
building-sheriffs-office =
    .name = Biuro Szeryfa
    .text = Ustaw Szeryfa na dowolnym skrzyżowaniu przy jakimś budynku. Kontrola: Każdy przeciwnik, który wchodzi do budynku pod ochroną Szeryfa, płaci ci 1 $.
    .annex = Ustaw Szeryfa na dowolnym skrzyżowaniu przy jakimś budynku.
    .control = Każdy przeciwnik, który wchodzi do budynku pod ochroną Szeryfa, płaci ci 1 $.
building-church =
    .name = Kościół
    .text = Odłóż do pudełka jeden list gończy; za każdą swoją Pralnię możesz odłożyć o jeden więcej. Kontrola: Tu się nie strzela; każda banda może mieć w środku jednego kowboja.
    .annex = Odłóż do pudełka jeden list gończy; za każdą swoją Pralnię możesz odłożyć o jeden więcej.
    .control = Tu się nie strzela; każda banda może mieć w środku jednego kowboja.
building-saloon =
    .name = Saloon
    .text = Możesz zatrudnić kowboja: żółtodzioba za darmo, rewolwerowca za 1 $, przywódcę za 3 $. Czeka w kopalni.
    .annex = Możesz zatrudnić kowboja: żółtodzioba za darmo, rewolwerowca za 1 $, przywódcę za 3 $. Czeka w kopalni.
    .control = Sama kontrola nic nie daje.
building-saloon-x =
    .name = Saloon X
    .text = { building-saloon.text }
    .annex = { building-saloon.annex }
    .control = { building-saloon.control }
building-saloon-2 =
    .name = Saloon II
    .text = { building-saloon.text }
    .annex = { building-saloon.annex }
    .control = { building-saloon.control }
building-gunsmith =
    .name = Rusznikarz
    .text = Weź 1 $ i dwa naboje.
    .annex = Weź 1 $ i dwa naboje.
    .control = Sama kontrola nic nie daje.
building-gunsmith-1 =
    .name = Rusznikarz I
    .text = { building-gunsmith.text }
    .annex = { building-gunsmith.annex }
    .control = { building-gunsmith.control }
building-gunsmith-2 =
    .name = Rusznikarz II
    .text = { building-gunsmith.text }
    .annex = { building-gunsmith.annex }
    .control = { building-gunsmith.control }
building-bank =
    .name = Bank
    .text = Weź 5 $ i list gończy z puli.
    .annex = Weź 5 $ i list gończy z puli.
    .control = Sama kontrola nic nie daje.
building-blacksmith =
    .name = Kuźnia
    .text = Weź 1 $ i rumaka.
    .annex = Weź 1 $ i rumaka.
    .control = Sama kontrola nic nie daje.
building-blacksmith-1 =
    .name = Kuźnia I
    .text = { building-blacksmith.text }
    .annex = { building-blacksmith.annex }
    .control = { building-blacksmith.control }
building-blacksmith-2 =
    .name = Kuźnia II
    .text = { building-blacksmith.text }
    .annex = { building-blacksmith.annex }
    .control = { building-blacksmith.control }
building-casino =
    .name = Kasyno
    .text = Zabierz 1 $ przeciwnikowi, który ma pieniądze.
    .annex = Zabierz 1 $ przeciwnikowi, który ma pieniądze.
    .control = Sama kontrola nic nie daje.
building-general-store =
    .name = Sklep
    .text = Weź 1 $, a potem przenieś innego swojego kowboja z jego budynku (ale nie z żadnego Sklepu) do innego; może tam walczyć i zajmować.
    .annex = Weź 1 $, a potem przenieś innego swojego kowboja z jego budynku (ale nie z żadnego Sklepu) do innego; może tam walczyć i zajmować.
    .control = Sama kontrola nic nie daje.
building-general-store-1 =
    .name = Sklep I
    .text = { building-general-store.text }
    .annex = { building-general-store.annex }
    .control = { building-general-store.control }
building-general-store-2 =
    .name = Sklep II
    .text = { building-general-store.text }
    .annex = { building-general-store.annex }
    .control = { building-general-store.control }
building-hotel =
    .name = Hotel
    .text = Weź 2 $. Kontrola: 2 $ za każdy położony tor, 4 $ za Dworzec kolejowy.
    .annex = Weź 2 $.
    .control = 2 $ za każdy położony tor, 4 $ za Dworzec kolejowy.
building-laundry =
    .name = Pralnia
    .text = Weź 1 $. Kontrola: Zajmując Kościół, możesz odłożyć o jeden list gończy więcej, także kowbojem, którego Sklep wysyła tam właśnie stąd.
    .annex = Weź 1 $.
    .control = Zajmując Kościół, możesz odłożyć o jeden list gończy więcej, także kowbojem, którego Sklep wysyła tam właśnie stąd.
building-laundry-1 =
    .name = Pralnia I
    .text = { building-laundry.text }
    .annex = { building-laundry.annex }
    .control = { building-laundry.control }
building-laundry-2 =
    .name = Pralnia II
    .text = { building-laundry.text }
    .annex = { building-laundry.annex }
    .control = { building-laundry.control }
building-stage-depot =
    .name = Dyliżans
    .text = Weź 2 $, a potem dobierz żeton z jednego stosu i umieść go w mieście. Kontrola: 10 $, jeśli gra skończy się bez Dworca kolejowego.
    .annex = Weź 2 $, a potem dobierz żeton z jednego stosu i umieść go w mieście.
    .control = 10 $, jeśli gra skończy się bez Dworca kolejowego.
building-undertaker =
    .name = Zakład pogrzebowy
    .text = Weź 1 $. Kontrola: 1 $ za każdego zabitego kowboja; w strzelaninie na miejscu płaci się ocalałemu.
    .annex = Weź 1 $.
    .control = 1 $ za każdego zabitego kowboja; w strzelaninie na miejscu płaci się ocalałemu.
building-gold-mine =
    .name = Kopalnia złota
    .text = Rzuć kością: 3 daje 1 $, 4 – 2 $, 5 – 3 $, 6 – 5 $, mniej nic.
    .annex = Rzuć kością: 3 daje 1 $, 4 – 2 $, 5 – 3 $, 6 – 5 $, mniej nic.
    .control = Sama kontrola nic nie daje.
building-fortune-teller =
    .name = Namiot wróżki
    .text = Weź 1 $. Możesz przejrzeć jeden stos i odłożyć go w dowolnej kolejności.
    .annex = Weź 1 $. Możesz przejrzeć jeden stos i odłożyć go w dowolnej kolejności.
    .control = Sama kontrola nic nie daje.
building-courthouse =
    .name = Sąd
    .text = Każdy, ty też, płaci 1 $ za każdy swój list gończy albo bierze jeszcze jeden.
    .annex = Każdy, ty też, płaci 1 $ za każdy swój list gończy albo bierze jeszcze jeden.
    .control = Sama kontrola nic nie daje.
building-grifter =
    .name = Wóz hochsztaplera
    .text = Weź 1 $, a potem wyślij do kopalni dwóch kowbojów przeciwników z budynków lub rancz.
    .annex = Weź 1 $, a potem wyślij do kopalni dwóch kowbojów przeciwników z budynków lub rancz.
    .control = Sama kontrola nic nie daje.
building-newspaper =
    .name = Gazeta
    .text = Weź 1 $, a potem daj wybranemu graczowi list gończy z puli.
    .annex = Weź 1 $, a potem daj wybranemu graczowi list gończy z puli.
    .control = Sama kontrola nic nie daje.
building-dance-hall =
    .name = Sala taneczna
    .text = Weź 1 $. Możesz zabrać na ranczo jednego lub dwóch swoich kowbojów z dowolnych miejsc planszy.
    .annex = Weź 1 $. Możesz zabrać na ranczo jednego lub dwóch swoich kowbojów z dowolnych miejsc planszy.
    .control = Sama kontrola nic nie daje.
building-telegraph-office =
    .name = Telegraf
    .text = Weź 1 $, a potem przełóż dwa listy gończe z pudełka do puli albo z puli do pudełka, lub tyle, ile jest.
    .annex = Weź 1 $, a potem przełóż dwa listy gończe z pudełka do puli albo z puli do pudełka, lub tyle, ile jest.
    .control = Sama kontrola nic nie daje.

plot-open =
    .name = wolna działka
    .text = Można tu postawić budynek, jeśli obok jakiś stoi. Kolej pnie się rzędami F, E, D i C, po jednym torze w każdym; na czerwonych działkach rzędu B może stanąć Dworzec kolejowy.
plot-track =
    .name = tor
    .text = Tędy biegnie kolej; nie wchodzi się tu i nie buduje.
plot-station =
    .name = Dworzec kolejowy
    .text = Kolej dotarła, jak należy na czerwoną działkę; tu się nie wchodzi.
plot-a1 = A1
plot-a2 = A2
plot-a3 = A3
plot-a4 = A4
plot-a5 = A5
plot-a6 = A6
plot-a7 = A7
plot-b1 = B1
plot-b2 = B2
plot-b3 = B3
plot-b4 = B4
plot-b5 = B5
plot-b6 = B6
plot-c1 = C1
plot-c2 = C2
plot-c3 = C3
plot-c4 = C4
plot-c5 = C5
plot-d1 = D1
plot-d2 = D2
plot-d3 = D3
plot-d4 = D4
plot-e1 = E1
plot-e2 = E2
plot-e3 = E3
plot-f1 = F1
plot-f2 = F2

corner-a2-b1-b2 = A2-B1-B2
corner-a3-b2-b3 = A3-B2-B3
corner-a4-b3-b4 = A4-B3-B4
corner-a5-b4-b5 = A5-B4-B5
corner-a6-b5-b6 = A6-B5-B6
corner-b2-c1-c2 = B2-C1-C2
corner-b3-c2-c3 = B3-C2-C3
corner-b4-c3-c4 = B4-C3-C4
corner-b5-c4-c5 = B5-C4-C5
corner-c2-d1-d2 = C2-D1-D2
corner-c3-d2-d3 = C3-D2-D3
corner-c4-d3-d4 = C4-D3-D4
corner-d2-e1-e2 = D2-E1-E2
corner-d3-e2-e3 = D3-E2-E3
corner-e2-f1-f2 = E2-F1-F2
corner-a1-a2-b1 = A1-A2-B1
corner-a2-a3-b2 = A2-A3-B2
corner-a3-a4-b3 = A3-A4-B3
corner-a4-a5-b4 = A4-A5-B4
corner-a5-a6-b5 = A5-A6-B5
corner-a6-a7-b6 = A6-A7-B6
corner-b1-b2-c1 = B1-B2-C1
corner-b2-b3-c2 = B2-B3-C2
corner-b3-b4-c3 = B3-B4-C3
corner-b4-b5-c4 = B4-B5-C4
corner-b5-b6-c5 = B5-B6-C5
corner-c1-c2-d1 = C1-C2-D1
corner-c2-c3-d2 = C2-C3-D2
corner-c3-c4-d3 = C3-C4-D3
corner-c4-c5-d4 = C4-C5-D4
corner-d1-d2-e1 = D1-D2-E1
corner-d2-d3-e2 = D2-D3-E2
corner-d3-d4-e3 = D3-D4-E3
corner-e1-e2-f1 = E1-E2-F1
corner-e2-e3-f2 = E2-E3-F2

stack-1 =
    .name = stos 1
    .text = Zakryte budynki, które dopiero nadejdą. Które to, każdy może wywnioskować; kolejności nie zna nikt, poza żetonami odłożonymi pod spód na oczach wszystkich i tym, co pokazała wróżka.
stack-2 =
    .name = stos 2
    .text = Zakryte budynki, które dopiero nadejdą. Które to, każdy może wywnioskować; kolejności nie zna nikt, poza żetonami odłożonymi pod spód na oczach wszystkich i tym, co pokazała wróżka.
stack-3 =
    .name = stos 3
    .text = Zakryte budynki, które dopiero nadejdą. Które to, każdy może wywnioskować; kolejności nie zna nikt, poza żetonami odłożonymi pod spód na oczach wszystkich i tym, co pokazała wróżka.

sheriff-here =
    .name = Szeryf
    .text = Chroni trzy działki wokół siebie: nikogo tam nie można zaatakować.
sheriff-corner =
    .name = skrzyżowanie
    .text = Tu stykają się trzy działki.

poster-pool =
    .name = Pula przestępstwa
    .text = Gra kończy się po turze, w której pula się wyczerpie.
poster-box =
    .name = Pudełko
    .text = Listy gończe poza grą; tu trafiają odłożone. Telegraf może część sprowadzić.

supply-cartridges =
    .name = naboje
    .text = Dodatkowa kość w strzelaninie; najwyżej jeden nabój na stronę.
supply-ponies =
    .name = rumaki
    .text = Obrońca może na nim zwiać do kopalni.

option-edition = Instrukcja
    .text = Czyj tekst rozstrzyga, gdy się różnią. Położenia stałych budynków i gwiazdek nie podaje żaden tekst; nasze są zrekonstruowane.
option-edition-pl = polska
option-edition-en = angielska
option-end_cowboys = Gdy bandy giną
    .text = Według polskiego tekstu gra kończy się, gdy żadna banda nie ma żywych kowbojów, według angielskiego – gdy nie ma ich którakolwiek.
option-end_cowboys-all = wszystkie bandy
option-end_cowboys-any = dowolna banda
option-lone_survivor = Ostatnia banda
    .text = Co się dzieje, gdy żyje już tylko jedna banda. Według litery polskiego tekstu gra dalej, aż dotrze kolej albo opustoszeje pula; możecie pozwolić jej zakończyć grę we własnej turze albo kończyć od razu. Angielski tekst kończy grę jeszcze wcześniej.
option-lone_survivor-ends = kończy grę
option-lone_survivor-plays_on = gra dalej
option-lone_survivor-may_end = gra dalej, w swojej turze może zakończyć grę
option-fee_when_broke = Opłata dla Szeryfa bez pieniędzy
    .text = Czy ktoś bez pieniędzy może wejść do chronionego budynku, gdy trzeba zapłacić.
option-fee_when_broke-forbid = zakaz wejścia
option-fee_when_broke-waive = wchodzi za darmo
option-gs_move = Ruch ze Sklepu
    .text = Czy inny kowboj musi się ruszyć, jeśli może.
option-gs_move-mandatory = musi
option-gs_move-optional = może
option-gs_from_store = Ze Sklepu do Sklepu
    .text = Czy przenieść można też kowboja z drugiego Sklepu. Według litery tekstu tak nie opuszcza się żadnego Sklepu.
option-gs_from_store-other_tile = wolno
option-gs_from_store-never = nigdy
option-laundry = Listy gończe w Kościele przy Pralni
    .text = Czy wybierasz, ile listów gończych z tych, na które pozwalają Pralnie, odłożyć, czy bez pytania odkłada się najwięcej.
option-laundry-most = najwięcej
option-laundry-choose = do wyboru
option-court_empty_pool = Sąd przy pustej puli
    .text = Co oznacza odmowa zapłaty, gdy nie ma już listów gończych.
option-court_empty_pool-free = odmowa nic nie kosztuje
option-court_empty_pool-pay = kto może, musi płacić
option-final_split = Dzielenie kości w końcowej strzelaninie
    .text = Które rzuty można podzielić między kilku wrogów.
option-final_split-opening = każdy pierwszy strzał
option-final_split-first = tylko pierwszy ze wszystkich
option-clamp_totals = Bez wyników ujemnych
    .text = Kara większa niż pieniądze zostawia zero zamiast długu.
option-star_layout = Gwiazdki na planszy
    .text = Gdzie leży pierwszych pięć budynków. Oba układy są zrekonstruowane: żaden tekst nie podaje prawdziwego.
option-star_layout-3-2-3 = dwie i trzy
option-star_layout-3-4-1 = cztery i jedna
option-turn_cap = Najwięcej tur
    .text = Po tylu turach liczy się pieniądze; 0 oznacza brak limitu.

why-not-on-the-ranch = Nie masz takiego kowboja na ranczu.
why-not-in-town = Tego budynku nie ma w mieście.
why-already-there = Jest tam już twój kowboj.
why-sheriff-protects = Szeryf chroni ten budynek: nie można tam atakować.
why-fee-due = Nie masz na opłatę za wejście.
why-too-many-tokens = Tylu nie ma w grze: { $place }
why-wrong-count = Liczby się nie zgadzają: { $place }
why-broken-railroad = Kolej nie może tędy biec: { $place }
why-no-living-cowboy = Ta banda nie ma żywych kowbojów: { $place }
why-no-legal-move = Z tej pozycji nie da się grać: { $place }
why-three-of-a-kind = Banda ma po trzech kowbojów każdego rodzaju: { $place }
why-wrong-stack = Żaden żeton tego budynku nie należy do tego stosu: { $place }

# Why a hint says so

reason-cash = więcej pieniędzy
reason-cowboys = więcej żywych kowbojów
reason-ready = kowboje gotowi na ranczu
reason-cartridges = naboje na następną walkę
reason-ponies = rumak, na którym można zwiać
reason-hotel = Hotel zarabia na każdym torze
reason-undertaker = Zakład pogrzebowy zarabia na każdym pogrzebie
reason-office = opłaty u Szeryfa
reason-depot = premia Dyliżansu na koniec
reason-laundry = więcej listów gończych zdjętych w Kościele
reason-fine = mniejsza kara
reason-place = zajęte budynki
reason-rail = miejsca przy nadchodzącej kolei
reason-safe = kowboje z dala od niebezpieczeństwa
reason-end = kończy grę, gdy prowadzisz

# The signs of the terminal's board

cli-signs =
    ★ – Szeryf; trzy działki wokół niego są chronione
    ¹ ² ³ – siła kowboja, a przed nią numer jego gangu
    > – czyja jest tura
