import { describe, expect, test } from "vitest";
import { after, chapters, duration, heard, playable } from "../src/told.ts";
import type { Heard, Scene } from "../src/types.ts";
import { beat, move, piece, scene, space } from "./make.ts";

const event = (position: number, more: Partial<Heard> = {}): Heard => ({ position, event: { kind: "x" }, beat: beat(position), ...more });
const undone = (position: number, since: number): Heard => ({ position, event: { kind: "undone", since }, beat: null });

describe("the log", () => {
  test("grows, and tells nothing twice", () => {
    const first = heard([], [event(0), event(1)]);
    expect(heard(first, [event(1), event(2)]).map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  test("forgets what was taken back", () => {
    const log = heard([], [event(0), event(1), event(2), undone(3, 1), event(4)]);
    expect(log.map(({ position }) => position)).toEqual([0, 4]);
  });

  test("has chapters, and no empty sentences", () => {
    const log = [beat(0), beat(1, { weight: "heading", text: "One" }), beat(2), beat(3, { text: "" }), beat(4, { weight: "heading", text: "Two" })];
    expect(chapters(log).map(({ heading, beats }) => [heading?.text, beats.length])).toEqual([
      [undefined, 1],
      ["One", 1],
      ["Two", 0],
    ]);
  });
});

describe("beats", () => {
  test("without words or moves are not told", () => {
    expect(playable([event(0), event(1, { beat: beat(1, { text: "" }) }), event(2, { beat: null })]).length).toBe(1);
  });

  test("are not told when something was taken back", () => {
    expect(playable([event(0), undone(1, 0)])).toEqual([]);
  });

  test("take longer the more there is to read", () => {
    expect(duration(beat(0, { text: "a long sentence about what has happened" }))).toBeGreaterThan(duration(beat(0, { text: "short" })));
    expect(duration(beat(0, { text: "" }))).toBeLessThan(duration(beat(0, { weight: "detail" })));
  });
});

const keys = (one: Scene, place: number) => one.spaces[place]!.pieces.map(({ key, count }) => `${key} ${count}`);
const told = (one: Scene, ...moves: ReturnType<typeof move>[]) => after(one, beat(0, { moves }));

describe("the scene after a beat", () => {
  const first = scene([space("here", [piece("a"), piece("b")]), space("table")]);

  test("has the piece, with its key, where it went", () => {
    const then = told(first, move("here", "table"));
    expect([keys(then, 0), keys(then, 1)]).toEqual([["b 1"], ["a 1"]]);
    expect(keys(first, 0)).toEqual(["a 1", "b 1"]);
  });

  test("has fewer of equal pieces, and more elsewhere", () => {
    const beads = scene([
      space("bag", [piece("bag.red", { kind: "bead", entry: "red", count: 3 })]),
      space("tray", [piece("tray.red", { kind: "bead", entry: "red", count: 2 })]),
    ]);
    const then = told(beads, move("bag", "tray", { kind: "bead", entry: "red", count: 2 }));
    expect([keys(then, 0), keys(then, 1)]).toEqual([["bag.red 1"], ["tray.red 4"]]);
  });

  test("takes any of those that lie face down", () => {
    const heap = scene([space("heap", [piece("heap.?", { entry: "", turned: true, count: 9 })]), space("here")]);
    const then = told(heap, move("heap", "here"));
    expect(keys(then, 0)).toEqual(["heap.? 8"]);
    expect(then.spaces[1]!.pieces[0]).toMatchObject({ entry: "a", turned: false });
  });

  test("stays the same where a move can't be seen", () => {
    expect(told(first, move("elsewhere", "nowhere")).spaces).toEqual(first.spaces);
    expect(keys(told(first, move("here", "")), 0)).toEqual(["b 1"]);
  });

  test("asks nothing", () => {
    expect(told(first).prompt).toBeNull();
  });
});
