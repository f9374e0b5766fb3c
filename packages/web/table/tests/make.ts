// Scenes and questions for the tests, of no game.
import type { Beat, Move, Option, Piece, Prompt, Scene, Space } from "../src/types.ts";

export const piece = (key: string, more: Partial<Piece> = {}): Piece => ({
  key,
  kind: "thing",
  title: key,
  entry: key,
  face: "",
  count: 1,
  badges: [],
  turned: false,
  dimmed: false,
  ...more,
});

export const space = (key: string, pieces: Piece[] = [], more: Partial<Space> = {}): Space => ({
  key,
  title: key,
  owner: null,
  shape: "row",
  pieces,
  counters: [],
  spaces: [],
  note: "",
  folds: 0,
  ...more,
});

export const scene = (spaces: Space[]): Scene => ({ seat: 0, players: 2, round: 1, over: false, status: "", spaces, scores: [], prompt: null });

export const option = (choice: string, touches: Partial<Option["touches"]> = {}, more: Partial<Option> = {}): Option => ({
  choice,
  label: choice,
  detail: "",
  touches: { take: [], to: "", by: [], ...touches },
  final: false,
  shortcut: false,
  passing: false,
  ...more,
});

export const prompt = (options: Option[], more: Partial<Prompt> = {}): Prompt => ({
  seat: 0,
  number: 1,
  kind: "",
  text: "",
  rule: "",
  because: "",
  options,
  pick: null,
  barred: [],
  last_word: false,
  ...more,
});

export const move = (start: string, to: string, more: Partial<Move> = {}): Move => ({ kind: "thing", entry: "a", start, to, count: 1, ...more });

export const beat = (position: number, more: Partial<Beat> = {}): Beat => ({
  position,
  kind: "",
  text: `beat ${position}`,
  seat: null,
  source: "",
  moves: [],
  weight: "sentence",
  ...more,
});
