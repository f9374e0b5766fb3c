import { expect, test } from "vitest";
import { FRESH, next, remade, submitted, tookBack } from "../src/redo.ts";

test("choices that were taken back are made again in their order", () => {
  let state = submitted(submitted(FRESH, "a", 1), "b", 2);
  state = tookBack(tookBack(state, 3), 4);
  expect(next(state, 4)).toBe("a");
  state = remade(state, 5);
  expect(next(state, 5)).toBe("b");
  state = remade(state, 6);
  expect(next(state, 6)).toBeNull();
  expect(tookBack(state, 7).undone).toEqual(["b"]);
});

test("when anything else has happened, nothing is made again", () => {
  const state = tookBack(submitted(FRESH, "a", 1), 2);
  expect(next(state, 3)).toBeNull();
  expect(next(submitted(state, "c", 3), 3)).toBeNull();
});

test("what this page has not made it can't make again", () => {
  expect(next(tookBack(FRESH, 2), 2)).toBeNull();
  expect(remade(FRESH, 2)).toEqual(FRESH);
});
