# Words of the table itself, shared by the page and the terminal. Sections are sorted by key.

## Seats and levels

level-legend = legend
level-random = random
level-regular = regular
level-rookie = rookie
level-veteran = veteran
seat-number = Player { $number }

## Options common to all games

option-hints = Hints
    .text = A player may ask for the best answer and the reasons for it; asking is logged.
option-undo = Taking back
    .text = An answer may be taken back while nothing new has been shown and nobody has answered since.

## Terminal

cli-all = all
cli-bot = Bot { $number } ({ $level })
cli-command-board = board
    .text = draw the table again
cli-command-discard = discard
    .text = cards in the discard piles and out of the game
cli-command-help = ? NAME
    .text = what a thing, a sign or an answer is, by its name or number
cli-command-hint = hint
    .text = the two best answers, and why
cli-command-log = log
    .text = what happened last; log 50 shows fifty lines
cli-command-options = options
    .text = the question and its answers again
cli-command-pay = pay
    .text = what poker hands pay
cli-command-quit = quit
    .text = leave; the game is kept, as with Ctrl-C
cli-command-rules = rules
    .text = how to play: the headings; rules 3 or rules end shows a section
cli-command-score = score
    .text = what everybody has, and where your points come from
cli-command-signs = signs
    .text = what the signs on the board mean
cli-command-undo = undo
    .text = take back your last answer
cli-help = Type the number of an answer, its name where only one answer has it, or a part of it to see the answers that fit. Answers can also be written as in brackets; several, parted by semicolons, are taken together. Besides:
cli-left = You left the table.
cli-more = … and { $count ->
    [one] { $count } more answer
   *[other] { $count } more answers
}; type a part of one to find it.
cli-no-rules = The rules say nothing of “{ $name }”.
cli-not-here = { $game } has nothing for “{ $command }”.
cli-page = – Enter for more, any key and Enter to stop –
cli-prompt = your answer (? for help):
cli-rules = Type rules and a number or a word; rules { $all } shows everything.
cli-saved = The game is kept in { $file }. Go on with:
cli-several = Which one? { $names }
cli-thinks = { $name } is thinking…
cli-unknown = Nothing here is called “{ $name }”.
cli-verified = The published seed gave every card and every roll.
cli-waiting = Waiting for: { $seats }
cli-which = { $count ->
    [one] One answer fits:
   *[other] { $count } answers fit:
}
cli-you = You are { $seat }.

## Refusals

why-bad-bots = { $bots }: that does not fit { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
why-bad-clock = The clock needs a time.
why-bad-message = The message does not have the right form.
why-bad-option-value = { $value } is not a value of the option { $option }.
why-bad-position = That is not a position: { $place }
why-bad-request = The request does not have the right form.
why-bad-seats = { $seats } will not do: this game is for { $least } to { $most } seats.
why-bad-setting = { $name } cannot be { $value }.
why-bad-token = This link does not open the seat.
why-broken-edition = The edition file { $edition } cannot be read: { $detail }
why-broken-line = A journal entry must be a single line.
why-busy = Others are waiting too. Please try again in a moment.
why-damaged = The journal was changed or cut off in line { $line }.
why-data-away = The server cannot reach its data just now. Please try again.
why-data-taken = Another server is using { $data }.
why-data-too-new = The data was written by a newer release ({ $revision }).
why-data-unusable = The data in { $data } cannot be used: { $error }. `tabletown check` says more.
why-database-damaged = The database is damaged: { $error }
why-does-not-replay = The answer in line { $line } is not possible there.
why-draft-ends = From here on somebody else must answer first.
why-fingerprint-differs = The position after entry { $entry } is not the recorded one (line { $line }).
why-foreign-origin = Another site may not act for you here.
why-not-for-you = These figures are for those who run the server.
why-game-over = The game is over.
why-hints-off = At this table there are no hints.
why-missing-key = The edition lacks a value: { $place }
why-missing-table = The edition lacks a table: { $place }
why-no-actions = There is no answer in that.
why-no-hint = There is no hint to give just now.
why-no-provenance = The edition does not say where a number comes from: { $place }
why-no-seed = The seed is published only when the game is over.
why-no-spectators = This table does not let anybody watch.
why-no-such-file = There is no file { $file } to read.
why-no-such-position = The game has no position number { $at }.
why-no-such-proposal = That proposal is no longer on the table.
why-not-a-flag = The edition needs true or false here: { $place }
why-not-a-journal = This is not a Tabletown journal.
why-not-a-number = The edition needs a whole number here: { $place }
why-not-a-word = The edition needs a text here: { $place }
why-not-found = There is nothing here.
why-not-from-seed = The card or roll in line { $line } did not come from the seed.
why-not-json = The message is not JSON.
why-not-legal = The rules do not allow that now.
why-not-numbers = The edition needs a list of whole numbers here: { $place }
why-not-pending = It is not your turn to answer.
why-not-running = Table { $table } is not running.
why-not-saved = That could not be saved, so it did not happen. Please try again.
why-not-seated = You are watching; only seats can do that.
why-not-words = The edition needs a list of texts here: { $place }
why-clock-decides = Time is counted here: a bot can only be asked for once that player’s clock has run out.
why-not-yours = That seat is not yours.
why-nothing-said = There is nothing in that message.
why-nothing-to-undo = There is nothing to take back.
why-other = That was refused ({ $code }).
why-other-game = This file holds a game of { $game }, not of { $wanted }.
why-other-rules = The journal was recorded under rules { $rules }; these are rules { $now }.
why-other-run = { $file } holds a different run.
why-no-extra = { $package } is not installed. The lab’s packages come with: pip install "tabletown[{ $extra }]"
why-no-folder = There is no folder for { $file }.
why-bad-picture = { $file } must end in .png or .svg.
why-redacted = Line { $line } is hidden while the game runs, so this journal cannot be replayed.
why-row-damaged = What is kept of this table is damaged: { $what }.
why-say-hello = The first message must be a hello.
why-seat-taken = Somebody sits there already.
why-secret-differs = The key in { $file } or TABLETOWN_SECRET is not the one that signed the links of this data.
why-secret-missing = The key of this data is missing: put { $file } back, or make all links void with `tabletown secret rotate`.
why-seed-differs = That seed does not fit the hash that was shown when the table was made.
why-server-error = Something went wrong on the server; nothing was changed.
why-short-secret = A key in { $name } needs at least { $least } characters.
why-stale-seq = The question has changed since you saw it.
why-still-running = Table { $table } is still running; close it first.
why-table-closed = The operator closed this table.
why-table-expired = Nobody answered at this table for long, so it was closed.
why-table-frozen = This table is paused for a person to look at.
why-token-revoked = This link no longer opens the seat.
why-too-fast = That was too much at once. Please wait a moment.
why-too-long = The message is too long.
why-too-many = There are too many already.
why-too-many-cards = There are not that many cards: { $place }
why-too-soon = That player has not been away for long. Please wait { $seconds } seconds more.
why-undo-horizon = You have been shown something new since then.
why-undo-off = At this table nothing is taken back.
why-undo-often = You have taken back as often as one game allows.
why-undo-passed = Somebody has answered since then.
why-unexpected-key = The edition has a value nobody reads: { $place }
why-unknown-action = There is no answer with the number { $action }.
why-unknown-database = { $database } is not a database we know.
why-unknown-edition = There is no edition called { $edition }.
why-unknown-game = There is no game called { $game }.
why-unknown-host = This server is not reached under that name.
why-unknown-level = There is no { $level } bot for this game.
why-unknown-message = That kind of message is not known here.
why-unknown-option = There is no option called { $option }.
why-unknown-seat = This table has no such seat.
why-unknown-setting = There is no setting { $name }.
why-unknown-table = There is no such table.
why-unknown-verb = “{ $text }” is not an answer in this game.
why-unknown-word = “{ $word }” is not a word this answer knows.
why-wrong-arguments = “{ $text }” has too few or too many words.
why-wrong-method = That cannot be done here.
why-wrong-seed = The seed does not fit the hash published at the start.

## The page: front and set-up

doc-missing = This page is not written yet.
front-games = Games
front-lead = Three western and pulp tables, whole and exact. Play alone, against bots, with friends on this device or over a link. No account needed.
front-seats = { $least ->
    [one] { $least } to { $most } players
   *[other] { $least } to { $most } players
}
front-title = Pull up a chair
home = Front page
how-to-play = How to play
rulings = Rulings
language-en = English
language-pl = Polski
language-cs = Čeština
lobby = Open tables
lobby-empty = No public table is waiting for players just now.
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
mode-bots = Against bots
    .text = You and as many bots as you like, from clumsy to merciless.
mode-hotseat = One device
    .text = Several people take turns on this device; a curtain falls in between.
mode-link = By link
    .text = Open seats wait for friends: send them the table's link.
mode-solo = Solo
    .text = One player alone at the table.
play = Play
skip = Skip to the content
unofficial = Tabletown is an unofficial fan implementation. Rules are told in our own words, all art is our own; the games belong to their designers and publishers.
yours = Your tables
yours-finished = Finished
yours-forget = Forget this table
yours-running = Running

chair-bot = Bot
chair-human = Person here
chair-open = Open seat
    .text = free for whoever has the link
clock-bank = A time bank with increment
clock-days = Days for each move
clock-left-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-move = Minutes for each move
clock-none = No clock
expiry-bot = A bot takes over
expiry-default = The most harmless answer is given
expiry-wait = The others just wait
group-around = The table
group-cards = Cards
group-edition = Edition
group-expansions = Expansions
group-mode = Mode
group-modules = Modules
group-rules = Rules
group-table = Help at the table
group-variants = Variants
group-words = Words
setup-clock = Clock
setup-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
setup-days = Days
setup-expiry = When time runs out
setup-fewer = One player fewer
setup-level = How well bot { $number } plays
setup-minutes = Minutes
setup-mode = Ways to play
setup-more = One player more
setup-name = Name of player { $number }
setup-name-hint = Name
setup-options = { $count ->
    [0] Options
    [one] Options ({ $count } changed)
   *[other] Options ({ $count } changed)
}
setup-public = List the table publicly while it has open seats
setup-seats = Who plays
setup-seed = Seed
    .text = Leave it empty for honest chance. A given seed deals the same cards every time, and the table says so.
setup-spectators = Others may watch
setup-start = Start
setup-who = Who sits in seat { $number }

## The page: settings

close = Close
keys = Keys
keys-back = take back a step while composing
    .keys = Backspace
keys-choose = choose
    .keys = Enter
keys-hint = hint
    .keys = H
keys-info = what is this?
    .keys = I
keys-move = move between what can be chosen
    .keys = ← ↑ ↓ →
keys-number = press a button of the prompt
    .keys = 1–9
keys-skip = close what is open
    .keys = Esc
keys-undo = take back
    .keys = U
settings = Settings
settings-contrast = More contrast
settings-curtain = Curtain between players on one device
settings-language = Language
settings-motion = Motion
settings-motion-full = Everything moves
settings-motion-none = Nothing moves
settings-motion-system = As the system says
settings-notices = Notify me when it is my turn
settings-sound = Sound
settings-theme = Colours
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-system = As the system says

## The page: at the table

board = The board
chat = Chat
chat-empty = Nobody has said anything yet.
chat-mute = Mute { $name }
chat-say = Say something
chat-send = Send
chat-unmute = Hear { $name } again
connection-back = Connected again. Nothing was lost.
connection-closed = The server no longer knows this seat’s key.
connection-lost = The connection is lost. Trying again…
consent = { $name } asks to go back further than the rules of taking back allow. Agree?
consent-bot = { $name } asks to let a bot play for { $absent } until they are back. Agree?
copied = Copied
copy = Copy
curtain = { $name }, it is your turn
    .text = Everybody else looks away. Nothing secret is on this screen.
curtain-open = I am { $name }: open the curtain
details-nothing = There is nothing more to say about this.
details-rulings = Rulings
draft-back = Take back
draft-commit = Confirm
end-achievements = Achievements
end-collected = { $count ->
    [one] { $count } achievement collected in this browser so far.
   *[other] { $count } achievements collected in this browser so far.
}
end-journal = Download the journal
end-link = Copy the replay link
end-nobody = Nobody wins
end-rematch = Play again
end-replay = Replay
end-seed = The seed, to check every card:
end-shared = { $name } share the victory
end-shared-you = You share the victory
end-winner = { $name } wins
end-you = You win!
frozen = This table is frozen until its keeper has looked at it.
hint = Hint
hint-best = Best
hint-share = (wins { $worth } ± { $error } of the games)
hint-points = ({ $worth } ± { $error } points at the end)
hint-second = Next best
history = History
history-at = Move { $at } of { $of }
history-back = One move back
history-eyes = Seen by
history-first = To the start
history-forward = One move forward
history-now = To the present
history-own = my own seat
history-play = Play
history-stop = Stop
invite = Send this link to your friends:
join-lead = { $count ->
    [one] { $count } seat at this table is free.
   *[other] { $count } seats at this table are free.
}
join-name = Your name
join-take = Take seat { $number }
join-watch = Just watch
log = Log
log-empty = Nothing has happened yet.
mark-active = active
mark-down = face down
mark-marked = marked
mark-peeked = seen by you
mark-sealed = sealed
mark-spent = spent
marked = Somebody went back beyond what had been shown; this game is marked.
no = No
panels = Panels
piece-several = { $name } ×{ $count }
plain-board = Plain board
points = { $count ->
    [one] point
   *[other] points
}
prompt = What is asked
prompt-all = All answers ({ $count })
prompt-loading = Sitting down…
prompt-over = The game is over.
prompt-past = You are looking at move { $at } of { $of }.
prompt-paused = The table is paused until somebody comes back.
prompt-ready = Done? Confirm it, or take a step back.
prompt-wait = One moment…
prompt-waiting = Waiting for { $names }
scores = Score
scores-source = Where it comes from
scores-total = Total
played-for-you =
    { $count ->
        [one] While you were away, one answer was given for you; the log tells what happened.
       *[other] While you were away, { $count } answers were given for you; the log tells what happened.
    }
seat-away = away
seat-bot = bot, { $level }
seat-bot-name = Bot { $number }
seat-given = Whoever opens this link sits in the seat:
seat-hand-over = Hand the seat over
seat-hands =
    { $count ->
        [one] changed hands once
       *[other] changed hands { $count } times
    }
seat-hints =
    { $count ->
        [one] one hint
       *[other] { $count } hints
    }
seat-invite = Copy the link
seat-leave = Leave the seat
seat-level = How well the bot plays
seat-manage = This seat…
seat-open = open
seat-put-bot = Put a bot here
seat-return = Play myself again
seat-rules = When somebody is away or leaves
seat-rules-agreed =
    { $minutes ->
        [one] If somebody is away for a minute, the others who are there may agree to a bot ({ $level }) until that player is back.
       *[other] If somebody is away for { $minutes } minutes, the others who are there may agree to a bot ({ $level }) until that player is back.
    }
seat-rules-clock = If somebody is away and out of time, the others who are there may agree to a bot ({ $level }) until that player is back.
seat-rules-left = Whoever leaves now leaves the seat to a bot.
seat-show = Let this player look
seat-stand-in = Let a bot play for me
seat-thinks = thinking
seat-you = you
seats = Players
spectator = Spectator
title-turn = Your turn
undo = Take back
undo-ask = Ask to go back
waits-for-people = Seats are still open. Friends can join with this link:
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
why-connection-lost = The connection broke before the answer came.
why-http-404 = There is no such table.
why-no-answer = The server did not answer in time.
why-unreachable = The server cannot be reached.
yes = Yes
zone-empty = nothing here
