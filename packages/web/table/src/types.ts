// What the server sends. Scenes have one form for all games, so these are all the types that the table knows.

export type Shape = "row" | "stack" | "pile" | "track" | "columns" | "grid" | "tray";
export type Role = "seat" | "watch" | "host";

export interface Piece {
  key: string;
  kind: string;
  title: string;
  entry: string;
  face: string;
  count: number;
  badges: string[];
  turned: boolean;
  dimmed: boolean;
}

export interface Counter {
  key: string;
  title: string;
  value: number;
  most: number | null;
  because: string[];
}

export interface Space {
  key: string;
  title: string;
  owner: number | null;
  shape: Shape;
  pieces: Piece[];
  counters: Counter[];
  spaces: Space[];
  note: string;
  folds: number;
}

export interface Touches {
  take: string[];
  to: string;
  by: string[];
}

export interface Option {
  choice: string;
  label: string;
  detail: string;
  touches: Touches;
  final: boolean;
  shortcut: boolean;
  passing: boolean;
}

export interface Item {
  item: string;
  title: string;
  detail: string;
  count: number;
  touches: string[];
  together: number | null;
}

export interface Pick {
  text: string;
  items: Item[];
  least: number;
  most: number;
  ordered: boolean;
  purpose: string;
}

export interface Barred {
  choice: string;
  label: string;
  touches: Touches;
  code: string;
  reason: string;
  rule: string;
}

export interface Prompt {
  seat: number;
  number: number;
  kind: string;
  text: string;
  rule: string;
  because: string;
  options: Option[];
  pick: Pick | null;
  barred: Barred[];
  last_word: boolean;
}

export interface Tally {
  seat: number;
  total: number;
  lines: [string, number][];
  tie_break: number;
  winner: boolean;
}

export interface Scene {
  seat: number | null;
  players: number;
  round: number;
  over: boolean;
  status: string;
  spaces: Space[];
  scores: Tally[];
  prompt: Prompt | null;
}

export interface Move {
  kind: string;
  entry: string;
  start: string;
  to: string;
  count: number;
}

export interface Beat {
  position: number;
  kind: string;
  text: string;
  seat: number | null;
  source: string;
  moves: Move[];
  weight: "heading" | "sentence" | "detail";
}

export interface Heard {
  position: number;
  event: { kind: string; since?: number };
  beat: Beat | null;
}

export interface Refusal {
  code: string;
  message: string;
  rules: string[];
  nearest: string | null;
}

export interface ChanceOption {
  text: string;
  label: string;
  weight: number;
}

export interface Table {
  game: string;
  key: string;
  title: string;
  role: Role;
  seat: number | null;
  version: number;
  players: string[];
  names: string[];
  present: number[];
  waited_for: number[];
  undo: { possible: boolean; reason: string };
  scene: Scene;
  events: Heard[];
  next: number;
  outcome: { reasons: string[]; winners: number[]; seed: string } | null;
  fault: Refusal | null;
  chance: { kind: string; text: string; options: ChanceOption[] } | null;
  clock: { seconds: number; bot: string; until: (string | null)[] } | null;
  stopped: boolean;
}

export interface PackOption {
  name: string;
  values: string[];
  default: string;
  text: string;
}

export interface GameOnOffer {
  key: string;
  title: string;
  seats: number[];
  pack: string | null;
  packs: string[];
  options: PackOption[];
  fault: string | null;
}

export interface Hello {
  games: string[];
  game: string;
  languages: Record<string, string[]>;
  bots: { name: string; summary: string; quick: boolean; game: string | null }[];
}

export interface Opened {
  game: string;
  key: string;
  title: string;
  seats: (string | null)[];
  watch: string;
  host: string;
}

export interface Mine {
  game: string;
  key: string;
  title: string;
  role: Role;
  seat: number | null;
  players: string[];
  names: string[];
  waited_for: number[];
  finished: boolean;
  round: number;
  changed: string;
  winners: number[];
}

export interface BoxPiece {
  kind: string;
  key: string;
  title: string;
  keys: string[];
  text: string;
}

export interface Catalogue {
  names: Record<string, Record<string, string>>;
  kinds: Record<string, string>;
  pieces: BoxPiece[];
}

export interface Rule {
  id: string;
  text: string;
  basis: string;
  example: string;
  chapter: string;
}

export interface Why {
  legal: boolean;
  refusal: Refusal | null;
  choices: string[];
  barred: Barred[];
}

export interface ComesTo {
  text: string;
  legal: boolean;
  choice: string;
  refusal: Refusal | null;
}

export interface Hint {
  bot: string;
  choice: string;
  then: string[];
  says: string;
  note: string;
  touches: Touches;
}

export interface OrderOnOffer {
  kind: string;
  choices: string[];
  until: { name: string; text: string }[];
  where: string;
  at_first: string;
}

export interface Orders {
  possible: OrderOnOffer[];
  orders: { kind: string; choice: string; until: string }[];
}

export interface Lesson {
  key: string;
  text: string;
}

export interface Lessons {
  welcome: Lesson | null;
  due: Lesson[];
  farewell: Lesson | null;
  keys: string[];
}

export interface Chances {
  points: { at: number; odds: number[] }[];
  swings: { at: number; text: string; seat: number; by: number }[];
}
