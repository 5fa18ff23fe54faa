# Slova samotného stolu, společná pro stránku i terminál. Oddíly jsou řazeny podle klíčů.

## Seats and levels

level-legend = legenda
level-random = náhodný
level-regular = štamgast
level-rookie = nováček
level-veteran = veterán
seat-number = Hráč { $number }

## Options common to all games

option-hints = Nápověda
    .text = Hráč se smí zeptat na nejlepší odpověď a její důvody; dotaz se zapíše.
option-undo = Vracení
    .text = Odpověď lze vzít zpět, dokud se neukázalo nic nového a nikdo po ní neodpověděl.

## Terminal

cli-all = vše
cli-bot = Bot { $number } ({ $level })
cli-command-board = plán
    .text = nakreslí stůl znovu
cli-command-discard = odložené
    .text = karty v odkládacích balíčcích a mimo hru
cli-command-help = ? NÁZEV
    .text = co dělá věc, značka nebo odpověď, podle názvu či čísla
cli-command-hint = nápověda
    .text = dvě nejlepší odpovědi a proč
cli-command-log = záznam
    .text = co se stalo naposledy; záznam 50 ukáže padesát řádků
cli-command-options = odpovědi
    .text = otázka a odpovědi ještě jednou
cli-command-pay = výplaty
    .text = kolik vynášejí pokerové kombinace
cli-command-quit = konec
    .text = odejít; hra zůstane uložená, stejně jako po Ctrl-C
cli-command-rules = pravidla
    .text = jak se hraje: obsah; pravidla 3 nebo pravidla konec ukáže kapitolu
cli-command-score = skóre
    .text = co kdo má a odkud jsou vaše body
cli-command-signs = značky
    .text = co znamenají značky na plánu
cli-command-undo = zpět
    .text = vezme zpět vaši poslední odpověď
cli-help = Napište číslo odpovědi, její název, hodí-li se jen na jednu, nebo část názvu, a uvidíte odpovědi, které vyhovují. Odpovědi lze psát i tak, jak stojí v závorkách; několik, oddělených středníky, se bere najednou. Dále:
cli-left = Odešli jste od stolu.
cli-more = … a { $count ->
    [one] { $count } další odpověď
    [few] { $count } další odpovědi
    [many] { $count } další odpovědi
   *[other] { $count } dalších odpovědí
}; napište část některé z nich a najdete ji.
cli-no-rules = Pravidla o „{ $name }“ nic neříkají.
cli-not-here = { $game }: v této hře pod „{ $command }“ nic není.
cli-page = – Enter: dál; libovolný znak a Enter: dost –
cli-prompt = vaše odpověď (? je nápověda):
cli-rules = Napište pravidla a číslo nebo slovo; pravidla { $all } ukážou celek.
cli-saved = Hra je uložena v souboru { $file }. Pokračovat můžete příkazem:
cli-several = Co přesně? { $names }
cli-thinks = { $name } přemýšlí…
cli-unknown = Nic se tu nejmenuje „{ $name }“.
cli-verified = Zveřejněné semínko dalo každou kartu i každý hod.
cli-waiting = Čeká se na: { $seats }
cli-which = { $count ->
    [one] Vyhovuje jedna odpověď:
    [few] Vyhovují { $count } odpovědi:
    [many] Vyhovuje { $count } odpovědi:
   *[other] Vyhovuje { $count } odpovědí:
}
cli-you = Hrajete jako { $seat }.

## Refusals

why-bad-bots = { $bots }: to se nehodí pro { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}.
why-bad-clock = Hodiny potřebují čas.
why-bad-message = Zpráva nemá správný tvar.
why-bad-option-value = { $value } není hodnota volby { $option }.
why-bad-position = To není pozice: { $place }
why-bad-request = Požadavek nemá správný tvar.
why-bad-seats = { $seats } nejde: tato hra je pro { $least } až { $most } hráčů.
why-bad-setting = { $name } nemůže být { $value }.
why-bad-token = Tento odkaz místo neotevře.
why-broken-edition = Soubor vydání { $edition } nelze přečíst: { $detail }
why-broken-line = Zápis v deníku musí být jeden řádek.
why-busy = Čekají i jiní. Zkuste to za chvíli.
why-damaged = Deník byl změněn nebo useknut na řádku { $line }.
why-data-away = Server se teď nedostane ke svým datům. Zkuste to znovu.
why-data-taken = Jiný server používá { $data }.
why-data-too-new = Data zapsalo novější vydání ({ $revision }).
why-data-unusable = Data v { $data } nelze použít: { $error }. Více řekne `tabletown check`.
why-database-damaged = Databáze je poškozená: { $error }
why-does-not-replay = Odpověď na řádku { $line } tam není možná.
why-draft-ends = Odtud musí nejdřív odpovědět někdo jiný.
why-fingerprint-differs = Pozice po zápisu { $entry } se liší od zaznamenané (řádek { $line }).
why-foreign-origin = Jiná stránka tu za vás jednat nesmí.
why-not-for-you = Tato čísla jsou jen pro ty, kdo server provozují.
why-game-over = Hra skončila.
why-hints-off = U tohoto stolu se nenapovídá.
why-missing-key = Ve vydání chybí hodnota: { $place }
why-missing-table = Ve vydání chybí tabulka: { $place }
why-no-actions = Není v tom žádná odpověď.
why-no-hint = Teď není co napovědět.
why-no-provenance = Vydání neříká, odkud číslo pochází: { $place }
why-no-seed = Semínko se zveřejní, až hra skončí.
why-no-spectators = Tento stůl nepouští diváky.
why-no-such-file = Soubor { $file }, který by šel číst, tu není.
why-no-such-position = Hra nemá pozici číslo { $at }.
why-no-such-proposal = Tento návrh už na stole není.
why-not-a-flag = Vydání tu potřebuje true nebo false: { $place }
why-not-a-journal = Tohle není deník Tabletown.
why-not-a-number = Vydání tu potřebuje celé číslo: { $place }
why-not-a-word = Vydání tu potřebuje text: { $place }
why-not-found = Tady nic není.
why-not-from-seed = Karta nebo hod na řádku { $line } nepochází ze semínka.
why-not-json = Zpráva není JSON.
why-not-legal = Pravidla to teď nedovolují.
why-not-numbers = Vydání tu potřebuje seznam celých čísel: { $place }
why-not-pending = Teď nejste na řadě s odpovědí.
why-not-running = U stolu { $table } se už nehraje.
why-not-saved = Nepodařilo se to uložit, takže se to nestalo. Zkuste to znovu.
why-not-seated = Jen se díváte; to smějí jen hráči.
why-not-words = Vydání tu potřebuje seznam textů: { $place }
why-clock-decides = Tady se měří čas: o bota lze požádat, až když tomu hráči čas vyprší.
why-not-yours = To není vaše místo.
why-nothing-said = V té zprávě nic není.
why-nothing-to-undo = Není co vzít zpět.
why-other = Odmítnuto ({ $code }).
why-other-game = V tomto souboru je hra { $game }, ne { $wanted }.
why-other-rules = Deník vznikl podle pravidel { $rules }; tato jsou { $now }.
why-other-run = { $file } obsahuje jinou sérii her.
why-no-extra = Balíček { $package } chybí. Balíčky laboratoře nainstaluje: pip install "tabletown[{ $extra }]"
why-no-folder = Pro soubor { $file } není složka.
why-bad-picture = Název { $file } musí končit na .png nebo .svg.
why-redacted = Řádek { $line } je skrytý, dokud hra běží, takže tento deník nelze přehrát.
why-row-damaged = Záznam tohoto stolu je poškozen: { $what }.
why-say-hello = První zpráva musí být pozdrav.
why-seat-taken = Tam už někdo sedí.
why-secret-differs = Klíč v { $file } nebo TABLETOWN_SECRET není ten, kterým jsou podepsány odkazy těchto dat.
why-secret-missing = Klíč k těmto datům chybí: vraťte { $file }, nebo zneplatněte všechny odkazy příkazem `tabletown secret rotate`.
why-seed-differs = Toto semínko neodpovídá otisku, který byl ukázán při založení stolu.
why-server-error = Na serveru se něco pokazilo; nic se nezměnilo.
why-short-secret = Klíč v { $name } musí mít aspoň { $least } znaků.
why-stale-seq = Otázka se mezitím změnila.
why-still-running = U stolu { $table } se ještě hraje; nejdřív ho uzavřete.
why-table-closed = Správce tento stůl uzavřel.
why-table-expired = U tohoto stolu dlouho nikdo neodpověděl, proto byl uzavřen.
why-table-frozen = Tento stůl je pozastaven, aby se na něj někdo podíval.
why-token-revoked = Tento odkaz už místo neotevírá.
why-too-fast = To bylo moc najednou. Chvíli počkejte.
why-too-long = Zpráva je příliš dlouhá.
why-too-many = Už jich je příliš mnoho.
why-too-many-cards = Tolik karet není: { $place }
why-too-soon = Ten hráč není pryč dlouho. Počkejte ještě { $seconds } s.
why-undo-horizon = Od té doby se vám ukázalo něco nového.
why-undo-off = U tohoto stolu se nic nevrací.
why-undo-often = Vzali jste zpět tolikrát, kolik jedna hra dovolí.
why-undo-passed = Od té doby už někdo odpověděl.
why-unexpected-key = Vydání má hodnotu, kterou nikdo nečte: { $place }
why-unknown-action = Odpověď číslo { $action } neexistuje.
why-unknown-database = { $database } není databáze, kterou známe.
why-unknown-edition = Vydání { $edition } neexistuje.
why-unknown-game = Hra { $game } neexistuje.
why-unknown-host = Tento server pod tímto jménem neběží.
why-unknown-level = Bot úrovně { $level } pro tuto hru neexistuje.
why-unknown-message = Takovou zprávu tu neznáme.
why-unknown-option = Volba { $option } neexistuje.
why-unknown-seat = U tohoto stolu takové místo není.
why-unknown-setting = Nastavení { $name } neexistuje.
why-unknown-table = Takový stůl není.
why-unknown-verb = „{ $text }“ není v této hře odpověď.
why-unknown-word = „{ $word }“ není slovo, které tato odpověď zná.
why-wrong-arguments = „{ $text }“ má málo nebo mnoho slov.
why-wrong-method = To tu nejde.
why-wrong-seed = Semínko neodpovídá otisku zveřejněnému na začátku.

## The page: front and set-up

doc-missing = Tato stránka ještě není napsaná.
front-games = Hry
front-lead = Tři stoly z Divokého západu a šestákových románů, celé a přesně podle pravidel. Hrajte sami, s boty, s přáteli na tomto zařízení nebo přes odkaz. Bez účtu.
front-seats = { $least ->
    [one] { $least } až { $most } hráčů
    [few] { $least } až { $most } hráčů
    [many] { $least } až { $most } hráčů
   *[other] { $least } až { $most } hráčů
}
front-title = Přisuňte si židli
home = Úvodní stránka
how-to-play = Jak se hraje
rulings = Výklady pravidel
language-en = English
language-pl = Polski
language-cs = Čeština
lobby = Otevřené stoly
lobby-empty = Žádný veřejný stůl teď na hráče nečeká.
lobby-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
mode-bots = Proti botům
    .text = Vy a tolik botů, kolik chcete: od nešikovných po nemilosrdné.
mode-hotseat = Jedno zařízení
    .text = Několik lidí se střídá u tohoto zařízení; mezi nimi padá opona.
mode-link = Přes odkaz
    .text = Volná místa čekají na přátele: pošlete jim odkaz na stůl.
mode-solo = Sólo
    .text = Jeden hráč sám u stolu.
play = Hrát
skip = Přejít k obsahu
unofficial = Tabletown je neoficiální fanouškovské zpracování. Pravidla vyprávíme vlastními slovy, všechny kresby jsou naše; hry patří svým autorům a vydavatelům.
yours = Vaše stoly
yours-finished = Dohrané
yours-forget = Zapomenout tento stůl
yours-running = Rozehrané

chair-bot = Bot
chair-human = Člověk zde
chair-open = Volné místo
    .text = pro každého, kdo má odkaz
clock-bank = Zásoba času s přídavkem za tah
clock-days = Dny na každý tah
clock-left-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
clock-move = Minuty na každý tah
clock-none = Bez hodin
expiry-bot = Převezme to bot
expiry-default = Padne nejméně škodlivá odpověď
expiry-wait = Ostatní prostě čekají
group-around = Stůl
group-cards = Karty
group-edition = Vydání
group-expansions = Rozšíření
group-mode = Režim
group-modules = Moduly
group-rules = Pravidla
group-table = Pomoc u stolu
group-variants = Varianty
group-words = Slova
setup-clock = Hodiny
setup-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
setup-days = Dny
setup-expiry = Když dojde čas
setup-fewer = O hráče méně
setup-level = Jak dobře hraje bot { $number }
setup-minutes = Minuty
setup-mode = Způsoby hry
setup-more = O hráče více
setup-name = Jméno hráče { $number }
setup-name-hint = Jméno
setup-options = { $count ->
    [0] Možnosti
    [one] Možnosti ({ $count } změněna)
    [few] Možnosti ({ $count } změněny)
    [many] Možnosti ({ $count } změněno)
   *[other] Možnosti ({ $count } změněno)
}
setup-public = Ukazovat stůl veřejně, dokud má volná místa
setup-seats = Kdo hraje
setup-seed = Semínko
    .text = Prázdné pole je poctivá náhoda. Dané semínko dá vždy stejné karty a stůl to přizná.
setup-spectators = Ostatní se smějí dívat
setup-start = Začít
setup-who = Kdo sedí na místě { $number }

## The page: settings

close = Zavřít
keys = Klávesy
keys-back = krok zpět při skládání
    .keys = Backspace
keys-choose = vybrat
    .keys = Enter
keys-hint = nápověda
    .keys = H
keys-info = co to je?
    .keys = I
keys-move = přecházet mezi tím, co lze vybrat
    .keys = ← ↑ ↓ →
keys-number = stisknout tlačítko u otázky
    .keys = 1–9
keys-skip = zavřít, co je otevřené
    .keys = Esc
keys-undo = vzít odpověď zpět
    .keys = U
settings = Nastavení
settings-contrast = Větší kontrast
settings-curtain = Opona mezi hráči na jednom zařízení
settings-language = Jazyk
settings-motion = Pohyb
settings-motion-full = Všechno se hýbe
settings-motion-none = Nic se nehýbe
settings-motion-system = Podle systému
settings-notices = Upozornit mě, když jsem na řadě
settings-sound = Zvuk
settings-theme = Barvy
settings-theme-dark = Tmavé
settings-theme-light = Světlé
settings-theme-system = Podle systému

## The page: at the table

board = Herní plán
chat = Řeči
chat-empty = Nikdo zatím nic neřekl.
chat-mute = Ztlumit: { $name }
chat-say = Řekněte něco
chat-send = Poslat
chat-unmute = Zase slyšet: { $name }
connection-back = Spojení je zpět. Nic se neztratilo.
connection-closed = Server už klíč k tomuto místu nezná.
connection-lost = Spojení se ztratilo. Zkoušíme znovu…
consent = { $name } prosí o návrat dál, než dovolují pravidla vracení. Souhlasíte?
consent-bot = { $name } žádá, aby za hráče { $absent } hrál bot, než se vrátí. Souhlasíte?
copied = Zkopírováno
copy = Kopírovat
curtain = { $name }, jste na řadě
    .text = Ostatní se dívají jinam. Na této obrazovce není nic tajného.
curtain-open = Tady { $name }: zvednout oponu
details-nothing = Víc se o tom říct nedá.
details-rulings = Výklady pravidel
draft-back = Krok zpět
draft-commit = Potvrdit
end-achievements = Úspěchy
end-collected = { $count ->
    [one] V tomto prohlížeči zatím { $count } úspěch.
    [few] V tomto prohlížeči zatím { $count } úspěchy.
    [many] V tomto prohlížeči zatím { $count } úspěchu.
   *[other] V tomto prohlížeči zatím { $count } úspěchů.
}
end-journal = Stáhnout zápis
end-link = Kopírovat odkaz na záznam
end-nobody = Nikdo nevyhrává
end-rematch = Hrát znovu
end-replay = Přehrát
end-seed = Semínko ke kontrole každé karty:
end-shared = Společné vítězství: { $name }
end-shared-you = Sdílíte vítězství
end-winner = Vyhrává { $name }
end-you = Vyhráváte!
frozen = Tento stůl je zmrazený, dokud se na něj nepodívá správce.
hint = Nápověda
hint-best = Nejlepší
hint-share = (vyhraje { $worth } ± { $error } her)
hint-points = ({ $worth } ± { $error } b. na konci)
hint-second = Další nejlepší
history = Historie
history-at = Tah { $at } z { $of }
history-back = O tah zpět
history-eyes = Očima
history-first = Na začátek
history-forward = O tah vpřed
history-now = Do přítomnosti
history-own = svýma
history-play = Přehrát
history-stop = Zastavit
invite = Pošlete tento odkaz přátelům:
join-lead = { $count ->
    [one] U tohoto stolu je { $count } volné místo.
    [few] U tohoto stolu jsou { $count } volná místa.
    [many] U tohoto stolu je { $count } volného místa.
   *[other] U tohoto stolu je { $count } volných míst.
}
join-name = Vaše jméno
join-take = Zabrat místo { $number }
join-watch = Jen se dívat
log = Průběh
log-empty = Zatím se nic nestalo.
mark-active = činné
mark-down = lícem dolů
mark-marked = označené
mark-peeked = vámi prohlédnuté
mark-sealed = položené skrytě
mark-spent = použité
marked = Někdo se vrátil za to, co už bylo ukázáno; tato hra je označená.
no = Ne
panels = Panely
piece-several = { $name } ×{ $count }
plain-board = Prostý plán
points = { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
prompt = Na co se ptáme
prompt-all = Všechny odpovědi ({ $count })
prompt-loading = Usedáme ke stolu…
prompt-over = Hra skončila.
prompt-past = Díváte se na tah { $at } z { $of }.
prompt-paused = Stůl čeká, až se někdo vrátí.
prompt-ready = Hotovo? Potvrďte, nebo udělejte krok zpět.
prompt-wait = Okamžik…
prompt-waiting = Čekáme: { $names }
scores = Body
scores-source = Odkud jsou
scores-total = Celkem
played-for-you =
    { $count ->
        [one] Zatímco jste byli pryč, padla za vás jedna odpověď; co se stalo, říká průběh.
        [few] Zatímco jste byli pryč, padly za vás { $count } odpovědi; co se stalo, říká průběh.
       *[other] Zatímco jste byli pryč, padlo za vás { $count } odpovědí; co se stalo, říká průběh.
    }
seat-away = pryč
seat-bot = bot, { $level }
seat-bot-name = Bot { $number }
seat-given = Kdo otevře tento odkaz, sedne si na místo:
seat-hand-over = Předat místo
seat-hands =
    { $count ->
        [one] jednou změnilo majitele
        [few] { $count }krát změnilo majitele
       *[other] { $count }krát změnilo majitele
    }
seat-hints =
    { $count ->
        [one] jedna nápověda
        [few] { $count } nápovědy
       *[other] { $count } nápověd
    }
seat-invite = Kopírovat odkaz
seat-leave = Uvolnit místo
seat-level = Jak dobře bot hraje
seat-manage = Toto místo…
seat-open = volné
seat-put-bot = Posadit sem bota
seat-return = Hrát zase sám
seat-rules = Když někdo chybí nebo odejde
seat-rules-agreed =
    { $minutes ->
        [one] Když je někdo minutu pryč, mohou se ostatní přítomní dohodnout na botovi ({ $level }), než se ten hráč vrátí.
        [few] Když je někdo { $minutes } minuty pryč, mohou se ostatní přítomní dohodnout na botovi ({ $level }), než se ten hráč vrátí.
       *[other] Když je někdo { $minutes } minut pryč, mohou se ostatní přítomní dohodnout na botovi ({ $level }), než se ten hráč vrátí.
    }
seat-rules-clock = Když je někdo pryč a vypršel mu čas, mohou se ostatní přítomní dohodnout na botovi ({ $level }), než se ten hráč vrátí.
seat-rules-left = Kdo teď odejde, přenechá místo botovi.
seat-show = Ať se dívá tento hráč
seat-stand-in = Ať za mě hraje bot
seat-thinks = přemýšlí
seat-you = vy
seats = Hráči
spectator = Divák
title-turn = Jste na řadě
undo = Vzít zpět
undo-ask = Poprosit o návrat
waits-for-people = Některá místa jsou ještě volná. Přátelé se přidají tímto odkazem:
watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
why-connection-lost = Spojení se přerušilo dřív, než přišla odpověď.
why-http-404 = Takový stůl neexistuje.
why-no-answer = Server neodpověděl včas.
why-unreachable = Server není dosažitelný.
yes = Ano
zone-empty = nic tu není
