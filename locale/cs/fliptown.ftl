# Fliptown, vlastními slovy, s pojmy české příručky.

game-fliptown =
    .name = Fliptown
    .text = Otočte tři karty, dejte každé práci a zapište svou legendu do mapy Divokého západu. Jeden až čtyři hráči, všichni zároveň, půl hodiny.

## Otázky

ask-suit = Která karta je vaší kartou barvy? Její barva otevře oblast.
ask-value = Která karta je vaší kartou hodnoty? Třetí půjde do pokerové ruky.
ask-region = Kde budete jednat? Vaše zlato: { $gold }.
ask-stop = { $bonus ->
    [0] Kde zastavíte vůz? Hodnota { $value }, zlato { $gold }.
   *[other] Bonusová akce na stezce: kterákoli zastávka před vámi.
}
ask-target = { $bonus ->
    [0] Koho oloupíte? Hodnota { $value }, zlato { $gold }.
   *[other] Bonusová akce v pustině: kterýkoli cíl.
}
ask-chamber = { $bonus ->
    [0] Do které místnosti sestoupíte? Hodnota { $value }, zlato { $gold }.
   *[other] Bonusová akce v dole: kterákoli dostupná místnost.
}
ask-building = { $bonus ->
    [0] Kterou budovu navštívíte? Hodnota { $value }, zlato { $gold }.
   *[other] Bonusová akce v městečku: kterákoli budova.
}
ask-stone = { $bonus ->
    [0] Který náhrobek zakroužkujete?
   *[other] Bonusová akce na hřbitově: kterýkoli náhrobek.
}
ask-next = Ještě něco čeká. Co teď?
ask-tool = Pánev, nebo kladívko?
ask-wipe = Kolik WANTED si škrtnete? Nejvýše { $most }.
ask-bail = Mezi kartami je psanec, kterého lovíte. Jakou odměnu chcete? Zbývá vybrat: { $left }.
ask-shield = Použijete: { $about }?
ask-mayor = Starosto, chcete tři jiné karty?
ask-cheat = Kterou pokerovou kartu budete vydávat za jinou?
ask-face = Za co se ta karta počítá?
ask-before = Šerif se blíží. Použijete předtím svou schopnost?
ask-bribe = Uplatíte šerifa? Stojí to zlata: { $wanted }.
ask-marshal = Šerif vás má. Vytáhnete si vlastní kartu?
ask-penalty = Jste zatčeni. Zaplatíte { $cash }$, nebo ztratíte hvězdy ({ $stars })?
ask-dealer = Rozhodují karty.
ask-visit-undertaker = Přijmete, co nabízí hrobník?
ask-visit-bank = 4$ na červenou, nebo na černou?
ask-visit-hideout = Jak dlouho se budete skrývat? Škrtněte si WANTED.
ask-visit-stables = Kterého koně koupíte?
ask-visit-general-store = Co koupíte?
ask-visit-church = Kolik darujete? Každý dolar škrtne jedno WANTED.
ask-visit-hotel = Ubytujete se za 2$?
ask-visit-land-office = Který pozemek zaberete?
ask-visit-gunsmith = Koupíte si zbraň?
ask-visit-bail-bonds = Kterého psance budete lovit?
ask-visit-sheriffs-office = Viděli jste kartu šerifa. Hvězdu, nebo méně WANTED?
ask-visit-saloon = Kolik hvězd koupíte, po 2$?
ask-visit-prospectors-club = Kolik hvězd koupíte, po 1 zlatu?

## Odpovědi

do-flip = otoč { $card }
do-deal = rozdej { $card }
do-raid = karta loupeže { $card }
do-peek = karta šerifa je { $card }
do-reveal = otoč kartu šerifa { $card }
do-swear = maršál tahá { $card }
do-steal = ukradni { $card }
do-face = { $card }
do-cut = vytáhni { $card }
do-become = { $character }
do-post = vylož { $bounty }
do-send = { $cowbot }
do-suit = Barva: { $card }
do-value = Hodnota: { $card }
do-go = { $region }{ $cost ->
    [0] {""}
   *[other] {" "}(zlato: { $cost })
}
do-slip = Změň barvu ({ $means }) a jdi na hřbitov: kovbot spí
do-wild = Žolík jako barva: { $region }
do-wild-value = Žolík jako hodnota: libovolná hodnota
do-power = Použij schopnost
do-call = Použij schopnost: { $region }
do-pass = Vynech
do-next = Bonusová akce: { $region }
do-attend = Využij budovu: { $building }
do-done = Ukonči tah
do-decline = Ne, děkuji
do-accept = Ano
do-ride = { $stop }{ $cost ->
    [0] {""}
   *[other] {" "}(zlato: { $cost })
}
do-rob = { $target }{ $cost ->
    [0] {""}
   *[other] {" "}(zlato: { $cost })
}
do-dig = { $chamber }{ $cost ->
    [0] {""}
   *[other] {" "}(zlato: { $cost })
}
do-visit = { $building }{ $cost ->
    [0] {""}
   *[other] {" "}(zlato: { $cost })
}
do-mark = { $stone }
do-tool = { $tool }
do-wipe = Škrtni WANTED: { $amount }
do-take = Vezmi: { $reward }
do-invest = Vlož do { $colour }
do-buy = Kup: { $item } za { $cost }$
do-claim = { $plot }: { $cost }$, hvězdy { $stars }
do-hunt = Lov: { $outlaw }
do-atone = Daruj { $cost }$
do-drink = Hvězdy: { $amount } za { $cost }$
do-trade = Hvězdy: { $amount } za zlato: { $cost }
do-shield = Ochrana: { $shield }
do-redraw = Otoč tři nové karty
do-palm = { $poker }
do-bribe = Uplať šerifa za zlato: { $cost }
do-deputize = Vytáhni vlastní kartu
do-pay = Zaplať, { $penalty }: { $cost }

## Co se stalo

event-round-begun = Začíná { $round }. kolo.
event-flipped = Otočeno: { $card }.
event-redrawn = { $seat } jako starosta nechává otočit tři nové karty.
event-shuffled = Z odhazovací hromádky je nový balíček.
event-became = { $seat } hraje za: { $character }.
event-posted = Odměna: { $bounty }.
event-sent = Do města přijíždí { $cowbot }.
event-assigned = { $seat }: barva { $suit }, hodnota { $value }, poker { $poker }.
event-gained = { $seat }: { $thing } +{ $amount }.
event-lost = { $seat }: { $thing } −{ $amount }.
event-rode = { $seat } jede: { $stop }.
event-robbed = { $seat } loupí: { $target }.
event-dug = { $seat } sestupuje: { $chamber }.
event-visited = { $seat } navštěvuje: { $building }.
event-marked = { $seat } kroužkuje: { $stone }.
event-bonus = { $seat } získává bonusovou akci: { $region }.
event-raided = Karta loupeže { $card }, celkem { $total }.
event-owned = { $seat } nyní má: { $item }.
event-claimed = { $seat } zabírá půdu, { $plot }: hvězdy { $amount }.
event-checked-in = { $seat } se ubytovává v hotelu: stříbrné hvězdy { $amount }.
event-peeked = Viděli jste kartu šerifa: { $card }.
event-hand-shown = { $seat }: { $hand }.
event-bounty-scored = { $seat } plní odměnu, { $bounty }: hvězdy { $amount }.
event-stolen = { $cowbot } krade kartu; celkem jich má { $amount }.
event-bribed = { $seat } uplácí šerifa, zlato: { $amount }.
event-sheriff = Karta šerifa je { $card }.
event-arrested = { $seat } jde do basy.
event-sworn = { $seat } jako maršál tahá { $card }.
event-cheated = { $seat } vydává { $card } za { $face }.
event-ability = { $seat } používá schopnost: { $character }.
event-sheet-shown = { $seat }: hvězdy { $stars }, { $cash }$, zlato { $gold }, WANTED { $wanted }.
event-ended = Poslední kolo skončilo.
event-drawn = Vylosováno k přípravě: { $card }.
event-dealt = { $seat } dostává { $card }.
    .hidden = { $seat } dostává kartu.

## Odmítnutí

why-solo-only = { $option }: jen pro sólovou hru.
why-needs-rivals = { $option }: jen pro dva a více hráčů.
why-random-solo-chooses = { $option }: o tom už rozhoduje náhodná příprava.
why-needs-random-solo = { $option }: jen s náhodnou přípravou sólohry.
why-card-twice = { $place } leží na dvou místech.

## Volby

option-edition = Příručka
    .text = Která příručka rozhoduje, kde se tři liší.
option-edition-en = anglická
option-edition-pl = polská
option-edition-cs = česká
option-characters = Postavy
    .text = Každý dostane postavu s vlastním začátkem a jednou schopností.
option-holdem = Hold'em
    .text = Každé kolo dvě pokerové karty navíc; počítá se nejlepších pět ze sedmi.
option-competitive = Vítěz bere vše
    .text = Vyplácí se jen nejlepší ruka; stejné se dělí.
option-cowbot = Kovbot
    .text = Soupeř pro sólohru: krade karty a boduje to, co vynecháte.
option-cowbot-none = nikdo
option-cowbot-calamity-jane = Calamity Jane
option-cowbot-wyatt-earp = Wyatt Earp
option-cowbot-black-bart = Black Bart
option-cowbot-billy-the-kid = Billy the Kid
option-cowbot-random = losem
option-difficulty = Obtížnost
    .text = Kolik se počítá kovbotova kořist a kolik oblastí boduje.
option-difficulty-easy = snadná
option-difficulty-normal = normální
option-difficulty-hard = těžká
option-random_solo = Náhodná příprava sólohry
    .text = Jedna karta vybere obojí: barva kovbota, hodnota postavu.
option-random_jokers = Žolíky v náhodné přípravě
    .text = Domácí pravidlo: žolík znamená Nevyzpytatelného a kteréhokoli kovbota.
option-cowbot_gold_dodge = Zlato může kovbota uspat
    .text = Zaplacená změna barvy může kovbota vypnout. Vypnuto: může ho jen probudit, jak říká polská příručka.
option-pickaxe_exact = Krumpáč přesně 2
    .text = Krumpáč a prospektor posouvají o celý počet, nebo vůbec.
option-gun_bonus = Zbraně
    .text = Kolik pistole a puška přidají ke kartě loupeže.
option-gun_bonus-rulebook = +2 a +4, jak říkají příručky
option-gun_bonus-print-and-play = +3 a +6, jako na mapě k vytištění
option-shields_optional = Šátek a ochrana na přání
    .text = Majitel rozhoduje pokaždé. Vypnuto: působí vždy.
option-standard_poker = Remízy jako v pokeru
    .text = Stejné ruce porovnávají nejdřív největší skupinu. Vypnuto: prostě nejvyšší kartu.
option-b12_by_source = Odměna za bonusové akce podle místa
    .text = Počítá se, kde je symbol vytištěn. Vypnuto: oblast, kterou akce otevírá.
option-achievement_10 = Úkol 10
    .text = Co na konci nesmíte mít; symbol se v příručkách ztratil.
option-achievement_10-pans = pánve
option-achievement_10-silver = stříbrné hvězdy
option-achievement_14 = Úkol 14
    .text = Od které obtížnosti se vítězství počítá k poražení všech čtyř.
option-achievement_14-normal = normální
option-achievement_14-easy = snadná

## Konce a body

ending-solo = Tři kola jsou za vámi.
ending-cowbot-beaten = Kovbot je poražen.
ending-cowbot-won = Kovbot má stejně bodů, nebo víc.
ending-most-points = Vyhrává nejvíc bodů.
ending-tie-break = Stejně bodů: rozhoduje méně WANTED, více zlata nebo peněz.
ending-shared = Shoda ve všem: vítězství je společné.
points-trail = Stezka
points-badlands = Pustina
points-mine = Důl
points-town = Městečko
points-cemetery = Hřbitov
points-poker = Poker
points-bounties = Odměny
points-bank = Banka
points-land = Pozemky
points-start = Začátek
points-arrests = Zatčení
points-other = Jiné hvězdy
points-cash = Zbylé peníze
points-gold = Zbylé zlato
points-hotel = Hotel
points-silver-stone = Stříbro: náhrobky
points-silver-building = Stříbro: budovy
points-silver-chamber = Stříbro: místnosti
points-silver-stop = Stříbro: zastávky
points-silver-target = Stříbro: loupeže
points-stolen = Ukradené karty
points-character = Postava
points-holdem = Hold'em
points-total = Celkem
rank-tenderfooted = Cucák
rank-rusty = Vysloužilej
rank-pioneering = Nebojácnej
rank-sharpshooting = Ostrostřelec
rank-legendary = Legendární
title-deputy = Zástupce
title-homesteader = Statkář
title-buckaroo = Kovboj
title-desperado = Desperát
title-outlaw = Psanec

## Místa na stole

zone-lineup = Vyložené karty
zone-sheriff = Karta šerifa
zone-deck = Dobírací balíček
zone-discard = Odhazovací hromádka
zone-bounties = Odměny
zone-cowbot = Kovbot
zone-rewards = Mezi náhrobky
zone-items = Předměty
zone-land = Pozemky
zone-poker = Pokerové ruce
zone-character = Postava
fact-stars = Hvězdy
fact-cash = Peníze
fact-gold = Zlato
fact-wanted = WANTED
fact-pans = Pánve
fact-hammers = Kladívka
fact-round = Kolo
fact-turn = Tah
fact-cards = Karty
fact-stolen = Ukradené karty
fact-score = Skóre
fact-scored = Splnili
fact-nights = Noci
fact-arrests = Zatčení
fact-cost = Cena
fact-card = Karta
fact-bonus = Bonusová akce
fact-value = Hodnota
fact-left = Zbývá
fact-most = Nejvýše
fact-give = Dává
fact-squares = Pole
fact-draft = Návrh
fact-commit = Lze odevzdat
region-trail =
    .name = Stezka
    .text = Jeďte vpravo k zastávce v dosahu hodnoty; co minete, je ztraceno.
region-badlands =
    .name = Pustina
    .text = Oloupte cíl přesně vaší hodnoty; karta z balíčku řekne, jak to dopadlo.
region-mine =
    .name = Důl
    .text = Sestupujte ze zakroužkované místnosti nebo vstupte shora, podle rozmezí na cestách.
region-town =
    .name = Městečko
    .text = Navštivte budovu vaší hodnoty; první návštěva dá i to, co je na štítu.
region-cemetery =
    .name = Hřbitov
    .text = Zakroužkujte náhrobek bez ohledu na karty; odměny leží mezi zakroužkovanými sousedy.

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
card-joker = Žolík
card-back =
    .name = karta lícem dolů
    .text = Nikdo se na ni nesmí dívat.
hand-nothing = nic
hand-pair = pár
hand-two-pair = dva páry
hand-three-of-a-kind = trojice
hand-straight = postupka
hand-flush = barva
hand-full-house = full house
hand-four-of-a-kind = poker
hand-straight-flush = čistá postupka
hand-royal-flush = královská postupka
thing-star = hvězdy
thing-cash = peníze
thing-gold = zlato
thing-wanted = WANTED
thing-pan = pánve
thing-hammer = kladívka
tool-pan = Rýžovací pánev
tool-hammer = Kladívko
reward-cash = 4$
reward-gold = zlato: 2
reward-star = hvězda
colour-red = červené
colour-black = černé
outlaw-j = Kluk
outlaw-q = Královna
outlaw-k = Král
slot-left = levá karta
slot-middle = prostřední karta
slot-right = pravá karta
means-gold = zlato
means-joker = žolík
shield-on = ano
shield-off = ne
penalty-cash = peníze
penalty-stars = hvězdy
poker-1 = pokerová karta 1
poker-2 = pokerová karta 2
poker-3 = pokerová karta 3
poker-4 = pokerová karta 4
poker-5 = pokerová karta 5
poker-6 = pokerová karta 6
poker-7 = pokerová karta 7
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
plot-bar-123 = pruh 1-2-3
plot-bar-147 = pruh 1-4-7
plot-bar-258 = pruh 2-5-8
plot-bar-369 = pruh 3-6-9
plot-bar-456 = pruh 4-5-6
plot-bar-789 = pruh 7-8-9
plot-corner-124 = roh 1-2-4
plot-corner-125 = roh 1-2-5
plot-corner-145 = roh 1-4-5
plot-corner-235 = roh 2-3-5
plot-corner-236 = roh 2-3-6
plot-corner-245 = roh 2-4-5
plot-corner-256 = roh 2-5-6
plot-corner-356 = roh 3-5-6
plot-corner-457 = roh 4-5-7
plot-corner-458 = roh 4-5-8
plot-corner-478 = roh 4-7-8
plot-corner-568 = roh 5-6-8
plot-corner-569 = roh 5-6-9
plot-corner-578 = roh 5-7-8
plot-corner-589 = roh 5-8-9
plot-corner-689 = roh 6-8-9

## Stezka

stop-1 =
    .name = Zastávka A
    .text = Hvězdy: 2.
stop-2 =
    .name = Zastávka 2
    .text = Rýžovací pánev nebo kladívko.
stop-3 =
    .name = Zastávka 3
    .text = Hvězdy: 1, bonusová akce: Hřbitov.
stop-4 =
    .name = Zastávka 4
    .text = Hvězdy: 3, WANTED +1.
stop-5 =
    .name = Zastávka 5
    .text = 12$.
stop-6 =
    .name = Zastávka 6
    .text = Bonusová akce: Pustina.
stop-7 =
    .name = Zastávka 7
    .text = Hvězdy: 4, WANTED +1.
stop-8 =
    .name = Zastávka 8
    .text = Zlato: 8.
stop-9 =
    .name = Zastávka 9
    .text = Bonusová akce: Městečko.
stop-10 =
    .name = Zastávka 10
    .text = Hvězdy: 5, WANTED +2.
stop-11 =
    .name = Zastávka J
    .text = Škrtněte až 6 WANTED.
stop-12 =
    .name = Zastávka Q
    .text = Bonusová akce: Důl.
stop-13 =
    .name = Zastávka K
    .text = Hvězdy: 6, WANTED +3.

## Pustina

target-2 =
    .name = Slepice 2
    .text = Hvězdy: 2, 1$, WANTED +1. Při příliš nízké kartě loupeže polovina hvězd a žádné peníze.
target-3 =
    .name = Slepice 3
    .text = Hvězdy: 2, 2$, WANTED +1. Při příliš nízké kartě loupeže polovina hvězd a žádné peníze.
target-4 =
    .name = Slepice 4
    .text = Hvězdy: 2, 3$, WANTED +1. Při příliš nízké kartě loupeže polovina hvězd a žádné peníze.
target-5 =
    .name = Skot 5
    .text = Hvězdy: 4, 1$, WANTED +2. Při příliš nízké kartě loupeže polovina hvězd a žádné peníze.
target-6 =
    .name = Skot 6
    .text = Hvězdy: 4, 3$, WANTED +2. Při příliš nízké kartě loupeže polovina hvězd a žádné peníze.
target-7 =
    .name = Skot 7
    .text = Hvězdy: 4, 5$, WANTED +2. Při příliš nízké kartě loupeže polovina hvězd a žádné peníze.
target-8 =
    .name = Dostavník 8
    .text = Hvězdy: 6, 2$, WANTED +3. Při příliš nízké kartě loupeže polovina hvězd a žádné peníze.
target-9 =
    .name = Dostavník 9
    .text = Hvězdy: 6, 4$, WANTED +3. Při příliš nízké kartě loupeže polovina hvězd a žádné peníze.
target-10 =
    .name = Dostavník 10
    .text = Hvězdy: 6, 7$, WANTED +3. Při příliš nízké kartě loupeže polovina hvězd a žádné peníze.
target-j =
    .name = Vlak J
    .text = Hvězdy: 8, 3$, WANTED +4. Při příliš nízké kartě loupeže polovina hvězd a žádné peníze.
target-q =
    .name = Vlak Q
    .text = Hvězdy: 8, 6$, WANTED +4. Při příliš nízké kartě loupeže polovina hvězd a žádné peníze.
target-k =
    .name = Vlak K
    .text = Hvězdy: 8, 10$, WANTED +4. Při příliš nízké kartě loupeže polovina hvězd a žádné peníze.

## Důl

chamber-l1a =
    .name = Místnost 1a
    .text = Zlato: 1, kladívko.
chamber-l1b =
    .name = Místnost 1b
    .text = Zlato: 1, rýžovací pánev.
chamber-l2a =
    .name = Místnost 2a
    .text = Zlato: 1, bonusová akce: Pustina.
chamber-l2b =
    .name = Místnost 2b
    .text = Zlato: 1, bonusová akce: Stezka.
chamber-l2c =
    .name = Místnost 2c
    .text = Zlato: 1, bonusová akce: Městečko.
chamber-l3a =
    .name = Místnost 3a
    .text = Hvězdy: 1, zlato: 6, WANTED +1.
chamber-l3b =
    .name = Místnost 3b
    .text = Hvězdy: 2, zlato: 4, WANTED +1.
chamber-l3c =
    .name = Místnost 3c
    .text = Hvězdy: 3, zlato: 2, WANTED +1.
chamber-l3d =
    .name = Místnost 3d
    .text = Hvězdy: 4, WANTED +1.
chamber-l4a =
    .name = Místnost 4a
    .text = WANTED +1. Na konci stříbrná hvězda za každý zakroužkovaný náhrobek.
chamber-l4b =
    .name = Místnost 4b
    .text = WANTED +2. Na konci stříbrná hvězda za každou zakroužkovanou budovu.
chamber-l4c =
    .name = Místnost 4c
    .text = WANTED +3. Na konci stříbrná hvězda za každou zakroužkovanou místnost.
chamber-l4d =
    .name = Místnost 4d
    .text = WANTED +2. Na konci stříbrná hvězda za každou zakroužkovanou zastávku stezky.
chamber-l4e =
    .name = Místnost 4e
    .text = WANTED +1. Na konci stříbrná hvězda za každý zakroužkovaný cíl.

## Městečko

building-undertaker =
    .name = Hrobník
    .text = První návštěva: na hřbitově už žádné WANTED. Druhá: rýč, hvězda za každý zakroužkovaný náhrobek. Štít: Bonusová akce: Důl.
building-bank =
    .name = Banka
    .text = Zaplaťte 4$ a zvolte červenou nebo černou. Od příštího tahu trojice té barvy dává hvězdy: tolik, kolikáté je kolo. Štít: Hvězdy: 1.
building-hideout =
    .name = Skrýš
    .text = Škrtněte až 4 WANTED. Štít: Hvězdy: 1.
building-stables =
    .name = Stáje
    .text = Kupte jednoho: tažný kůň 3$, kladívko a hvězda; jízdní kůň 4$, hodnota +6 na stezce. Štít: Bonusová akce: Hřbitov.
building-general-store =
    .name = Hokynářství
    .text = Kupte jedno: pánev s hvězdou 3$, krumpáč s hvězdou 2$, šátek 1$. Štít: Bonusová akce: Stezka.
building-church =
    .name = Kostel
    .text = Každý 1$ škrtne jedno WANTED, až 8 za návštěvu. Štít: Hvězdy: 1.
building-hotel =
    .name = Hotel
    .text = Zaplaťte 2$ a zakroužkujte další stříbrnou hvězdu: 2, 7, 14, 23. Počítá se jen poslední. Štít: Bonusová akce: Pustina.
building-land-office =
    .name = Pozemkový úřad
    .text = Kupte tvar a zakreslete ho do mřížky: 4$ za dvě pole, 6$ za tři v řadě, 8$ za roh. Hvězdy ihned; 7 navíc za deváté pole. Štít: Bonusová akce: Hřbitov.
building-gunsmith =
    .name = Puškař
    .text = Kupte pistoli za 3$; při další návštěvě pušku za 4$, která ji nahradí. Štít: Bonusová akce: Stezka.
building-bail-bonds =
    .name = Kauční agenti
    .text = Lovte kluka, královnu nebo krále. Od příštího tahu každá taková karta dá 4$, 2 zlata nebo o 2 WANTED méně. Štít: Hvězdy: 1.
building-sheriffs-office =
    .name = Šerifova kancelář
    .text = Podívejte se na kartu šerifa, pak vezměte hvězdu nebo škrtněte až 2 WANTED. Štít: Bonusová akce: Důl.
building-saloon =
    .name = Saloon
    .text = 2$ za hvězdu, až 8 za návštěvu. Štít: Hvězdy: 1.
building-prospectors-club =
    .name = Klub prospektorů
    .text = 1 zlato za hvězdu, až 8 za návštěvu. Štít: Bonusová akce: Pustina.
item-work-horse =
    .name = tažný kůň
    .text = Kladívko a hvězda.
item-trail-horse =
    .name = jízdní kůň
    .text = Karta hodnoty platí na stezce o 6 víc.
item-gold-pan =
    .name = rýžovací pánev
    .text = Pánev a hvězda.
item-pickaxe =
    .name = krumpáč
    .text = V dole může být hodnota až o 2 vyšší či nižší.
item-bandana =
    .name = šátek
    .text = O jedno WANTED méně za každou loupež.
item-pistol =
    .name = pistole
    .text = Karta loupeže platí o 2 víc.
item-rifle =
    .name = puška
    .text = Karta loupeže platí o 4 víc, místo pistole.
item-protection =
    .name = hrobníkova ochrana
    .text = Žádné WANTED za náhrobky.
item-shovel =
    .name = rýč
    .text = Hvězda za každý zakroužkovaný náhrobek.
item-bank-red =
    .name = vklad do červené
    .text = Samé červené karty dají hvězdy.
item-bank-black =
    .name = vklad do černé
    .text = Samé černé karty dají hvězdy.
item-outlaw-j =
    .name = lovený kluk
    .text = Každý kluk mezi kartami dá odměnu.
item-outlaw-q =
    .name = lovená královna
    .text = Každá královna mezi kartami dá odměnu.
item-outlaw-k =
    .name = lovený král
    .text = Každý král mezi kartami dá odměnu.
hotel-track =
    .name = Noci v hotelu
    .text = Na konci se počítá poslední zakroužkovaná stříbrná hvězda.
land-square =
    .name = pole pozemku
    .text = Jeho hvězdy se počítají, když je pokryje tvar.

## Hřbitov

stone-1 =
    .name = Náhrobek 1, vlevo nahoře
    .text = Jedno WANTED, pokud vás nechrání hrobník.
stone-2 =
    .name = Náhrobek 2, nahoře uprostřed
    .text = Jedno WANTED, pokud vás nechrání hrobník.
stone-3 =
    .name = Náhrobek 3, vpravo nahoře
    .text = Jedno WANTED, pokud vás nechrání hrobník.
stone-4 =
    .name = Náhrobek 4, vlevo uprostřed
    .text = Jedno WANTED, pokud vás nechrání hrobník.
stone-5 =
    .name = Náhrobek 5, prostřední
    .text = Zakroužkovaný od začátku.
stone-6 =
    .name = Náhrobek 6, vpravo uprostřed
    .text = Jedno WANTED, pokud vás nechrání hrobník.
stone-7 =
    .name = Náhrobek 7, vlevo dole
    .text = Jedno WANTED, pokud vás nechrání hrobník.
stone-8 =
    .name = Náhrobek 8, dole uprostřed
    .text = Jedno WANTED, pokud vás nechrání hrobník.
stone-9 =
    .name = Náhrobek 9, vpravo dole
    .text = Jedno WANTED, pokud vás nechrání hrobník.
reward-1-2 =
    .name = Mezi náhrobky 1-2
    .text = Bonusová akce: Pustina.
reward-2-3 =
    .name = Mezi náhrobky 2-3
    .text = Hvězdy: 2.
reward-1-4 =
    .name = Mezi náhrobky 1-4
    .text = Zlato: 4.
reward-2-5 =
    .name = Mezi náhrobky 2-5
    .text = Kladívko.
reward-3-6 =
    .name = Mezi náhrobky 3-6
    .text = Bonusová akce: Stezka.
reward-4-5 =
    .name = Mezi náhrobky 4-5
    .text = 4$.
reward-5-6 =
    .name = Mezi náhrobky 5-6
    .text = Zlato: 2.
reward-4-7 =
    .name = Mezi náhrobky 4-7
    .text = Bonusová akce: Důl.
reward-5-8 =
    .name = Mezi náhrobky 5-8
    .text = Rýžovací pánev.
reward-6-9 =
    .name = Mezi náhrobky 6-9
    .text = 8$.
reward-7-8 =
    .name = Mezi náhrobky 7-8
    .text = Hvězdy: 2.
reward-8-9 =
    .name = Mezi náhrobky 8-9
    .text = Bonusová akce: Městečko.

## Postavy

character-trailblazer =
    .name = Průkopník
    .text = Jednou: bonusová akce na stezce. Začátek: 3$, zlato: 4.
character-cheat =
    .name = Falešný hráč
    .text = Jednou při vyhodnocení: jedna pokerová karta platí jako libovolná. Začátek: 7$, zlato: 1.
character-prospector =
    .name = Prospektor
    .text = Jednou: posuňte kartu hodnoty nejvýše o tolik, kolik máte pánví. Začátek: 3$, zlato: 5, rýžovací pánev.
character-settler =
    .name = Osadnice
    .text = Jednou: bonusová akce v městečku. Začátek: 7$, zlato: 2.
character-bandit =
    .name = Bandita
    .text = Jednou: bonusová akce v pustině. Začátek: 7$, zlato: 6, WANTED +4.
character-marshal =
    .name = Maršál
    .text = Jednou, když vás šerif má: vytáhněte vlastní kartu a použijte ji místo jeho. Začátek: Hvězdy: 2, 5$, zlato: 2.
character-preacher =
    .name = Kazatel
    .text = Jednou, než přijde šerif: škrtněte až 6 WANTED. Začátek: 3$, zlato: 3.
character-miner =
    .name = Horník
    .text = Jednou: bonusová akce v dole. Začátek: 1$, zlato: 5.
character-ranch-hand =
    .name = Čeledín
    .text = Jednou: škrtněte 2 WANTED za každé kladívko. Začátek: 5$, zlato: 1, kladívko.
character-grave-robber =
    .name = Vykradač hrobů
    .text = Začíná s rýčem. Jednou: bonusová akce na hřbitově. Začátek: 3$, zlato: 1.
character-man-in-black =
    .name = Muž v černém
    .text = Jednou: bonusová akce v kterékoli oblasti. Začátek: Hvězdy: 1, 3$, zlato: 4, WANTED +6.
character-baroness =
    .name = Baronka
    .text = Jednou: tolik zlata, kolik máte WANTED. Začátek: 7$, zlato: 1.
character-mayor =
    .name = Starosta
    .text = Jednou: tři nové karty, než si kdo vybere. Začátek: Hvězdy: 3, 3$, zlato: 1.
character-wild-card =
    .name = Nevyzpytatelný
    .text = Dva žolíky: každý udělá z karty barvy libovolnou barvu, nebo z karty hodnoty libovolnou hodnotu. Začátek: 4$.

## Odměny

bounty-four-regions =
    .name = Všude
    .text = Po čtyřech zakroužkovaných místech na stezce, v pustině, dole i městečku.
bounty-trail-bonuses =
    .name = Průvodce
    .text = Všechny čtyři zastávky s bonusovou akcí: 3, 6, 9 a Q.
bounty-tools =
    .name = Nářadí
    .text = Dohromady pět pánví a kladívek.
bounty-roof-stars =
    .name = Hvězdy městečka
    .text = Všech pět hvězd ze štítů městečka.
bounty-mine-gold =
    .name = Zlatá horečka
    .text = Devět zlata z místností za celou hru.
bounty-every-robbery =
    .name = Od každého něco
    .text = Zakroužkovaná slepice, skot, dostavník i vlak.
bounty-tombstones =
    .name = Hrobové ticho
    .text = Pět náhrobků kromě prostředního.
bounty-end-of-trail =
    .name = Konec cesty
    .text = Zastávka K na stezce, nebo dva lovení psanci.
bounty-most-wanted =
    .name = Nejhledanější
    .text = Devět WANTED, třeba jen na chvíli.
bounty-outfit =
    .name = Výbava
    .text = Čtyři různé z: pánev, kladívko, jízdní kůň, ochrana, šátek, krumpáč, pistole.
bounty-riches =
    .name = Bohatství
    .text = 30$ nebo 15 zlata, třeba jen na chvíli.
bounty-bonus-actions =
    .name = Plný kruh
    .text = Bonusová akce získaná v každé z pěti oblastí.

## Kovboti

cowbot-calamity-jane =
    .name = Calamity Jane
    .text = Je-li mezi kartami ♥, krade kartu, když získáte hvězdu. Boduje nezakroužkovaná místa: Stezka ×4, Pustina ×3, Městečko ×2, Důl ×1.
cowbot-wyatt-earp =
    .name = Wyatt Earp
    .text = Je-li mezi kartami ♣, krade kartu, když získáte bonusovou akci. Boduje nezakroužkovaná místa: Městečko ×4, Důl ×3, Stezka ×2, Pustina ×1.
cowbot-black-bart =
    .name = Black Bart
    .text = Je-li mezi kartami ♦, krade kartu, když získáte zlato. Boduje nezakroužkovaná místa: Důl ×4, Městečko ×3, Pustina ×2, Stezka ×1.
cowbot-billy-the-kid =
    .name = Billy the Kid
    .text = Je-li mezi kartami ♠, krade kartu, když získáte WANTED. Boduje nezakroužkovaná místa: Pustina ×4, Stezka ×3, Důl ×2, Městečko ×1.

## Sólové úkoly

achievement-1 = Po šesti místech v každé ze čtyř oblastí
achievement-2 = Dohromady sedm pánví a kladívek
achievement-3 = Na konci žádné WANTED
achievement-4 = Všechno zlato v dole
achievement-5 = Všechny hvězdy stezky
achievement-6 = Všechny hvězdy ze štítů městečka
achievement-7 = Po jedné loupeži každého druhu
achievement-8 = Všech osm vnějších náhrobků
achievement-9 = Poker (čtveřice) nebo lepší ruka
achievement-10 = Obejít se bez toho
achievement-11 = Na konci 30$ a 15 zlata
achievement-12 = Tři ruce lepší než pár
achievement-13 = Nejvýše 5 WANTED a žádné zatčení
achievement-14 = Všichni čtyři kovboti poraženi
achievement-15 = Kovbot poražen na těžkou obtížnost
achievement-16 = Nejvýše jedna ukradená karta
achievement-17 = Na konci aspoň 20 WANTED
achievement-18 = Aspoň 24 stříbrných hvězd
achievement-19 = Všechna místa jedné oblasti
achievement-20 = Legendární skóre

## Scéna

scene-suit = Barva
scene-value = Hodnota
scene-poker = Poker
scene-price = zlato: { $cost }
scene-robbed = loupež se zdařila
scene-passed = minuto
scene-pay = Tabulka výplat
scene-penalty = Zatčení: { $cash } $, nebo hvězdy: { $stars }
scene-chips = Bonusové akce a budovy k využití
scene-chip = K využití
scene-awake = číhá
scene-sheets = Mapy všech hráčů
scene-yours = (vaše)

# Why a hint says so

reason-stars = hvězdy hned
reason-cash = peníze
reason-gold = zlato
reason-pans = pánve, které vynášejí každé kolo
reason-hammers = kladívka, která vynášejí každé kolo
reason-risk = menší nebezpečí od šerifa
reason-poker = lepší pokerová ruka
reason-hotel = rostoucí stříbrné hvězdy Hotelu
reason-mine = cesta do hlubin Dolu
reason-items = věci, které pomohou do konce hry
reason-town = další budova v Městečku
reason-graves = další náhrobek
reason-trail = další zastávka na Stezce
reason-land = vlastní půda
reason-badlands = další přepadení

# The signs of the terminal's board

cli-signs =
    ♥ – Stezka
    ♠ – Pustina
    ♦ – Důl
    ♣ – Městečko
    † – Hřbitov
    ★ – hvězda, bod, který už máte
    ☆ – stříbrné hvězdy, které se počítají až na konci
    $ – peníze
    ● – zlato
    ! – WANTED
    ◡ – pánev
    ⚒ – kladívko
    + – bonusová akce v oblasti, jejíž značka následuje
    / – jedno, nebo druhé; po ☆: na konci za každé z těchto míst
    A-7 – hodnoty, které otevírají cestu dolů do Dolu
