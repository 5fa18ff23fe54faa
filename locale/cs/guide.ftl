# První hry s průvodcem: pár slov u první otázky každého druhu.

guide-title = Vaše první hra
guide-next = Rozumím
guide-show = Ukažte mi dobrou odpověď
guide-on = Jen do toho: svítí to, co můžete udělat.

guide-fliptown-start = Patnáct tahů, v každém tři karty. V každém tahu dáte třem kartám tři úkoly: jedna říká, kde jednáte, druhá, jak daleko dosáhnete, třetí jde do pokerové ruky. Kdo má po třech kolech nejvíc bodů, vyhrává.
guide-fliptown-suit = Nejprve místo: srdce vedou na stezku, piky do pustiny, kára do dolu, kříže do městečka. Vyberte kartu, jejíž barvu chcete; zlato ji může později změnit.
guide-fliptown-value = Teď číslo. V městečku určuje budovu, v pustině cíl, na stezce, jak daleko smí vůz. Karta, která zbude, jde do pokeru: pět tahů je jedna ruka.
guide-fliptown-region = Svítí místa, kam dosáhnete. Zlato výběr rozšíří: 2 za jinou barvu, 1 za každý krok hodnoty. Hřbitov je otevřený vždy, ale přibude vám WANTED.
guide-fliptown-stop = Vůz jede jen vpřed a minuté zastávky propadají. Krátké kroky posbírají víc.
guide-fliptown-target = Loupež potřebuje štěstí: karta loupeže z balíčku musí cíli dosáhnout. Když se nepovede, máte aspoň polovinu hvězd. WANTED přibude tak či tak.
guide-fliptown-chamber = Důl vede dolů. Každá cesta chce hodnotu ze svého rozmezí a hluboké místnosti mají větší cenu.
guide-fliptown-building = První návštěva budovy dá také to, co je na jejím štítu.
guide-fliptown-stone = Náhrobky platí po dvou: získáte to, co leží mezi dvěma zakroužkovanými sousedy.
guide-fliptown-next = Máte bonusové akce. Nic nestojí; proveďte je v tom pořadí, které pomůže nejvíc.
guide-fliptown-bribe = Kolo končí šerifem. Zaplaťte tolik zlata, kolik máte WANTED, a jste v bezpečí; nebo to riskněte: zatkne vás, je-li jeho karta nižší než jejich počet.
guide-fliptown-end = To byla celá hra. Příště hlídejte WANTED a poker plánujte od prvního tahu.

guide-deadwood-start = Vedete gang kovbojů a na konci se počítají jen peníze. Budovy platí, když do nich vstoupíte. V tahu uděláte jedno: pošlete kovboje do budovy, nebo kolik chcete kovbojů stáhnete na ranč.
guide-deadwood-turn = Prázdná budova je bezpečná a platí hned. Kde stojí soupeř, tam je přestřelka, a útok vás vždy stojí zatykač. Je-li ranč prázdný, vraťte se domů.
guide-deadwood-more = Kovbojové vyrážejí jen z ranče, tak přiveďte všechny, kdo už nemají co dělat.
guide-deadwood-arrived = Zabráním se jednou provede účinek budovy. Skoro vždy se to vyplatí.
guide-deadwood-flight = Útočí na vás. Poník odveze kovboje z nebezpečí do dolu. Počet kostek je síla kovboje.
guide-deadwood-attack = Náboj přidá kostku. 6 zabíjí, 4 nebo 5 zraní a druhé zranění zabíjí.
guide-deadwood-defence = Totéž v obraně: náboj přidá kostku.
guide-deadwood-track = Železnice stoupá od spodku města. Zničí, co jí stojí v cestě, a každý kovboj u nové koleje smí znovu zabrat svou budovu.
guide-deadwood-site = Budovy stojí vedle sebe; myslete na to, kde budou vaši kovbojové.
guide-deadwood-sheriff = Na parcelách vedle Šerifa se na nikoho nesmí útočit.
guide-deadwood-end = Zatykače stojí peníze, a čím dál víc. Příště je před útokem spočítejte.

guide-paperback-start = Slož slovo z karet v ruce, prodej ho za centy a kup za ně lepší písmena a knihy. Knihy jsou body a k tomu žolíky. Vyhrává největší sláva.
guide-paperback-word = Pokládej karty po jedné; žolík může být jakékoli písmeno. Společná karta uprostřed je pro všechny: smíš ji použít jednou. Nic neplatí, dokud neskončíš, a každý krok lze vzít zpět. Když nic nenajdeš, pasuj.
guide-paperback-common = Dlouhá slova získávají společnou kartu: první za sedm písmen nebo víc. Dává slávu.
guide-paperback-ability = Karty ve slově mají schopnosti. Použij je v libovolném pořadí.
guide-paperback-buy = Utrať centy; nic se nešetří na potom. Zpočátku kupuj písmena se schopnostmi, později knihy. Co koupíš, přijde do ruky po příštím zamíchání.
guide-paperback-trash = Karta odstraněná ze hry se nevrátí. Z tenčího balíčku chodí dobrá písmena častěji.
guide-paperback-end = Hra končí, když jsou prázdné dvě hromádky knih nebo je získána poslední společná karta. Příště začni kupovat knihy o něco dřív.

guide-quickdraw-start = Všichni naráz položí zakrytou kartu; nejrychlejší bere cenu, kterou nikdo neviděl. Po poslední ceně vyhrává nejvíc bodů.
guide-quickdraw-seal-card = Vysoké karty berou ceny, jenže nevíte, jakou má cena hodnotu. Liška je pomalá, zato okrade soupeře; dalekohled dovolí se nejdřív podívat.
guide-quickdraw-steal-from = Okraďte toho, kdo má nejvíc.
guide-quickdraw-end = To je všechno. Skutečné hry čekají na úvodní stránce.
