import { describe, expect, test } from "vitest";
import { barredAt, click, drag, draggable, fits, goals, meaning, NOTHING, only, toggle, walk } from "../src/pointing.ts";
import type { Item, Option, Pick, Table } from "../src/types.ts";
import { option, piece, prompt, scene, space } from "./make.ts";

const question = prompt([
  option("play a left", { take: ["a"], to: "left" }),
  option("play a right", { take: ["a"], to: "right" }),
  option("play b left", { take: ["b"], to: "left" }),
  option("play b left twice", { take: ["b"], to: "left" }, { shortcut: true }),
  option("pass", {}, { passing: true }),
]);

describe("clicks", () => {
  test("what some option touches is lit", () => {
    expect([...meaning(question, NOTHING).lit].sort()).toEqual(["a", "b", "left", "right"]);
  });

  test("nothing pointed at is no answer, however few the options", () => {
    expect(meaning(prompt([option("only", { take: ["a"] })]), NOTHING).answer).toBeNull();
  });

  test("a click narrows, the second decides", () => {
    const first = click(question, NOTHING, "a");
    expect(meaning(question, first).options.map(({ choice }) => choice)).toEqual(["play a left", "play a right"]);
    expect(meaning(question, first).answer).toBeNull();
    expect(meaning(question, click(question, first, "right")).answer).toBe("play a right");
  });

  test("a shortcut beside the one that is left does not make it doubtful", () => {
    expect(meaning(question, click(question, NOTHING, "b")).answer).toBe("play b left");
  });

  test("clicked again, it is let go; another thing instead is taken up", () => {
    const first = click(question, NOTHING, "a");
    expect(click(question, first, "a")).toEqual(NOTHING);
    expect(click(question, first, "b").keys).toEqual(["b"]);
    expect(click(question, first, "nowhere")).toEqual(first);
  });

  test("no question, no meaning", () => {
    expect(meaning(null, NOTHING)).toMatchObject({ options: [], answer: null });
  });
});

describe("a single answer", () => {
  const asked = (options: Option[], undo: boolean, more = {}) =>
    ({ scene: { ...scene([]), prompt: prompt(options, more) }, undo: { possible: undo, reason: "" } }) as Table;

  test("is the answer", () => {
    expect(only(asked([option("pass")], false))).toBe("pass");
    expect(only(asked([option("pass"), option("build")], false))).toBeNull();
  });

  test("is left to the reader where it would end his chance to take something back", () => {
    const final = [option("pass", {}, { final: true })];
    expect(only(asked(final, true))).toBeNull();
    expect(only(asked([option("pass")], true, { last_word: true }))).toBeNull();
    expect(only(asked(final, false))).toBe("pass");
  });
});

describe("drags", () => {
  test("are clicks at both ends", () => {
    expect(meaning(question, drag(question, "a", "left")).answer).toBe("play a left");
    expect(drag(question, "b", "right")).toEqual(NOTHING);
    expect(fits(question, "a", "a")).toBe(false);
  });

  test("only what goes somewhere can be dragged", () => {
    expect([...draggable(question)]).toEqual(["a", "b"]);
    expect(goals(question, "a")).toEqual(["left", "right"]);
    expect(goals(null, "a")).toEqual([]);
  });
});

const item = (name: string, more: Partial<Item> = {}): Item => ({ item: name, title: name, detail: "", count: 1, touches: [name], together: null, ...more });
const pick = (items: Item[], more: Partial<Pick> = {}): Pick => ({ text: "take", items, least: 1, most: 2, ordered: false, purpose: "", ...more });
const picking = (what: Pick) => prompt([], { pick: what });

describe("picks", () => {
  test("come to an answer when enough are picked", () => {
    const asked = picking(pick([item("a"), item("b"), item("c")], { least: 2 }));
    const one = click(asked, NOTHING, "b");
    expect(meaning(asked, one).answer).toBeNull();
    const two = click(asked, one, "a");
    expect(meaning(asked, two).answer).toBe("take b a");
    expect([...meaning(asked, two).lit]).toEqual([]);
    expect(click(asked, two, "c")).toEqual(two);
    expect(click(asked, two, "b").items).toEqual(["a"]);
  });

  test("nothing may be an answer, too", () => {
    expect(meaning(picking(pick([item("a")], { least: 0 })), NOTHING).answer).toBe("take none");
  });

  test("equal things are picked one by one, then laid back", () => {
    const asked = picking(pick([item("a", { count: 2 })]));
    const two = click(asked, click(asked, NOTHING, "a"), "a");
    expect(two.items).toEqual(["a", "a"]);
    expect(click(asked, two, "a").items).toEqual([]);
  });

  test("where one may be picked, another takes its place", () => {
    const one = pick([item("a"), item("b")], { most: 1 });
    expect(toggle(one, { keys: [], items: ["a"] }, "b").items).toEqual(["b"]);
    expect([...meaning(picking(one), { keys: [], items: ["a"] }).lit]).toEqual(["b"]);
  });

  test("of a thing with two sides one is picked; clicks go through them", () => {
    const sides = pick([item("front", { together: 1, touches: ["thing"] }), item("rear", { together: 1, touches: ["thing"] })]);
    const asked = picking(sides);
    const first = click(asked, NOTHING, "thing");
    expect(first.items).toEqual(["front"]);
    const second = click(asked, first, "thing");
    expect(second.items).toEqual(["rear"]);
    expect(click(asked, second, "thing").items).toEqual([]);
    expect(toggle(sides, first, "rear").items).toEqual(["rear"]);
  });
});

test("what is barred says why, each reason once", () => {
  const barred = { choice: "x", label: "x", touches: { take: ["a"], to: "left", by: [] }, code: "no", reason: "too dear", rule: "R-1" };
  const asked = prompt([], { barred: [barred, { ...barred, choice: "y" }, { ...barred, choice: "z", reason: "too late" }] });
  expect(barredAt(asked, "a").map(({ reason }) => reason)).toEqual(["too dear", "too late"]);
  expect(barredAt(asked, "b")).toEqual([]);
});

test("things are walked through in the order of the table", () => {
  const inner = space("in", [piece("c")]);
  expect(walk(scene([space("out", [piece("a")], { spaces: [inner] })]))).toEqual(["out", "a", "in", "c"]);
});
