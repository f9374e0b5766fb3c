// The built site in a real browser: nothing scrolls sideways on a phone, axe finds nothing in light or dark, the search
// finds rules and pages.   node check_site.mjs SITE MODULES CHROMIUM [PAGE ...]
import { createServer } from "node:http";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join, normalize, resolve } from "node:path";

const [site, modules, executablePath, ...only] = process.argv.slice(2);
const require = createRequire(resolve(modules, "node_modules", "none.js"));
const { chromium } = require("playwright-core");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

// What each search must bring first: the end of the result's address.
const SEARCHES = { "SHIP-3": "#rule-ship-3", "write a bot": "writing-a-bot.html#writing-a-bot", "write a tile": "tile-packs.html#tiles-of-your-own", "glossary": "glossary.html" };
const TYPES = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" };

const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
  try {
    const body = readFileSync(join(site, path));
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const base = `http://127.0.0.1:${server.address().port}/`;

const pages = readdirSync(site, { recursive: true }).map(String)
  .filter((name) => name.endsWith(".html") && !name.startsWith("_") && (!only.length || only.includes(name))).sort();
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync"],
});
const wrong = [];
const say = (line) => wrong.push(line) && console.error(line);
const newPage = async () => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  page.on("pageerror", (error) => say(`${page.url()}: ${error.message}`));
  return page;
};

async function check(page, name) {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(base + name, { waitUntil: "load" });
  const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - window.innerWidth);
  if (wide > 0) {
    const by = await page.evaluate(() => [...document.querySelectorAll("article *")]
      .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1).slice(0, 3)
      .map((one) => one.outerHTML.slice(0, 90)));
    say(`${name}: scrolls ${wide} px sideways on a phone: ${by.join(" | ")}`);
  }
  await page.evaluate(axe);
  await hear(page, `${name}, light, 375 px`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForTimeout(400); // colours fade
  await hear(page, `${name}, dark, 1280 px`);
}

async function hear(page, where) {
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  for (const { id, help, nodes } of violations) {
    const examples = nodes.slice(0, 2).map((node) => `${node.target} ${node.any[0]?.message ?? ""}`).join(" | ");
    say(`${where}: ${id}: ${help} (${nodes.length}): ${examples}`);
  }
}

const left = [...pages];
await Promise.all([1, 2].map(async () => {
  const page = await newPage();
  for (let name = left.shift(); name; name = left.shift()) await check(page, name);
}));
const page = await newPage();
for (const [query, end] of only.length && !only.includes("search.html") ? [] : Object.entries(SEARCHES)) {
  await page.goto(`${base}search.html?q=${encodeURIComponent(query)}`);
  await page.waitForSelector("ul.search li a", { timeout: 30000 }).catch(() => undefined);
  await page.waitForTimeout(1500);
  const found = await page.evaluate(() => [...document.querySelectorAll("ul.search li a")].map((one) => one.href));
  if (!found[0]?.endsWith(end)) say(`search ${query}: expected ${end} first, found ${found.slice(0, 3)}`);
}
await browser.close();
server.close();
console.log(`${pages.length} pages, ${wrong.length} faults`);
process.exitCode = wrong.length ? 1 : 0;
