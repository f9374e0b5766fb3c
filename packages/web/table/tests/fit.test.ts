import { expect, test } from "vitest";
import { type Drawn, fitting } from "../src/fit.ts";

const ROOM = 800;
const FIRST: Drawn = { size: 0, tight: false };

/** How a table is drawn that is so high at size 1; close together it saves a share of that. Layouts are counted. */
function drawn(height: number, last: Drawn = FIRST, { width = 1200, room = ROOM, saved = 0.2 } = {}) {
  let layouts = 0;
  const how = fitting(last, width, room, ({ size, tight }) => {
    layouts++;
    return height * size * (tight ? 1 - saved : 1);
  });
  return { how, layouts };
}

const size = (height: number, last?: Drawn) => drawn(height, last).how?.size;

test("a table is drawn as large as fits, up to a limit", () => {
  expect(size(10)).toBe(1.7);
  expect(size(500)).toBe(1.5);
  expect(size(800)).toBe(1);
  expect(size(1000)).toBe(0.76);
});

test("where the room is narrow, or not there yet, nothing is fitted", () => {
  expect(drawn(500, FIRST, { width: 699 }).how).toBeNull();
  expect(drawn(500, FIRST, { width: 700 }).how).not.toBeNull();
  expect(drawn(500, FIRST, { room: 0 }).how).toBeNull();
});

test("a size that fits is kept if the next one would fit but barely", () => {
  for (let height = 450; height < 3000; height += 7) {
    const { how } = drawn(height);
    for (const nudge of [0, -3, 3]) {
      const after = drawn(height + nudge, how!).how!;
      const back = drawn(height, after).how;
      expect(drawn(height + nudge, back!).how, `at ${height}, by ${nudge}`).toEqual(after);
    }
  }
});

test("a larger size wants a little air, and a size that no longer fits is left at once", () => {
  expect(size(730, { size: 1, tight: false })).toBe(1);
  expect(size(715, { size: 1, tight: false })).toBe(1.08);
  expect(size(740, { size: 1.08, tight: false })).toBe(1.08);
  expect(size(741, { size: 1.08, tight: false })).toBe(1);
});

test("what fits at no size stands close together, never larger than it is, and is loosened when there is room again", () => {
  const tight = drawn(1300).how;
  expect(tight).toEqual({ size: 0.76, tight: true });
  expect(drawn(1200, FIRST, { saved: 0.5 }).how).toEqual({ size: 1, tight: true });
  expect(drawn(1140, tight!).how?.tight).toBe(true);
  expect(drawn(900, tight!).how).toEqual({ size: 0.82, tight: false });
});

test("what does not fit in any way is scrolled at a size that can be read", () => {
  const scrolled = { size: 0.8, tight: true };
  expect(drawn(3000).how).toEqual(scrolled);
  expect(drawn(3000, scrolled).how).toEqual(scrolled);
  expect(drawn(500, scrolled).how).toEqual({ size: 1.5, tight: false });
});

test("a table that stands as it should is measured twice at most, and once where a larger size can't fit", () => {
  const layouts = [500, 600, 700, 800, 900].map((height) => drawn(height, drawn(height).how!).layouts);
  expect(layouts).toEqual([2, 2, 1, 1, 1]);
});
