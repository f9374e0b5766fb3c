import { expect, test } from "vitest";

test("the table is tested", () => expect(true).toBe(true));
