// Made by scripts/make_table_types.py, from urn:starcup:web.

/** A choice that one would expect to be possible now, and why it is not. */
export interface Barred {
  /** the text of the choice. */
  choice: string;
  /** the choice in a few words. */
  label: string;
  touches: Touches;
  /** names the kind of refusal. */
  code: string;
  /** the refusal. */
  reason: string;
  /** the id of the rule that forbids it; empty if none does. */
  rule: string;
}

/** Something that happened. */
export interface Beat {
  /** that of its event among those that the viewer heard. */
  position: number;
  /** the kind of event. */
  kind: string;
  /** what happened; nothing if it is not worth a sentence. */
  text: string;
  /** who did it; None if nobody. */
  seat: number | null;
  /** the kind and key of the piece whose power did it, `card/KEY`; empty if none did. */
  source: string;
  /** the pieces that went somewhere. */
  moves: Move[];
  /** a heading, a sentence, or a detail that may be left out. */
  weight: "heading" | "sentence" | "detail";
}

/** A bot, told to people: its name, as it is sent, its title, how it plays, and the game that it plays, or null. */
export interface BotOffered {
  name: string;
  title: string;
  summary: string;
  quick: boolean;
  game: string | null;
}

/**
 * A bot that can be seated, by name. One that is not `quick` is given time: see `wait`.
 * `game` is the key of the game that it plays, null if it plays any.
 */
export interface BotOnOffer {
  name: string;
  summary: string;
  quick: boolean;
  game: string | null;
}

/** The key and title of a game, how many can play, and the packs chosen. */
export interface Box {
  game: string;
  title: string;
  seats: number[];
  packs: string[];
}

/**
 * Everything in the box.
 * `names` are the titles of all keys, list by list: those of pieces, and of all else that choices name. `kinds` are the titles of the lists.
 */
export interface Catalogue {
  box: Box;
  names: Record<string, Record<string, string>>;
  kinds: Record<string, string>;
  pieces: PieceInTheBox[];
}

/** Everything in the box. */
export interface CatalogueResult {
  catalogue: Catalogue;
}

/** How likely each seat was to win after `at` choices, from 0 to 1. */
export interface ChancePoint {
  at: number;
  odds: number[];
}

/** A roll or draw at a real table that the game waits for: its kind, what to say, what may come. */
export interface ChanceSeen {
  kind: string;
  text: string;
  options: OutcomeOnOffer[];
}

/** The odds in the course of a game, judged by playing on from each point, and the biggest swings, largest first. */
export interface Chances {
  bot: string;
  playouts: number;
  points: ChancePoint[];
  swings: Swing[];
}

/** A choice that may be ordered, and its `label` for people. */
export interface ChoiceOnOffer {
  choice: string;
  label: string;
}

/**
 * The time for an answer, the `bot` that answers after it, and until when each seat has: null if it is not asked.
 * Times are in ISO 8601, in UTC.
 */
export interface ClockSeen {
  seconds: number;
  bot: string;
  until: (string | null)[];
}

/** A colour as `#rrggbb`, that of words on it, and a letter that says the same. */
export interface ColourOfThing {
  fill: string;
  ink: string;
  letter: string;
}

/**
 * What picked items come to so far, in a `text` (empty if the game says nothing), and whether they are an answer.
 * `choice` is the text of that answer, `refusal` why it is none.
 */
export interface ComesTo {
  text: string;
  legal: boolean;
  choice: string;
  refusal: Refusal | null;
}

/** A condition that ends an order: its `name`, and a `text` for people, to stand after "until". */
export interface Condition {
  name: string;
  text: string;
}

/** A number with a name. */
export interface Counter {
  /** names it in its space. */
  key: string;
  /** its name. */
  title: string;
  /** the number. */
  value: number;
  /** the highest that it can be; None if there is no such limit. */
  most: number | null;
  /** where the number comes from, line by line. */
  because: string[];
}

/** A message over the WebSocket, or an answer over HTTP: something was refused. */
export interface ErrorTold {
  error: Refusal;
}

/** Something that happened, in the form of its game; `since` is that of the kind `undone`. */
export interface Event {
  kind: string;
  since?: number;
}

/** Where a feed is: a path of this server. It opens nothing but the feed. */
export interface FeedPath {
  path: string;
}

/** A game that can be played, told to people; `pack` is its own. `fault` says why it can't, or is null. */
export interface GameOffered {
  key: string;
  title: string;
  seats: number[];
  pack: string | null;
  packs: PackOffered[];
  options: OptionOffered[];
  fault: string | null;
}

/**
 * A game that can be played, by its `key`.
 * `seats` are the numbers of players that it takes; packs may change them. `pack` is the one that it is played with if none is named, null if the game has no packs; `packs` are all that are installed for it, `options` those of `pack`. `fault` says why the game can't be played, null if it can.
 */
export interface GameOnOffer {
  key: string;
  title: string;
  seats: number[];
  pack: string | null;
  packs: string[];
  options: OptionOnOffer[];
  fault: string | null;
}

/** The games that the server offers. */
export interface Games {
  games: GameOnOffer[];
}

/** The words of a game, in the order in which they are met. */
export interface Glossary {
  entries: GlossaryEntry[];
}

/** A word of the game, and what it means. */
export interface GlossaryEntry {
  term: string;
  text: string;
}

/**
 * An event that a seat heard, at its `position` among all that it heard, and the `beat` that tells it.
 * An `undone` has no beat: entries from its own `since` on no longer hold.
 */
export interface Heard {
  position: number;
  event: Event;
  beat: Beat | null;
}

/**
 * The server: the version of this protocol, its own, and what it can do.
 * `games` are the keys of the games that it offers, `game` the one that is meant where a request names none. `languages` are the tags of the languages in which each game has words, by its key. A line may have `most_line` bytes, `most_games` games may be open.
 */
export interface Hello {
  protocol: number;
  server: string;
  version: string;
  games: string[];
  game: string;
  languages: Record<string, string[]>;
  methods: string[];
  bots: BotOnOffer[];
  packs: string[];
  most_line: number;
  most_games: number;
}

/**
 * The answer that a bot would give to a question, and why.
 * `then` are the choices that it would follow up with, where a list is asked for one by one or a Dictate still needs its move. `says` is all of it in a sentence or two. `basis` tells what decides: the option with the largest `value` in VP, the one that did best in `playouts`, which `dice` are missed least or most useful; `none`, if no number does. `options`, best first, are empty if the bot gives no reasons. `note` is the bot's own remark. `touches` is what the choice does with things on the scene.
 */
export interface Hint {
  seat: number;
  number: number;
  bot: string;
  choice: string;
  then: string[];
  says: string;
  basis: "value" | "playouts" | "dice" | "none";
  note: string;
  options: HintOption[];
  touches: Touches;
}

/**
 * A choice, by its text, as the bot sees it.
 * `worth` is what it expects, in VP, the sum of the `terms`. A bot that plays positions on has tried the choice in so many `playouts` (0: it has not) with these `odds` of winning; `standing` decides then: the odds, drawn a little towards its first glance, which is `worth`. `interval` (low, high) is where the odds lie with 95% confidence, given the luck in so few playouts; null where there are no odds.
 */
export interface HintOption {
  choice: string;
  worth: number | null;
  terms: HintTerm[];
  odds: number | null;
  playouts: number;
  standing: number | null;
  interval: [number, number] | null;
}

/**
 * One thing that speaks for an option, or against it, in VP.
 * `name` is what the bot's evaluation calls it, or the key of a phase; for a phase, `workers` are those that it counts on there and `odds` (0 to 1) how likely it holds it to be; the `amount` is reckoned with them.
 */
export interface HintTerm {
  name: string;
  amount: number;
  odds: number | null;
  workers: string[];
}

/** Something that may be picked, once or several times. */
export interface Item {
  /** its stable text in the choice. */
  item: string;
  /** its name. */
  title: string;
  /** what it is worth or does here; nothing if its piece on the table tells it. */
  detail: string;
  /** how often it may be picked. */
  count: number;
  /** the keys of the pieces that it stands for. */
  touches: string[];
  /** the number of the thing, of which only one item may be picked: things with a side for each pile. */
  together: number | null;
}

/** A journal as text, to keep. */
export interface JournalText {
  text: string;
}

/** An idea of the game in a few lines. */
export interface Lesson {
  key: string;
  text: string;
}

/** The ideas that come up now, the one before the first question and the one after the game; `keys` are all. */
export interface LessonsDue {
  welcome: Lesson | null;
  due: Lesson[];
  farewell: Lesson | null;
  keys: string[];
}

/**
 * A game in a list: what the link opens, and where the game is.
 * `changed` says when anybody could last see a change, and `asked` since when the link's seat has been asked (null if it is not): in ISO 8601, in UTC.
 */
export interface Mine {
  game: string;
  key: string;
  title: string;
  role: "seat" | "watch" | "host";
  seat: number | null;
  players: string[];
  names: string[];
  waited_for: number[];
  finished: boolean;
  round: number;
  winners: number[];
  changed: string;
  asked: string | null;
}

/** A piece that went from one place to another. */
export interface Move {
  /** the kind of piece. */
  kind: string;
  /** its key in the catalogue; empty if the viewer does not see which it is. */
  entry: string;
  /** the key of the space or piece where it was; empty if it came from outside. */
  start: string;
  /** the key of the space or piece where it is; empty if it left. */
  to: string;
  /** how many equal pieces went. */
  count: number;
}

/** Where some games are, in the order of the links; null where a link opens nothing. */
export interface MyGames {
  games: (Mine | null)[];
}

/** What can be played here, and against whom, in the language of the reader; `languages` are the table's own. */
export interface Offer {
  languages: string[];
  games: GameOffered[];
  bots: BotOffered[];
}

/**
 * A new game with the tokens of its links, each told this once.
 * They are those of the `seats` (null where a bot plays), that of onlookers, and that of the game's settings.
 */
export interface Opened {
  game: string;
  key: string;
  title: string;
  seats: (string | null)[];
  watch: string;
  host: string;
}

/** A choice that may be made now. */
export interface Option {
  /** its stable text, by which it is submitted. */
  choice: string;
  /** the choice in a few words. */
  label: string;
  /** what it brings, in numbers. */
  detail: string;
  touches: Touches;
  /** whether it shows something to others, or ends the chance to take choices back. */
  final: boolean;
  /** whether it does at once what further questions would ask; not to be listed with the others. */
  shortcut: boolean;
  /** whether it is a choice to do nothing (more). */
  passing: boolean;
}

/** An option of a game: what it is about, its values and the usual one. */
export interface OptionOffered {
  name: string;
  text: string;
  values: ValueOffered[];
  default: string;
}

/** A setting of a pack: its name with the pack's in front, its values, and which holds if none is chosen. */
export interface OptionOnOffer {
  name: string;
  values: string[];
  default: string;
  text: string;
}

/**
 * An order that holds: the kind of question, the choice that answers it, and the condition that ends it.
 * `text` says it to people.
 */
export interface Order {
  kind: string;
  choice: string;
  until: string;
  text: string;
}

/**
 * A kind of question that may be answered beforehand: by which choices, and until when.
 * `where` says, after "where", which of its questions it is for; empty: all. People want `at_first` ordered from the beginning, until the first condition; empty: nothing. The server doesn't do so by itself.
 */
export interface OrderOnOffer {
  kind: string;
  choices: ChoiceOnOffer[];
  until: Condition[];
  where: string;
  at_first: string;
}

/** Everything that a seat may order beforehand, which is the same throughout a game, and its orders that hold. */
export interface Orders {
  possible: OrderOnOffer[];
  orders: Order[];
}

/** The end of a game: why, in words of one token, every seat's score, who won, and the seed (digits, as text). */
export interface Outcome {
  reasons: string[];
  scores: Score[];
  winners: number[];
  seed: string;
}

/** An outcome of a roll or draw: the `text` to send, its `label` for people, how often it is there. */
export interface OutcomeOnOffer {
  text: string;
  label: string;
  weight: number;
}

/** A pack that a game can be played with: its name, as it is sent, its title, and what is in it. */
export interface PackOffered {
  name: string;
  title: string;
  text: string;
}

/** A question that several things answer at once, in any order. */
export interface Pick {
  /** the words before the items in the text of the choice, such as `recruit`. */
  text: string;
  /** what is on offer. */
  items: Item[];
  /** the smallest number of items. */
  least: number;
  /** the largest number of items. */
  most: number;
  /** whether the order matters: the first one lies on top. */
  ordered: boolean;
  /** what they are for, such as the cost that they pay. */
  purpose: string;
}

/** Pictures as SVG, by their keys; colours by kind and entry: `""` for all others of a kind, `back` its back. */
export interface PicturesResult {
  pictures: Record<string, string>;
  colours: Record<string, Record<string, ColourOfThing>>;
}

/** A thing on the table. */
export interface Piece {
  /** names it in this scene; it stays the same from scene to scene while the thing is the same. */
  key: string;
  /** the kind of thing, such as `card` or `die`. */
  kind: string;
  /** its name. */
  title: string;
  /** its key in the catalogue of its kind; empty if it lies face down. */
  entry: string;
  /** the side that is up, where it has several. */
  face: string;
  /** how many equal pieces lie here. */
  count: number;
  /** what else is to be seen of it, such as a good that lies on it. */
  badges: string[];
  /** whether it lies face down, or is used up. */
  turned: boolean;
  /** whether it takes no part at the moment. */
  dimmed: boolean;
}

/**
 * A piece: a card, a tile, a planet; its `kind` and `key` are those of scenes.
 * `keys` are further ones, such as those of its sides. `text` says what it does, as far as it is not among the `fields`, which are numbers, keys and texts for programs and differ from game to game.
 */
export interface PieceInTheBox {
  kind: string;
  key: string;
  title: string;
  pack: string;
  keys: string[];
  text: string;
  fields: Record<string, unknown>;
}

/** A message over the WebSocket: the seats whose readers look at the table now. */
export interface PresentTold {
  present: number[];
}

/** The question to a seat. */
export interface Prompt {
  /** who is asked. */
  seat: number;
  /** that of the question, to be sent with the answer. */
  number: number;
  /** the stable name of the kind of question. */
  kind: string;
  /** the question. */
  text: string;
  /** the id of the rule that it follows; empty if none. */
  rule: string;
  /** what it is about, where the text does not say so. */
  because: string;
  /** the choices that may be made; none if items are picked. */
  options: Option[];
  /** what is picked, where several things are one answer. */
  pick: Pick | null;
  /** what one would reach for and is not possible. */
  barred: Barred[];
  /** whether the answer is shown to others at once, and can't be taken back. */
  last_word: boolean;
}

/**
 * The answer that something was not done: a stable `code`, a sentence, the ids of the rules that forbid it.
 * `args` are what the sentence is about: numbers, texts, seats `{"seat": 0}`, things `{"id", "text", "args"}`, lists of such. `nearest` is the valid thing most like what came, if there is one. If somebody's code has failed, `owner` says whose it is (`game KEY`, `pack NAME`, `bot NAME` or `engine`), `file` and `line` where; else they are empty, and 0.
 */
export interface Refusal {
  code: string;
  message: string;
  rules: string[];
  nearest: string | null;
  owner: string;
  file: string;
  line: number;
  args: Record<string, unknown>;
}

/** The table of a finished game after `at` of its `most` choices. */
export interface Replayed {
  at: number;
  most: number;
  table: TableSeen;
}

/**
 * One numbered rule: its statement, what it rests on, a concrete case, and its chapter's title.
 * `basis` is "printed" in a rule book, "inferred" from what is printed, or a "ruling" where it is silent.
 */
export interface Rule {
  id: string;
  text: string;
  basis: "printed" | "inferred" | "ruling";
  example: string;
  chapter: string;
}

/** Numbered rules, in the order of their chapters. */
export interface RuleTexts {
  rules: Rule[];
}

/** All that a seat, or an onlooker, sees now. */
export interface Scene {
  /** the viewer; None for an onlooker. */
  seat: number | null;
  /** how many play. */
  players: number;
  /** the number of the round; 0 in games without rounds, and during the set-up. */
  round: number;
  /** whether the game has ended. */
  over: boolean;
  /** where the game is: the phase, whose turn it is. */
  status: string;
  /** the table. */
  spaces: Space[];
  /** the points of all seats; none if the game shows none before its end. */
  scores: Tally[];
  /** the question to the viewer; None if he is not asked now. */
  prompt: Prompt | null;
}

/** The score of one seat: the `total`, what decides between equal ones, and the `lines` that make it up. */
export interface Score {
  seat: number;
  total: number;
  tie_break: number;
  lines: ScoreLine[];
}

/** A part of a score: where the points come from. */
export interface ScoreLine {
  name: string;
  title: string;
  points: number;
}

/** A place where pieces lie, or other spaces. */
export interface Space {
  /** names it in every scene, such as `seat-1.tableau`. */
  key: string;
  /** its name. */
  title: string;
  /** the number of the seat that it belongs to; None if it is common. */
  owner: number | null;
  /** how the pieces lie. */
  shape: "row" | "stack" | "pile" | "track" | "columns" | "grid" | "tray";
  /** what lies there. */
  pieces: Piece[];
  /** numbers that belong to it. */
  counters: Counter[];
  /** the places in it. */
  spaces: Space[];
  /** what else is to be read there, such as a total. */
  note: string;
  /** how early it is shown short where room is scarce: the highest first, 0 last. */
  folds: number;
}

/** A change of the odds: after `at` choices they are `by` so much higher for a `seat`, and what it did. */
export interface Swing {
  at: number;
  seat: number;
  by: number;
  text: string;
}

/**
 * A table as one reader sees it, in his language: all that a front end needs to draw it.
 * `game` is its id, `key` that of what is played, `role` and `seat` what the reader's link opens. A larger `version` is a later state. `players` says who sits where, `client` or a bot, `names` what they are called, `people` which seats have a link, `present` which of them look at the table now. `waited_for` are the seats that have to answer; `events` are those that the reader heard from the position on that was asked for, `next` is the one to go on with. `chance` is what was rolled or drawn at a real table; `clock` is null if there is no limit; `outcome` before the end. With a `fault` somebody's code failed, and the game can't go on.
 */
export interface TableSeen {
  game: string;
  key: string;
  title: string;
  role: "seat" | "watch" | "host";
  seat: number | null;
  version: number;
  players: string[];
  names: string[];
  people: number[];
  present: number[];
  waited_for: number[];
  undo: UndoSeen;
  scene: Scene;
  events: Heard[];
  next: number;
  outcome: Outcome | null;
  fault: Refusal | null;
  chance: ChanceSeen | null;
  clock: ClockSeen | null;
}

/** A message over the WebSocket: the table, since it has changed. */
export interface TableTold {
  table: TableSeen;
}

/** The points of a seat as far as the viewer may know them. */
export interface Tally {
  /** whose they are. */
  seat: number;
  /** the sum. */
  total: number;
  /** where they come from. */
  lines: [string, number][];
  /** what decides between equal totals. */
  tie_break: number;
  /** whether the seat has won. */
  winner: boolean;
}

/** The things on the scene that a choice takes and uses, and where they go, by their keys. */
export interface Touches {
  /** the pieces that are taken or used. */
  take: string[];
  /** the space or piece that they go to; empty if nowhere. */
  to: string;
  /** the pieces that it is done with: a worker, a power. */
  by: string[];
}

/** Whether the reader may take his last choice back, and if not, the `reason`. */
export interface UndoSeen {
  possible: boolean;
  reason: string;
}

/** A value of an option: as it is sent, and what it means. */
export interface ValueOffered {
  value: string;
  title: string;
}

/**
 * Whether the choice is legal, and if not, why.
 * Of a thing: whether any choice touches it, the texts of those `choices`, and what one would expect to be possible with it: `barred`.
 */
export interface Why {
  legal: boolean;
  refusal: Refusal | null;
  choices: string[];
  barred: Barred[];
}

/** Anything that the server tells */
export type Told = 
  | Opened
  | Offer
  | MyGames
  | TableSeen
  | Why
  | ComesTo
  | Hint
  | Orders
  | CatalogueResult
  | PicturesResult
  | RuleTexts
  | Glossary
  | LessonsDue
  | JournalText
  | Replayed
  | Chances
  | FeedPath
  | Hello
  | Games
  | TableTold
  | PresentTold
  | ErrorTold;
