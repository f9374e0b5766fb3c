import { afterEach, describe, expect, test, vi } from "vitest";
import { post, Refused, refusedBy } from "../src/api.ts";
import { pause } from "../src/live.ts";
import { tokenIn } from "../src/links.ts";
import { minutes } from "../src/parts/Clock.tsx";
import { bundleOf, marked, PSEUDO } from "../src/words.ts";

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: string) => {
  vi.stubGlobal("document", { baseURI: "http://table/" });
  vi.stubGlobal("fetch", vi.fn(async () => new Response(body, { status })));
};

describe("refusals", () => {
  test("are the server's own, with rules", async () => {
    answer(409, JSON.stringify({ error: { code: "stale", message: "That was asked before.", rules: ["R-1"], nearest: null } }));
    const error = await post("submit").catch((one: unknown) => one);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ code: "stale", status: 409, message: "That was asked before.", refusal: { rules: ["R-1"] } });
  });

  test("of a proxy, in whatever form, are refusals without words", async () => {
    answer(502, "<html>Bad Gateway</html>");
    const error = (await post("submit").catch((one: unknown) => one)) as Refused;
    expect(error).toMatchObject({ code: "http-502", message: "" });
    expect(error.passing).toBe(true);
  });

  test("tell when the server can't be reached", async () => {
    vi.stubGlobal("document", { baseURI: "http://table/" });
    vi.stubGlobal("fetch", vi.fn(async () => Promise.reject(new TypeError("failed"))));
    expect(await post("submit").catch((one: unknown) => one)).toMatchObject({ code: "offline", status: 0, passing: true });
  });

  test("without a list of rules have an empty one", () => {
    expect(refusedBy(403, { error: { code: "no", message: "No." } }).refusal.rules).toEqual([]);
  });
});

test("a token goes in the head of a request, never in its address", async () => {
  answer(200, "{}");
  await post("table", {}, "g1.secret");
  const [url, request] = vi.mocked(fetch).mock.calls[0]!;
  expect(String(url)).toBe("http://table/api/table");
  expect(new Headers(request!.headers).get("Authorization")).toBe("Bearer g1.secret");
});

test("a token is found in a link, or is one", () => {
  expect(tokenIn("https://table/#/t/g1.s3cret ")).toBe("g1.s3cret");
  expect(tokenIn("g1.s3cret")).toBe("g1.s3cret");
  expect(tokenIn("hello there")).toBeNull();
});

test("each try to connect waits longer, up to ten seconds or so", () => {
  expect(pause(0)).toBeLessThan(700);
  expect(pause(30)).toBeLessThan(13_001);
  expect(pause(30)).toBeGreaterThan(6_999);
});

test("time is told in minutes and hours", () => {
  expect([minutes(5), minutes(65), minutes(3600 + 62)]).toEqual(["0:05", "1:05", "1:01:02"]);
});

test("the pseudo-language marks the words, not what is put into them", () => {
  const bundle = bundleOf(PSEUDO, "hello = Hello { $name }!");
  expect(bundle.formatPattern(bundle.getMessage("hello")!.value!, { name: "Ann" })).toBe(`${marked("Hello ")}Ann${marked("!")}`);
  expect(marked("Seat")).toBe("⟦Śéáť⟧");
});
