# Paperback: vlastní slova.

game-paperback =
    .name = Paperback
    .text = Slož z karet v ruce slovo, utrať jeho hodnotu za lepší písmena a knihy a staň se nejslavnějším autorem. Pro dva až pět hráčů, asi čtyřicet pět minut. Většina hodnot karet je naše rekonstrukce; stránka s pravidly říká které.

# Otázky

ask-word = { $length ->
        [0] Slož slovo: vykládej karty jednu po druhé.
       *[other] { $word }: písmen { $length }, hodnota { $value }¢{ $draws ->
            [0] {""}
           *[other] , příští ruka +{ $draws }
        }.{ $valid ->
            [1] {" "}Je to slovo.
           *[other] {" "}Zatím není v seznamu slov.
        }
    }{ $need ->
        [0] {""}
       *[other] {" "}Společná karta žádá délku { $need }.
    }{ $cap ->
        [0] {""}
       *[other] {" "}Útok dovoluje délku nejvýš { $cap }.
    }
ask-haunt = Stínový autor: odhodit jednu kartu a dobrat jinou?
ask-judge = { $about } skládá { $word }. Uznat?
ask-common = Slovo stačí na společnou kartu { $face }. Bereš ji?
ask-ability = Kterou kartu slova použiješ?
ask-trash = { $face }: kterou kartu z ruky odstraníš ze hry? Ještě nejvýš { $left }.
ask-gain = { $face }: kterou kartu za { $cost }¢ získáš?
ask-clear = { $face }: kterou kartu nabídky odstraníš ze hry? Ještě nejvýš { $left }.
ask-copy = { $face }: čí schopnost kopíruješ?
ask-buy = Máš k utracení { $cents }¢.
ask-pile = Bez koupené knihy: na kterou kartu pyramidy přijde žeton?
ask-theme = { $about } se hlásí o téma { $theme } slovem { $word }. Hodí se?
ask-hint = { $about } ukazuje ruku a prosí o slovo. { $length ->
        [0] Vidíš nějaké?
       *[other] { $word }: { $value }¢.
    }
ask-draft = Vezmi si jednu kartu z trhu do svého balíčku.
ask-ruling = Vlastní slova stolu: napiš slovo, pak je povol nebo zakaž. { $length ->
        [0] Nebo začni hru.
       *[other] Zatím: { $word }
    }
ask-setup = Hra se připravuje.
ask-deal = Rozdává se karta.
ask-over = Hra skončila.

# Odpovědi

do-lay = Vylož { $face }
do-lay-as = Vylož { $face } jako { $letter }
do-turn = Vylož { $face } obráceně
do-typo = Překlep: { $face } jako { $letter }
do-double = Zaseknutá klávesa: { $face } dvakrát
do-back = Vzít poslední kartu zpět
do-finish = Hotovo: { $word }, { $value }¢
do-pass = Pas
do-cash-in = Vzdát se ruky za žeton
do-show-hand = Ukázat ruku a poprosit o slovo
do-propose = Navrhnout { $word }
do-no-idea = Nemám nápad
do-accept = Zahrát { $word }, návrh: { $seat }
do-swap = Odhodit { $face } a dobrat
do-keep = Nechat si ruku
do-take = Beru
do-leave = Nechávám
do-use = Použít { $face }: { ability }
do-again = Plagiát: { $face } ještě jednou
do-done = To je vše
do-trash = Odstranit { $face }
do-enough = Stačí
do-gain = Získat { $face }
do-clear = Odstranit z nabídky { $face }
do-copy = Kopírovat { $face }
do-buy = Koupit { $face } za { $price }¢
do-spend = Vrátit žeton: +1¢
do-end = Ukončit nákup
do-claim = Přihlásit se o téma { $theme }
do-yes = Ano
do-no = Ne
do-place = Žeton na { $face }, { $price }¢
do-draft = Vzít { $face }
do-type = { $letter }
do-erase = Smazat poslední písmeno
do-allow = Povolit { $word }
do-ban = Zakázat { $word }
do-begin = Začít
do-draw = dobrat { $face }
do-reveal = odkrýt { $face }
do-first = začíná { $seat }
do-arrive = další: { $seat }
do-give = přidělit { $talent }
do-award = ocenění { $award }
do-theme = téma { $theme }

# Co se stalo

event-began = Začíná { $seat }.
event-drew = { $seat } dobírá { $face }.
    .hidden = { $seat } dobírá kartu.
event-shuffled = { $seat } míchá odhozené karty do nového balíčku.
event-revealed = Na prodej je { $face }.
event-common-shown = Společná karta { $face } žádá délku { $length }.
event-talent-given = { $seat } má talent { $talent }.
event-award-named = Ocenění v této hře: { $award }.
event-theme-named = Téma v této hře: { $theme }.
event-started = Tah { $turn }: { $seat }.
event-spelled = { $seat } skládá { $word }{ $rest } ({ $length }).
event-valued = { $seat } má { $cents }¢.
event-passed = { $seat } pasuje.
event-token-taken = { $seat } bere žeton.
event-word-refused = { $seat }: { $word }{ $rest } neuznáno.
event-common-won = { $seat } získává společnou kartu { $face }.
event-common-left = { $seat } nechává společnou kartu { $face }.
event-used = { $seat } používá { $face }.
event-copied = Zkopírována schopnost { $face }.
event-trashed = { $seat }: { $face } opouští hru.
event-cleared = { $seat } odstraňuje { $face } z nabídky.
event-gained = { $seat } získává { $face }.
event-bought = { $seat } kupuje { $face } za { $cents }¢.
event-token-spent = { $seat } vrací žeton za 1¢.
event-attacked = Útok { $face } trvá do příštího tahu, který má { $seat }.
event-discounted = { $face } zlevňuje o 1¢.
event-claimed = { $seat } se hlásí o téma { $theme }.
event-voted = { $seat }: { $yes ->
        [1] ano
       *[other] ne
    }.
event-theme-won = { $seat } drží téma { $theme }.
event-theme-denied = { $seat } nedostává téma { $theme }.
event-challenged = { $seat } zpochybňuje slovo.
event-token-placed = { $seat } dává žeton na pyramidu; na té kartě leží { $count }.
event-hand-shown = { $seat } ukazuje ruku a prosí o slovo.
event-proposed = { $seat } navrhuje { $word }{ $rest }.
event-accepted = { $seat } hraje návrh, jehož autorem je { $author }.
event-swapped = { $seat } odhazuje { $face } a dobírá jinou kartu.
event-drafted = { $seat } si bere { $face }.
event-arrived = { $seat } má pořadí { $count }.
event-reused = Nová hromádka 2¢, počet karet: { $count }.
event-ruled = { $word }{ $rest }: { $verdict }.
event-discarded = { $seat } odhazuje zbytek ruky, počet karet: { $count }.
event-ended = { $ending }

verdict-allowed = povoleno
verdict-banned = zakázáno

ending-fame = Dvě hromádky knih jsou vyprodané.
ending-common = Získána poslední společná karta.
ending-cleared = Všechny knihy jsou prodané: vyhráváte společně.
ending-collapsed = Příliš žetonů na jedné knize: všichni prohráváte.
ending-limit = Hra trvá už dost dlouho a je sečtena.

points-total = Sláva
points-starters = Počáteční žolíky
points-books = Knihy
points-commons = Společné karty
points-award = Ocenění
points-theme = Téma

# Místa a čísla

zone-offer-top = Nabídka, horní řada
zone-offer-low = Nabídka, dolní řada
zone-fame = Knihy
zone-market = Otevřený trh
zone-pyramid = Pyramida knih
zone-track = Společná karta
zone-modules = Ocenění a téma
zone-award = Ocenění
zone-theme = Téma
zone-trash = Mimo hru
zone-hand = Ruka
zone-word = Slovo
zone-deck = Balíček
zone-discard = Odhazovací hromádka
zone-lasting = Platné útoky
zone-talent = Talent
zone-pad = Ukázaná ruka
zone-hint = Návrh

fact-deck = Balíček
fact-hand = Ruka
fact-discard = Odhozeno
fact-commons = Společné karty
fact-tokens = Žetony
fact-talent = Talent
fact-theme = Téma
fact-stock = Zbývá karet
fact-left = Zbývá karet
fact-length = Potřebná délka
fact-supply = Volné žetony
fact-price = Cena
fact-value = Hodnota
fact-fame = Sláva
fact-cost = Tištěná cena
fact-under = Karet pod ní

# Karty

ability = { $effect ->
        [cents] +{ $n }¢
        [wild-value] každý žolík ve slově: +{ $n }¢
        [double-next] hodnota následující karty platí dvakrát
        [double-prev] hodnota předchozí karty platí dvakrát
        [double-word] dvojnásobná hodnota slova
        [draw] do příští ruky +{ $n }
        [trash-hand] můžeš odstranit karty z ruky, nejvýš { $n }
        [trash-hand-for] můžeš odstranit karty z ruky, nejvýš { $n }: +{ $k }¢ za každou
        [upgrade] můžeš odstranit kartu z ruky a získat kartu o { $n }¢ dražší
        [trash-offer] můžeš odstranit karty z nabídky, nejvýš { $n }, ne knihy
        [trash-self-for] můžeš odstranit tuto kartu: +{ $k }¢
        [trash-self] na jedno použití
        [copy-adjacent] můžeš zkopírovat schopnost sousedního písmene
        [atk-hand] do tvého příštího tahu ostatní dobírají o { $n } méně
        [atk-max-len] do tvého příštího tahu mají slova ostatních délku nejvýš { $n }
        [atk-no-common] do tvého příštího tahu ostatní nesmějí použít společnou kartu
        [atk-tax] do tvého příštího tahu mají slova ostatních o { $n }¢ menší hodnotu
       *[none] bez schopnosti
    }{ $condition ->
        [first] , je-li první
        [last] , je-li poslední
        [no-wilds] , není-li ve slově žolík
        [adj-wild] , sousedí-li s žolíkem
        [common-used] , je-li ve slově společná karta
        [min-len] , má-li slovo délku aspoň { $m }
       *[always] {""}
    }
card-letter =
    .name = { $face }
    .text = Písmeno, { $value }¢: { ability }.
card-pair =
    .name = { $face }
    .text = Dvě písmena v tomto pořadí, { $value }¢: { ability }.
card-attack =
    .name = { $face }
    .text = Útočné písmeno, { $value }¢: { ability }.
card-vowel =
    .name = { $face }
    .text = Samohláska, { $value }¢: po použití opouští hru.
card-starter =
    .name = { $face }
    .text = Počáteční písmeno, { $value }¢.
card-wild =
    .name = Žolík
    .text = Jakékoli písmeno, ve slově bez hodnoty; sláva { $fame }.
card-fame =
    .name = Kniha { $cost }¢
    .text = Jakékoli písmeno, ve slově bez hodnoty; na konci sláva { $fame }.
card-common =
    .name = { $face }
    .text = Společné písmeno, { $value }¢, sláva { $fame }; dokud leží na stupnici, každý je použije jednou za tah.
card-space =
    .name = Mezera
    .text = Rozdělí slovo na dvě: +1¢, délka 1, sláva { $fame }.
card-dyslexic =
    .name = Dyslektik
    .text = Obrátí jednu dvojici písmen: +1¢, sláva { $fame }.
card-back =
    .name = Zakrytá karta
    .text = Nikdo neví, která karta to je.

# Talenty, ocenění, témata

talent-writers-block =
    .name = Tvůrčí blok
    .text = Dobereš-li ruku bez žolíka, dober ještě jednu kartu.
talent-typo =
    .name = Překlep
    .text = Jednou za tah zahraj jedno samostatné písmeno jako jakékoli: bez hodnoty, bez schopnosti.
talent-plagiarism =
    .name = Plagiát
    .text = Jednou za tah působí jedna schopnost písmene podruhé; ne zdvojení slova, kopírování, útok ani odstranění sebe.
talent-stuck-key =
    .name = Zaseknutá klávesa
    .text = Jednou za tah platí jedno samostatné písmeno dvakrát po sobě.
talent-ghost-writer =
    .name = Stínový autor
    .text = Na začátku tahu můžeš odhodit jednu kartu a jednu dobrat.

award-muse =
    .name = Múza
    .text = Sláva { $fame } za nejvíc karet.
award-thesaurus =
    .name = Tezaurus
    .text = Sláva { $fame } za nejvíc dvojic písmen.
award-editor =
    .name = Redaktor
    .text = Sláva { $fame } za nejméně karet.
award-proofreader =
    .name = Korektor
    .text = Sláva { $fame } za nejméně zbylých počátečních karet.

theme-romance =
    .name = Romance
    .text = Sláva { $fame } pro posledního autora vhodného slova: polibek, srdce, růže …
theme-western =
    .name = Western
    .text = Sláva { $fame } pro posledního autora vhodného slova: kůň, šerif, souboj …
theme-science-fiction =
    .name = Vědecká fantastika
    .text = Sláva { $fame } pro posledního autora vhodného slova: robot, planeta, laser …
theme-horror =
    .name = Horor
    .text = Sláva { $fame } pro posledního autora vhodného slova: duch, krev, hrob …
theme-crime =
    .name = Detektivka
    .text = Sláva { $fame } pro posledního autora vhodného slova: stopa, zloděj, alibi …
theme-travel =
    .name = Cestování
    .text = Sláva { $fame } pro posledního autora vhodného slova: mapa, loď, ostrov …

# Volby

option-edition = Vydání
    .text = Čísla na kartách.
option-edition-base = Základní hra
option-pack = Písmena
    .text = Jazyk karet a slov, nezávislý na jazyku, ve kterém čteš.
option-pack-en = Anglická
option-pack-pl = Polská
option-pack-cs = Česká
option-words = Seznam slov
    .text = Která slova platí.
option-words-standard = Běžný
option-words-strict = Přísný (polský)
option-words-large = Velký (anglický)
option-words-common = Častá slova (polský, anglický)
option-variant = Varianta
    .text = Každý za sebe, všichni společně proti pyramidě, nebo všichni najednou.
option-variant-standard = Běžná
option-variant-cooperative = Kooperativní
option-variant-simultaneous = Současná
option-coop_hard = Těžká pyramida
    .text = Kooperace: prohrává už čtvrtý žeton na knize.
option-pyramid_base = Spodní řada pyramidy
    .text = Kooperace: 4, 5 nebo 6 knih; 0 podle počtu hráčů.
option-pyramid_rows = Řady pyramidy
    .text = Kooperace: z jakých knih jsou řady.
option-pyramid_rows-rising = 5¢, 8¢, 11¢, 17¢
option-pyramid_rows-gentle = 5¢, 5¢, 8¢, 11¢
option-space = Mezera
    .text = Mezera se přidá ke společným kartám: dvě slova v jednom tahu.
option-dyslexic = Dyslektik
    .text = Dyslektik se přidá ke společným kartám: jednu dvojici lze obrátit.
option-attacks = Útoky
    .text = Útočné karty přijdou do nabídky.
option-talents = Talenty
    .text = Každý má talent.
option-awards = Ocenění
    .text = Na konci se boduje jedno ocenění.
option-themes = Témata
    .text = Slova vhodná k tématu, souhlasí-li ostatní, přinášejí slávu.
option-theme_majority = Většina pro téma
    .text = Souhlasit musí víc než polovina.
option-theme_majority-others = Ostatních
option-theme_majority-all = Všech, i s autorem
option-hint_tokens = Žetony za nápovědy
    .text = Ukaž ruku a popros o slovo; autor zahraného návrhu si bere žeton.
option-hand_token = Ruka za žeton
    .text = Místo slova se můžeš vzdát ruky za žeton.
option-discount_tokens = Slevové žetony
    .text = Nákup z horní řady zlevní kartu pod ní.
option-reuse_2c = Znovu karty za 2¢
    .text = Dojde-li hromádka 2¢, odstraněné samohlásky tvoří novou.
option-reuse_2c_wilds = Znovu žolíky za 2¢
    .text = Odstraněné počáteční žolíky se přidají k nové hromádce 2¢.
option-tokens_after_pass = Žetony po pasu
    .text = Po pasu lze ještě nakupovat za žetony.
option-decline_common = Společnou kartu lze nechat
    .text = Kdo má dlouhé slovo, může společnou kartu nechat ležet.
option-upgrade_fame = Knihy vylepšením
    .text = Schopnost získat dražší kartu může dát knihu.
option-validity = Je to slovo?
    .text = Kdo rozhoduje, zda slovo platí.
option-validity-strict = Seznam slov, hned
option-validity-challenge = Seznam slov, při zpochybnění
option-validity-vote = Ostatní hráči
option-lost_turn = Chybné slovo ztrácí tah
    .text = Slovo neuznané po zpochybnění stojí tah místo nového pokusu.
option-table_words = Vlastní slova stolu
    .text = Před hrou může první místo slova povolovat a zakazovat.
option-family = Slova pro celou rodinu
    .text = Seznam slov nemá slova urážlivá ani sprostá. Boti je pak neskládají.
option-list_version = Seznamy slov z
    .text = Starší hry pokračují se seznamy, se kterými začaly.
option-list_version-2 = tohoto vydání
option-list_version-1 = vydání 0.1
option-min_word_len = Nejkratší slovo
    .text = Kolik písmen slovo potřebuje.
option-fold_diacritics = Prostá písmena za písmena s háčky a čárkami
    .text = Karta prostého písmene může zastoupit písmeno s diakritikou.
option-hands = Ruce
    .text = Zda všichni vidí všechny ruce.
option-hands-auto = Podle varianty
option-hands-open = Otevřené
option-hands-closed = Zakryté

# Odmítnutí

cli-typed = Napiš slovo a jeho karty se vyloží samy (=slovo, je-li zároveň příkazem).
why-cards-cannot = Z tvých karet to slovo nesložíš.
why-no-such-card = Takovou kartu nemáš.
why-foreign-letter = Toto písmeno není v abecedě této sady.
why-wrong-letter = Ta karta nemůže být tímto písmenem.
why-pair-not-reversible = Teď nelze obrátit žádnou dvojici.
why-talent-used = Tvůj talent to teď nedovoluje.
why-no-hand-card = Slovo potřebuje aspoň jednu kartu z ruky.
why-word-too-long = Útok tak dlouhé slovo zakazuje.
why-word-too-short = Slovo je příliš krátké.
why-not-in-list = Seznam slov vydání 0.1 takové slovo nemá.
why-not-in-standard = Běžný seznam slov takové slovo nemá.
why-not-in-standard-family = Běžný seznam slov pro celou rodinu takové slovo nemá.
why-not-in-strict = Přísný seznam slov takové slovo nemá.
why-not-in-strict-family = Přísný seznam slov pro celou rodinu takové slovo nemá.
why-not-in-large = Velký seznam slov takové slovo nemá.
why-not-in-large-family = Velký seznam slov pro celou rodinu takové slovo nemá.
why-not-in-common = Seznam častých slov takové slovo nemá.
why-nothing-for-sale = Tam není nic na prodej.
why-too-dear = Na to nemáš.
why-no-such-list = Pro tuto sadu takový seznam slov není ({ $option }).
why-no-family-list = Vydání 0.1 nemá seznamy pro celou rodinu ({ $option }).
why-not-cooperative = { $option } se nehodí ke kooperativní hře.
why-not-simultaneous = { $option } se nehodí k současné hře.
why-only-cooperative = { $option } patří ke kooperativní hře.
why-pyramid-too-small = Spodní řada pyramidy musí mít aspoň čtyři karty ({ $option }).
why-pyramid-too-large = V krabici není na takovou pyramidu dost knih ({ $option }).
why-needs-themes = { $option } potřebuje témata.
why-needs-reuse = { $option } potřebuje opakované karty za 2¢.
why-needs-tokens = { $option } potřebuje pravidlo, které dává žetony.
why-needs-challenge = { $option } potřebuje zpochybňování nebo hlasování.
why-nothing-to-fold = Angličtina nemá písmena s diakritikou ({ $option }).
why-unknown-ability = Vydání jmenuje schopnost, která neexistuje: { $ability } ({ $place })
why-wrong-count = Vydání má špatný počet karet: { $count } ({ $place })

# Why a hint says so

reason-value = slovo má nejvyšší hodnotu
reason-common = dost dlouhé na společnou kartu
reason-draws = víc karet v příštím tahu
reason-fame = sláva se počítá na konci
reason-letters = lepší písmeno na mnoho tahů
reason-ability = její schopnost funguje znovu a znovu
reason-ends = ukončí hru, dokud vedeš
reason-thinner = tenčí balíček častěji dává nejlepší karty

# Scéna

scene-letters = { $length ->
        [one] { $length } písmeno
        [few] { $length } písmena
        [many] { $length } písmena
       *[other] { $length } písmen
    }
scene-draws = příští ruka +{ $count }
scene-good = je to slovo
scene-bad = zatím to není slovo
scene-abilities = Schopnosti v tomto slově
scene-works = platí
scene-idle = zatím neplatí
scene-type = Sem napište své slovo
scene-authors = Ostatní autoři
scene-nth = č. { $nth }
scene-fall = žetony: { $tokens } z { $fall }
scene-cash = { $cents }¢ k utracení
scene-cap = Útok omezuje délku slova, nejvýše písmen: { $cap }
scene-tax = Útok bere vašemu slovu { $tax }¢
scene-barred = Útok zakazuje společnou kartu
mark-shared = společná karta
mark-turned = obráceně
mark-typo = překlep
mark-twice = dvakrát

# The signs of the terminal's board

cli-signs =
    ¢ – peníze: před písmenem jeho cena, pod kartou to, co přidá schopnost
    {"*"} – žolík: jakékoli písmeno, ve slově bez hodnoty; číslo u něj je cena knihy
    ★ – sláva
    ▮ – karty: +1▮ o jednu víc v příští ruce, 2▮ ✕ lze odstranit nejvýš dvě z nabídky
    ☛ – karty z ruky: 1☛ ✕ lze odstranit nejvýš jednu z nich
    ✕ – odchází ze hry
    ✕ ◎ – do vašeho příštího tahu ostatní nesmějí použít společnou kartu
    ×2 – platí dvakrát: se šipkou sousední karta, bez ní celé slovo
    → – následující karta; po ✕: místo ní přijde dražší
    ← – předchozí karta
    ← = → – zkopíruje schopnost sousedního písmene
    − – do vašeho příštího tahu mají ostatní o tolik méně
    ≤ – do vašeho příštího tahu mají slova ostatních nejvýš tolik písmen
    | – dál stojí, kdy schopnost působí
    ⇤ – je-li to první karta slova
    ⇥ – je-li to poslední karta slova
    ? – žolíci: ? +1¢ za každého, 0? není-li žádný, ~? vedle žolíka
    ◎ – je-li ve slově společná karta
    ≥ – má-li slovo tolik písmen nebo víc
    … – písmena
    (7+) – tolik písmen získá společnou kartu
    > – kdo je na tahu
