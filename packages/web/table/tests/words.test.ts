import { expect, test } from "vitest";
import catalogue from "../../src/starcup_web/locales/en/web.ftl?raw";

const ids = new Set([...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!));
const files = import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const source = Object.values(files).join("\n");

test("all words that the table uses are in its catalogue", () => {
  const used = [...source.matchAll(/\bt\("([\w-]+)"/g)].map(([, id]) => id!);
  expect(used.filter((id) => !ids.has(id))).toEqual([]);
});

test("the catalogue has no words that the table does not use", () => {
  expect([...ids].filter((id) => !source.includes(`"${id}"`) && !/^(theme|pace|book|refused)-/.test(id))).toEqual([]);
});
