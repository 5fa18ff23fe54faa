# Deadwood: vlastními slovy.

game-deadwood =
    .name = Deadwood
    .text = Dva až pět gangů bojuje o město bez zákona, než dorazí železnice. Nejbohatší po zaplacení pokut bere vše. Asi hodina.

ask-turn = Jsi na tahu: vyraz do města s jedním kovbojem, nebo se vrať na ranč s libovolným počtem.
ask-more = Kdo ještě se vrátí na ranč?
ask-alone = Tvůj gang jediný žije a hraje dál: dokud nedorazí železnice, nedojde zásoba nebo tahy. Vyraz do města, nebo se vrať na ranč.
ask-alone-or-end = Tvůj gang jediný žije: vyraz do města, vrať se na ranč, nebo ukonči hru.
ask-flight = Tvůj kovboj je napaden: { $about }. Uprchnout na poníkovi, nebo zůstat?
ask-attack = Útočíš: { $about }. Použít náboj?
ask-defence = Bráníš: { $about }. Použít náboj?
ask-arrived = { $about }: budova je tvoje. Zabrat ji?
ask-track = Kudy povede železnice dál?
ask-next = Železnice dorazila: kdo zabírá teď?
ask-site = Umísti dobranou budovu na parcelu vedle jiné budovy.
ask-sheriff = Kam půjde šerif?
ask-church = Kolik zatykačů vrátíš? Nejvýš { $count }.
ask-hire = Koho najmeš?
ask-casino = Čí peníze vyhraješ?
ask-store = Který z tvých kovbojů půjde jinam?
ask-store-to = Kam půjde?
ask-depot = Z kterého balíčku dobereš?
ask-fortune = Který balíček si prohlédneš?
ask-order = Který dílek bude další shora?
ask-court = Soud zasedá: zaplatíš 1 $ za každý svůj zatykač, nebo si vezmeš další?
ask-grifter = Který soupeřův kovboj půjde do dolu?
ask-newspaper = O kom napíšeš?
ask-dance = Který z tvých kovbojů se vrátí na ranč?
ask-telegraph = Přivolat další zatykače, nebo některé stáhnout?
ask-champion = Závěrečná přestřelka: koho pošleš?
ask-loading = Kolik nábojů použiješ?
ask-target = Na koho míříš?
ask-split = Kam půjde další z tvých úvodních výstřelů?
ask-star = Budova se pokládá na hvězdu.
ask-first = Hod o první tah.
ask-dice = Kostka v přestřelce.
ask-gold = Kostka ve Zlatém dole.
ask-drawn = Dobírá se dílek.
ask-peek = Věštkyně odkrývá dílek.
ask-final-dice = Kostka v závěrečné přestřelce.

do-deal = vylož: { $building }
do-draw = dober: { $building }
do-roll = hod: { $die }
do-hit = { $cowboy } → { $building }{ $fight ->
        [0] {""}
       *[other] , do přestřelky: { $win } % na dobytí, { $fall } % na smrt
    }{ $fee ->
        [0] {""}
       *[other] , poplatek { $fee } $
    }
do-return = Návrat na ranč ({ $building })
do-fetch = { $cowboy }: návrat z dolu
do-done = To je vše
do-flee = Uprchnout na poníkovi do dolu
do-stand = Zůstat a bojovat{ $fight ->
        [0] {""}
       *[other] {" "}({ $win } % na výhru, { $fall } % na smrt)
    }
do-load = Použij: { $cartridges ->
        [one] { $cartridges } náboj
        [few] { $cartridges } náboje
       *[other] { $cartridges } nábojů
    }{ $fight ->
        [0] {""}
       *[other] {" "}({ $win } % na výhru, { $fall } % na smrt)
    }
do-annex = Zabrat
do-decline = Ne, díky
do-hire = Najmi: { $cowboy } ({ $dollars } $)
do-guard = Šerif na křižovatku { $corner }
do-rail = Položit na { $plot }{ $destroys ->
        [0] {""}
       *[other] a zbourat, co tam stojí
    }
do-pick = { $seat }: { $building }
do-build = { $building } na { $plot }
do-fleece = Vezmi 1 $: { $seat }
do-send = Kovboj z budovy: { $building }
do-to = Do: { $building }{ $fight ->
        [0] {""}
       *[other] , do přestřelky: { $win } % na dobytí, { $fall } % na smrt
    }{ $fee ->
        [0] {""}
       *[other] , poplatek { $fee } $
    }
do-open = Dober: { $stack }
do-examine = Prohlédni: { $stack }
do-order = Další: { $building }
do-keep = Zbytek nechat, jak je
do-pay = Zaplať { $dollars } $
do-refuse = Vzít si místo toho zatykač
do-swindle = Kovboj: { $seat }, { $building }
do-lure = { $cowboy } z ranče: { $seat }
do-accuse = Zatykač: { $seat }
do-issue = { $posters ->
        [0] Nic z krabice do zásoby: krabice je prázdná
        [one] { $posters } zatykač z krabice do zásoby
        [few] { $posters } zatykače z krabice do zásoby
       *[other] { $posters } zatykačů z krabice do zásoby
    }
do-withdraw = { $posters ->
        [0] Nic ze zásoby do krabice: zásoba je prázdná
        [one] { $posters } zatykač ze zásoby do krabice
        [few] { $posters } zatykače ze zásoby do krabice
       *[other] { $posters } zatykačů ze zásoby do krabice
    }
do-champion = Pošli: { $cowboy }
do-aim = Cíl: { $seat }
do-shoot = Jedna kostka na: { $seat }
do-wash = Vrať { $posters ->
        [one] { $posters } zatykač
        [few] { $posters } zatykače
       *[other] { $posters } zatykačů
    }
do-end-game = Ukončit hru

event-dealt = { $plot }: { $building }.
event-rolled-first = { $seat }: { $die } v hodu o první tah.
event-started = První tah: { $seat }.
event-entered = { $seat }: { $cowboy } → { $building }.
event-returned = { $seat }: { $cowboy } zpět na ranči ({ $building }).
event-fetched = { $seat }: { $cowboy } z dolu zpět na ranči.
event-fee-paid = { $seat } → { $rival }: { $dollars } $ u hlídaných dveří.
event-poster-taken = { $seat }: { $count ->
        [one] { $count } zatykač
        [few] { $count } zatykače
       *[other] { $count } zatykačů
    } ze zásoby.
event-poster-returned = { $seat }: { $count ->
        [one] { $count } zatykač
        [few] { $count } zatykače
       *[other] { $count } zatykačů
    } zpět v krabici.
event-attacked = { $seat } proti { $rival }: přestřelka, { $building }.
event-fled = { $seat }: útěk na poníkovi ({ $building }).
event-stood = { $seat }: žádný útěk, boj.
event-loaded = { $seat }: { $count ->
        [one] { $count } náboj
        [few] { $count } náboje
       *[other] { $count } nábojů
    } do zbraně.
event-shot = { $seat } → { $rival }: { $die }, { $die ->
        [6] smrt
        [5] zranění
        [4] zranění
       *[other] vedle
    }.
event-cowboy-died = { $seat }: { $cowboy } padl ({ $building }).
event-driven-off = { $seat }: { $cowboy } musí prchnout ({ $building }).
event-annexed = { $seat }: zábor – { $building }.
event-declined = { $seat }: bez záboru – { $building }.
event-earned = { $seat }: +{ $dollars } $.
event-paid = { $seat }: −{ $dollars } $.
event-armed = { $seat }: navíc { $count ->
        [one] { $count } náboj
        [few] { $count } náboje
       *[other] { $count } nábojů
    }.
event-saddled = { $seat }: navíc { $count ->
        [one] { $count } poník
        [few] { $count } poníci
       *[other] { $count } poníků
    }.
event-hired = { $seat }: nový kovboj – { $cowboy }.
event-sheriff-moved = { $seat }: šerif na { $corner }.
event-track-laid = { $seat }: kolej na { $plot }.
event-station-built = { $seat }: Nádraží na { $plot }.
event-destroyed = Zbouráno: { $building }, { $plot }.
event-sent-to-mine = { $seat }: { $cowboy } do dolu.
event-drew = { $seat }: dobraná budova – { $building } ({ $stack }).
event-built = { $seat }: { $building } na { $plot }.
event-buried = Není místo: { $building } jde dospod ({ $stack }).
event-fleeced = { $rival } → { $seat }: { $dollars } $ v Kasinu.
event-sent = { $seat }: { $cowboy } jde jinam ({ $building }).
event-dug = { $seat }: hledání zlata, { $die }.
event-examined = { $seat }: prohlídka – { $stack }.
event-turned-up = { $stack }: { $building }.
event-ordered = { $stack }: další – { $building }.
event-refused = { $seat }: nic pro soud.
event-accused = { $seat }: článek – { $rival }.
event-issued = { $seat }: { $count ->
        [one] { $count } zatykač
        [few] { $count } zatykače
       *[other] { $count } zatykačů
    } z krabice do zásoby.
event-withdrew = { $seat }: { $count ->
        [one] { $count } zatykač
        [few] { $count } zatykače
       *[other] { $count } zatykačů
    } ze zásoby do krabice.
event-latched = { $trigger } Hra končí po tomto tahu.
event-fined = { $seat }: −{ $dollars } $ za { $count ->
        [one] { $count } zatykač
        [few] { $count } zatykače
       *[other] { $count } zatykačů
    }.
event-bonus = { $seat }: { $dollars } $ za Dostavník.
event-faced-off = Remíza: začíná závěrečná přestřelka.
event-chosen = { $seat }: do boje jde { $cowboy }.
event-aimed = { $seat }: cíl – { $rival }.
event-fired = { $seat } → { $rival }: { $die }, { $die ->
        [6] smrt
        [5] zranění
        [4] zranění
       *[other] vedle
    }.
event-fell = { $seat }: { $cowboy } padá.
event-won = Deadwood má nového pána: { $seat }.
event-nobody-won = Není už nikdo, kdo by Deadwood ovládl.
event-picked = { $seat }: teď { $rival }, { $building }.
event-survived = { $seat }: poslední živý gang. { $survivor }

trigger-station = Nádraží stojí.
trigger-pool = Zásoba zatykačů je prázdná.
trigger-gangs = Zbraně utichly.
trigger-cap = Odehrál se poslední povolený tah.
survivor-plays-on = Hraje dál, dokud nedorazí železnice nebo nedojde zásoba.
survivor-may-end = Hraje dál, dokud nedorazí železnice, nedojde zásoba, nebo dokud hru ve svém tahu neukončí.

ending-station = Železnice dorazila do města.
ending-pool = Zásoba zatykačů je prázdná; přijíždí kavalerie.
ending-last-gang = Naživu zůstal jediný gang.
ending-gangs-gone = Žádný gang už nemá živého kovboje.
ending-gang-gone = Některý gang už nemá živého kovboje.
ending-turn-cap = Odehrál se dohodnutý počet tahů.

points-cash = Peníze
points-depot = Dostavník
points-fine = Pokuta za zatykače
points-clamped = Ne méně než nula

title-champion = vítězství v závěrečné přestřelce
title-fallen = smrt v závěrečné přestřelce
title-bystander = nejvíc peněz mimo přestřelku

zone-town = Deadwood
zone-sheriff = Šerif
zone-stacks = Balíčky
zone-known = Co ukázala věštkyně
zone-drawn = Dobrané budovy
zone-supply = Zásoby
zone-ranch = Ranč
zone-streets = Ve městě
zone-unhired = K najmutí
zone-mine = Opuštěný důl
    .text = Tady čekají kovbojové, kteří uprchli nebo byli zahnáni, které sem poslal Podvodníkův vůz či železnice, a ti právě najatí. Místa je dost pro všechny, nikdo tu nestřílí a nic tu nejde dělat; odchází se návratem na ranč nebo přes Taneční sál.
zone-hill = Boot Hill
    .text = Tady leží mrtví. Nikdo se odsud nevrací, ať se děje cokoli.
zone-fight = Přestřelka
zone-red = červená parcela: tady smí stát Nádraží
fight-skip = Ukázat zbytek hned

fact-cash = Peníze
fact-cartridges = Náboje
fact-ponies = Poníci
fact-posters = Zatykače
fact-fine = Pokuta
fact-plot = Parcela
fact-building = Budova
fact-corner = Křižovatka
fact-stack = Balíček
fact-knower = Prohlížel
fact-tile1 = Uvnitř
fact-tile2 = Uvnitř
fact-tile3 = Uvnitř
fact-tile4 = Uvnitř
fact-tile5 = Uvnitř
fact-tile6 = Uvnitř
fact-tile7 = Uvnitř
fact-tile8 = Uvnitř
fact-tile9 = Uvnitř
fact-tile10 = Uvnitř
fact-bottom1 = Úplně vespod
fact-bottom2 = Na místě 2 odspodu
fact-bottom3 = Na místě 3 odspodu
fact-bottom4 = Na místě 4 odspodu
fact-bottom5 = Na místě 5 odspodu
fact-bottom6 = Na místě 6 odspodu
fact-bottom7 = Na místě 7 odspodu
fact-bottom8 = Na místě 8 odspodu
fact-bottom9 = Na místě 9 odspodu
fact-bottom10 = Na místě 10 odspodu

cowboy-greenhorn =
    .name = zelenáč
    .text = Síla 1: jedna kostka.
cowboy-gunslinger =
    .name = pistolník
    .text = Síla 2: dvě kostky.
cowboy-boss =
    .name = vůdce
    .text = Síla 3: tři kostky.

building-town-hall =
    .name = Radnice
    .text = Vrať zatykač, polož další díl železnice a pak dober a umísti po dílku z každého balíčku.
    .annex = Vrať zatykač, polož další díl železnice a pak dober a umísti po dílku z každého balíčku.
    .control = Pouhé držení nic nepřináší.
building-sheriffs-office =
    .name = Šerifova kancelář
    .text = Postav šerifa na kteroukoli křižovatku u nějaké budovy. Kontrola: Každý soupeř, který vstoupí do budovy hlídané šerifem, ti zaplatí 1 $.
    .annex = Postav šerifa na kteroukoli křižovatku u nějaké budovy.
    .control = Každý soupeř, který vstoupí do budovy hlídané šerifem, ti zaplatí 1 $.
building-church =
    .name = Kostel
    .text = Vrať do krabice jeden zatykač; za každou svou Prádelnu smíš vrátit o jeden víc. Kontrola: Tady se nestřílí; každý gang tu smí mít jednoho kovboje.
    .annex = Vrať do krabice jeden zatykač; za každou svou Prádelnu smíš vrátit o jeden víc.
    .control = Tady se nestřílí; každý gang tu smí mít jednoho kovboje.
building-saloon =
    .name = Saloon
    .text = Smíš najmout kovboje: zelenáče zdarma, pistolníka za 1 $, vůdce za 3 $. Počká v dole.
    .annex = Smíš najmout kovboje: zelenáče zdarma, pistolníka za 1 $, vůdce za 3 $. Počká v dole.
    .control = Pouhé držení nic nepřináší.
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
    .name = Puškař
    .text = Vezmi si 1 $ a dva náboje.
    .annex = Vezmi si 1 $ a dva náboje.
    .control = Pouhé držení nic nepřináší.
building-gunsmith-1 =
    .name = Puškař I
    .text = { building-gunsmith.text }
    .annex = { building-gunsmith.annex }
    .control = { building-gunsmith.control }
building-gunsmith-2 =
    .name = Puškař II
    .text = { building-gunsmith.text }
    .annex = { building-gunsmith.annex }
    .control = { building-gunsmith.control }
building-bank =
    .name = Banka
    .text = Vezmi si 5 $ a zatykač ze zásoby.
    .annex = Vezmi si 5 $ a zatykač ze zásoby.
    .control = Pouhé držení nic nepřináší.
building-blacksmith =
    .name = Kovárna
    .text = Vezmi si 1 $ a poníka.
    .annex = Vezmi si 1 $ a poníka.
    .control = Pouhé držení nic nepřináší.
building-blacksmith-1 =
    .name = Kovárna I
    .text = { building-blacksmith.text }
    .annex = { building-blacksmith.annex }
    .control = { building-blacksmith.control }
building-blacksmith-2 =
    .name = Kovárna II
    .text = { building-blacksmith.text }
    .annex = { building-blacksmith.annex }
    .control = { building-blacksmith.control }
building-casino =
    .name = Kasino
    .text = Vezmi 1 $ soupeři, který má peníze.
    .annex = Vezmi 1 $ soupeři, který má peníze.
    .control = Pouhé držení nic nepřináší.
building-general-store =
    .name = Obchod
    .text = Vezmi si 1 $ a pak přesuň jiného svého kovboje z jeho budovy (jen ne z Obchodu) do jiné; smí tam bojovat i zabírat.
    .annex = Vezmi si 1 $ a pak přesuň jiného svého kovboje z jeho budovy (jen ne z Obchodu) do jiné; smí tam bojovat i zabírat.
    .control = Pouhé držení nic nepřináší.
building-general-store-1 =
    .name = Obchod I
    .text = { building-general-store.text }
    .annex = { building-general-store.annex }
    .control = { building-general-store.control }
building-general-store-2 =
    .name = Obchod II
    .text = { building-general-store.text }
    .annex = { building-general-store.annex }
    .control = { building-general-store.control }
building-hotel =
    .name = Hotel
    .text = Vezmi si 2 $. Kontrola: 2 $ za každou položenou kolej, 4 $ za Nádraží.
    .annex = Vezmi si 2 $.
    .control = 2 $ za každou položenou kolej, 4 $ za Nádraží.
building-laundry =
    .name = Prádelna
    .text = Vezmi si 1 $. Kontrola: Při záboru Kostela smíš vrátit o jeden zatykač víc, i s kovbojem, kterého tam Obchod pošle právě odsud.
    .annex = Vezmi si 1 $.
    .control = Při záboru Kostela smíš vrátit o jeden zatykač víc, i s kovbojem, kterého tam Obchod pošle právě odsud.
building-laundry-1 =
    .name = Prádelna I
    .text = { building-laundry.text }
    .annex = { building-laundry.annex }
    .control = { building-laundry.control }
building-laundry-2 =
    .name = Prádelna II
    .text = { building-laundry.text }
    .annex = { building-laundry.annex }
    .control = { building-laundry.control }
building-stage-depot =
    .name = Dostavník
    .text = Vezmi si 2 $ a pak dober dílek z jednoho balíčku a umísti ho. Kontrola: 10 $, skončí-li hra bez Nádraží.
    .annex = Vezmi si 2 $ a pak dober dílek z jednoho balíčku a umísti ho.
    .control = 10 $, skončí-li hra bez Nádraží.
building-undertaker =
    .name = Pohřební ústav
    .text = Vezmi si 1 $. Kontrola: 1 $ za každého zabitého kovboje; při přestřelce přímo tady dostane peníze přeživší.
    .annex = Vezmi si 1 $.
    .control = 1 $ za každého zabitého kovboje; při přestřelce přímo tady dostane peníze přeživší.
building-gold-mine =
    .name = Zlatý důl
    .text = Hoď kostkou: 3 dá 1 $, 4 – 2 $, 5 – 3 $, 6 – 5 $, méně nic.
    .annex = Hoď kostkou: 3 dá 1 $, 4 – 2 $, 5 – 3 $, 6 – 5 $, méně nic.
    .control = Pouhé držení nic nepřináší.
building-fortune-teller =
    .name = Věštkyně
    .text = Vezmi si 1 $. Smíš si prohlédnout jeden balíček a vrátit ho v libovolném pořadí.
    .annex = Vezmi si 1 $. Smíš si prohlédnout jeden balíček a vrátit ho v libovolném pořadí.
    .control = Pouhé držení nic nepřináší.
building-courthouse =
    .name = Soud
    .text = Každý včetně tebe zaplatí 1 $ za každý svůj zatykač, nebo si místo toho vezme další.
    .annex = Každý včetně tebe zaplatí 1 $ za každý svůj zatykač, nebo si místo toho vezme další.
    .control = Pouhé držení nic nepřináší.
building-grifter =
    .name = Podvodníkův vůz
    .text = Vezmi si 1 $ a pak pošli do dolu dva soupeřovy kovboje z budov nebo rančů.
    .annex = Vezmi si 1 $ a pak pošli do dolu dva soupeřovy kovboje z budov nebo rančů.
    .control = Pouhé držení nic nepřináší.
building-newspaper =
    .name = Noviny
    .text = Vezmi si 1 $ a pak dej vybranému hráči zatykač ze zásoby.
    .annex = Vezmi si 1 $ a pak dej vybranému hráči zatykač ze zásoby.
    .control = Pouhé držení nic nepřináší.
building-dance-hall =
    .name = Taneční sál
    .text = Vezmi si 1 $. Smíš vzít domů jednoho nebo dva své kovboje odkudkoli z plánu.
    .annex = Vezmi si 1 $. Smíš vzít domů jednoho nebo dva své kovboje odkudkoli z plánu.
    .control = Pouhé držení nic nepřináší.
building-telegraph-office =
    .name = Telegraf
    .text = Vezmi si 1 $ a pak přesuň dva zatykače z krabice do zásoby, nebo ze zásoby do krabice, případně kolik jich je.
    .annex = Vezmi si 1 $ a pak přesuň dva zatykače z krabice do zásoby, nebo ze zásoby do krabice, případně kolik jich je.
    .control = Pouhé držení nic nepřináší.

plot-open =
    .name = volná parcela
    .text = Smí tu stát budova, je-li vedle nějaká. Železnice stoupá řadami F, E, D a C, v každé jednou kolejí; na červených parcelách řady B smí stát Nádraží.
plot-track =
    .name = kolej
    .text = Tudy vede železnice; nevstupuje se sem a nestaví.
plot-station =
    .name = Nádraží
    .text = Železnice dorazila, jak se patří na červenou parcelu; sem se nevstupuje.
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
    .name = balíček 1
    .text = Budovy, které teprve přijdou, lícem dolů. Které to jsou, si každý odvodí; pořadí nezná nikdo, kromě dílků zasunutých dospod před zraky všech a toho, co ukázala věštkyně.
stack-2 =
    .name = balíček 2
    .text = Budovy, které teprve přijdou, lícem dolů. Které to jsou, si každý odvodí; pořadí nezná nikdo, kromě dílků zasunutých dospod před zraky všech a toho, co ukázala věštkyně.
stack-3 =
    .name = balíček 3
    .text = Budovy, které teprve přijdou, lícem dolů. Které to jsou, si každý odvodí; pořadí nezná nikdo, kromě dílků zasunutých dospod před zraky všech a toho, co ukázala věštkyně.

sheriff-here =
    .name = Šerif
    .text = Hlídá tři parcely kolem sebe: nikdo tam nesmí být napaden.
sheriff-corner =
    .name = křižovatka
    .text = Tady se stýkají tři parcely.

poster-pool =
    .name = Zásoba zatykačů
    .text = Hra končí po tahu, ve kterém dojde.
poster-box =
    .name = Krabice
    .text = Zatykače mimo hru; sem jdou vrácené. Telegraf jich může pár vrátit.

supply-cartridges =
    .name = náboje
    .text = Kostka navíc v přestřelce; nejvýš jeden na stranu.
supply-ponies =
    .name = poníci
    .text = Obránce na něm smí uprchnout do dolu.

option-edition = Pravidla
    .text = Čí text rozhoduje, kde se liší. Parcely pevných budov a hvězd neuvádí žádný text; naše jsou rekonstruované.
option-edition-pl = polská
option-edition-en = anglická
option-end_cowboys = Když gangy vymřou
    .text = Podle polského textu hra končí, když žádný gang nemá živého kovboje, podle anglického, jakmile ho nemá některý.
option-end_cowboys-all = všechny gangy
option-end_cowboys-any = kterýkoli gang
option-lone_survivor = Poslední gang
    .text = Co se stane, když žije jediný gang. Podle litery polského textu hraje dál, dokud nedorazí železnice nebo nedojde zásoba; můžete mu dovolit ukončit hru ve vlastním tahu, nebo hru ukončit hned. Anglický text ji ukončí ještě dřív.
option-lone_survivor-ends = ukončí hru
option-lone_survivor-plays_on = hraje dál
option-lone_survivor-may_end = hraje dál, ve svém tahu smí hru ukončit
option-fee_when_broke = Šerifův poplatek bez peněz
    .text = Zda smí někdo bez peněz vstoupit do hlídané budovy, když se platí.
option-fee_when_broke-forbid = vstup zakázán
option-fee_when_broke-waive = vstoupí zdarma
option-gs_move = Přesun z Obchodu
    .text = Zda se jiný kovboj musí přesunout, může-li.
option-gs_move-mandatory = musí
option-gs_move-optional = smí
option-gs_from_store = Z Obchodu do Obchodu
    .text = Zda se smí přesunout i kovboj z druhého Obchodu. Podle litery textu se takto žádný Obchod neopouští.
option-gs_from_store-other_tile = smí
option-gs_from_store-never = nikdy
option-laundry = Zatykače v Kostele s Prádelnou
    .text = Zda si vybereš, kolik z dovolených zatykačů vrátíš, nebo se bez ptaní vrátí co nejvíc.
option-laundry-most = co nejvíc
option-laundry-choose = podle volby
option-court_empty_pool = Soud při prázdné zásobě
    .text = Co znamená odmítnout platbu, když už není žádný zatykač.
option-court_empty_pool-free = odmítnutí nic nestojí
option-court_empty_pool-pay = kdo může, musí platit
option-final_split = Dělení kostek v závěrečné přestřelce
    .text = Které hody smí střelec rozdělit mezi několik nepřátel.
option-final_split-opening = každý úvodní hod
option-final_split-first = jen úplně první
option-clamp_totals = Bez záporných součtů
    .text = Pokuta větší než peníze nechá nulu místo dluhu.
option-star_layout = Hvězdy na plánu
    .text = Kde leží prvních pět budov. Obě rozložení jsou rekonstruovaná: žádný text neuvádí skutečné.
option-star_layout-3-2-3 = dvě a tři
option-star_layout-3-4-1 = čtyři a jedna
option-turn_cap = Nejvíc tahů
    .text = Po tolika tazích se sečtou peníze; 0 je bez omezení.

why-not-on-the-ranch = Takový kovboj na tvém ranči není.
why-not-in-town = Ta budova ve městě není.
why-already-there = Tvůj kovboj tam už je.
why-sheriff-protects = Šerif tu budovu hlídá: tam se neútočí.
why-fee-due = Nemáš na poplatek za vstup.
why-too-many-tokens = Tolik jich ve hře není: { $place }
why-wrong-count = Čísla nesouhlasí: { $place }
why-broken-railroad = Železnice tudy vést nemůže: { $place }
why-no-living-cowboy = Ten gang nemá živého kovboje: { $place }
why-no-legal-move = Z této pozice nelze hrát: { $place }
why-three-of-a-kind = Gang má od každého druhu tři kovboje: { $place }
why-wrong-stack = Žádný dílek této budovy do toho balíčku nepatří: { $place }

# Why a hint says so

reason-cash = víc peněz
reason-cowboys = víc živých kovbojů
reason-ready = kovbojové připraveni na ranči
reason-cartridges = náboje pro příští boj
reason-ponies = poník na útěk
reason-hotel = Hotel vydělá na každé koleji
reason-undertaker = Pohřební ústav vydělá na každém pohřbu
reason-office = Šerifovy poplatky
reason-depot = odměna Dostavníku na konci
reason-laundry = víc zatykačů smytých v Kostele
reason-fine = menší pokuta
reason-place = obsazené budovy
reason-rail = místa u příští koleje
reason-safe = kovbojové mimo nebezpečí
reason-end = ukončí hru, dokud vedeš

# The signs of the terminal's board

cli-signs =
    ★ – Šerif; tři parcely kolem něj jsou chráněné
    ¹ ² ³ – síla kovboje, před ní číslo jeho gangu
    > – kdo je na tahu
