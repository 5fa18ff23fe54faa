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

cli-bot = Bot { $number } ({ $level })
cli-help = Napište číslo odpovědi nebo přímo odpověď. Dále: b plán, o odpovědi, u vzít zpět, q odejít.
cli-left = Odešli jste od stolu.
cli-more = … a { $count ->
    [one] { $count } další odpověď
    [few] { $count } další odpovědi
    [many] { $count } další odpovědi
   *[other] { $count } dalších odpovědí
}; kteroukoli lze napsat jako text.
cli-prompt = vaše odpověď (? je nápověda):
cli-verified = Zveřejněné semínko dalo každou kartu i každý hod.
cli-waiting = Čeká se na: { $seats }
cli-you = Vy

## Refusals

why-bad-bots = { $bots }: to se nehodí pro { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}.
why-bad-option-value = { $value } není hodnota volby { $option }.
why-bad-position = To není pozice: { $place }
why-bad-seats = { $seats } nejde: tato hra je pro { $least } až { $most } hráčů.
why-broken-edition = Soubor vydání { $edition } nelze přečíst: { $detail }
why-broken-line = Zápis v deníku musí být jeden řádek.
why-damaged = Deník byl změněn nebo useknut na řádku { $line }.
why-does-not-replay = Odpověď na řádku { $line } tam není možná.
why-fingerprint-differs = Pozice po zápisu { $entry } se liší od zaznamenané (řádek { $line }).
why-missing-key = Ve vydání chybí hodnota: { $place }
why-missing-table = Ve vydání chybí tabulka: { $place }
why-no-actions = Není v tom žádná odpověď.
why-no-provenance = Vydání neříká, odkud číslo pochází: { $place }
why-no-seed = Semínko se zveřejní, až hra skončí.
why-not-a-flag = Vydání tu potřebuje true nebo false: { $place }
why-not-a-journal = Tohle není deník Tabletown.
why-not-a-number = Vydání tu potřebuje celé číslo: { $place }
why-not-a-word = Vydání tu potřebuje text: { $place }
why-not-from-seed = Karta nebo hod na řádku { $line } nepochází ze semínka.
why-not-legal = Pravidla to teď nedovolují.
why-not-numbers = Vydání tu potřebuje seznam celých čísel: { $place }
why-not-pending = Teď nejste na řadě s odpovědí.
why-not-words = Vydání tu potřebuje seznam textů: { $place }
why-nothing-to-undo = Není co vzít zpět.
why-other = Odmítnuto ({ $code }).
why-other-rules = Deník vznikl podle pravidel { $rules }; tato jsou { $now }.
why-other-run = { $file } obsahuje jinou sérii her.
why-redacted = Řádek { $line } je skrytý, dokud hra běží, takže tento deník nelze přehrát.
why-too-many-cards = Tolik karet není: { $place }
why-undo-horizon = Od té doby se vám ukázalo něco nového.
why-undo-off = U tohoto stolu se nic nevrací.
why-undo-passed = Od té doby už někdo odpověděl.
why-unexpected-key = Vydání má hodnotu, kterou nikdo nečte: { $place }
why-unknown-action = Odpověď číslo { $action } neexistuje.
why-unknown-edition = Vydání { $edition } neexistuje.
why-unknown-game = Hra { $game } neexistuje.
why-unknown-level = Bot úrovně { $level } pro hru { $game } neexistuje.
why-unknown-option = Volba { $option } neexistuje.
why-unknown-verb = „{ $text }“ není v této hře odpověď.
why-unknown-word = „{ $word }“ není slovo, které tato odpověď zná.
why-wrong-arguments = „{ $text }“ má málo nebo mnoho slov.
why-wrong-seed = Semínko neodpovídá otisku zveřejněnému na začátku.
