// A terminal UI for Starcup in plain Node, no packages: it talks to `starcup serve --stdio` over lines of JSON.
//
//     node examples/ui-node/play.mjs             you against a bot
//     node examples/ui-node/play.mjs --auto      it answers by itself, the first choice always
//     options: --game KEY   --bots greedy,random   --seed 7   --server "uv run starcup serve --stdio"
// It knows how to show Roll for the Galaxy; of any other game it shows what is sent, field by field.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

const { values: options } = parseArgs({
  options: {
    auto: { type: "boolean", default: false },
    game: { type: "string", default: "roll" },
    bots: { type: "string" },
    seed: { type: "string" },
    server: { type: "string", default: "uv run starcup serve --stdio" },
  },
});

// The wire: requests get numbers, and answers find their request by its number.
const [command, ...rest] = options.server.split(" ");
const server = spawn(command, rest, { stdio: ["pipe", "pipe", "inherit"] });
const open = new Map();
let asked = 0;
server.on("error", (error) => fail(`${command}: ${error.message}`));
server.on("close", (code) => open.size && fail(`the server ended (exit code ${code})`));
createInterface({ input: server.stdout }).on("line", (line) => {
  const { id, result, error } = JSON.parse(line);
  const { resolve, reject } = open.get(id);
  open.delete(id);
  error ? reject(error) : resolve(result);
});
function ask(method, fields = {}) {
  const id = ++asked;
  server.stdin.write(`${JSON.stringify({ id, method, ...fields })}\n`);
  return new Promise((resolve, reject) => open.set(id, { resolve, reject }));
}
function fail(message) {
  console.error(message);
  process.exit(1);
}

// Names and texts come from the catalogue; everything else from views, events and questions.
const names = new Map();
const name = (key) => names.get(key) ?? key.replaceAll("_", " ");
const dice = (counts) => Object.entries(counts).map(([key, n]) => `${n} ${name(key)}`).join(", ") || "-";
const stack = ([top, ...below], cost) => `${top ? name(top) : "?"}${cost === null ? "" : ` (needs ${cost})`}${below.length ? `, ${below.length} more below` : ""}`;

function fields(value, indent) {
  for (const [name, one] of Object.entries(value ?? {})) {
    const plain = typeof one !== "object" || one === null || (Array.isArray(one) && one.every((item) => typeof item !== "object" || item === null));
    console.log(`${indent}${name}: ${plain ? [one].flat().join(" ") || "-" : ""}`);
    if (!plain) fields(one, `${indent}  `);
  }
}

function show(view) {
  if (options.game !== "roll") return fields({ view }, "");
  console.log(`\n--- Round ${view.round}${view.phase ? `, ${name(view.phase)}` : ""}: ${view.pool} VP left, ${view.bag} tiles in the bag`);
  for (const one of view.seats) {
    console.log(`${one.seat === view.seat ? "You" : `Seat ${one.seat}`}: $${one.credits}, ${one.chips} VP, ${one.squares} squares; cup ${dice(one.cup)}; Citizenry ${dice(one.citizenry)}`);
    console.log(`  empire: ${one.tableau.map(({ face, goods }) => name(face) + (Object.keys(goods).length ? ` [${dice(goods)}]` : "")).join(", ")}`);
    if (one.development_stack.length) console.log(`  developing: ${stack(one.development_stack, one.development_cost)}; on it ${dice(one.developers)}`);
    if (one.world_stack.length) console.log(`  settling: ${stack(one.world_stack, one.world_cost)}; on it ${dice(one.settlers)}`);
    for (const [phase, workers] of Object.entries(one.sheet?.columns ?? {}))
      if (Object.keys(workers).length) console.log(`  ${name(phase)}: ${dice(workers)}`);
  }
}

// Events have a kind and fields; this UI tells the few that matter most, and there are schemas for all.
const TOLD = {
  "phases-chosen": ({ phases }) => `Phases: ${phases.map(name).join(", ")}`,
  completed: ({ face }) => `completes ${name(face)}`,
  scouted: () => "scouts",
  stocked: () => "stocks",
  "good-shipped": ({ world, traded }) => `${traded ? "trades" : "consumes"} the good of ${name(world)}`,
  "credits-gained": ({ credits, source }) => `gains $${credits} (${name(source)})`,
  "chips-gained": ({ chips, source }) => `gains ${chips} VP (${name(source)})`,
};
const tell = (event) => {
  if (options.game !== "roll") return console.log(Object.values(event).join(" "));
  const text = TOLD[event.kind]?.(event);
  if (text) console.log(event.seat === undefined ? text : `${event.seat === 0 ? "You" : `Seat ${event.seat}`}: ${text}`);
};

const keyboard = options.auto ? null : createInterface({ input: process.stdin })[Symbol.asyncIterator]();
async function typed(prompt) {
  process.stdout.write(`${prompt}, or 'undo' or 'hint': `);
  const { value, done } = await keyboard.next();
  return done ? null : value.trim();
}

// Where several things are one answer, the question tells what they are made of: the client puts the text together.
async function several(text, offered, prompt) {
  offered.forEach((names, index) => console.log(`${String(index + 1).padStart(4)}  ${names}`));
  const value = await typed(prompt);
  if (value === null || ["undo", "hint"].includes(value)) return value;
  return value.startsWith(text) ? value : `${text} ${value.replace(/\b\d+\b/g, (number) => offered[number - 1] ?? number) || "none"}`;
}

async function answer({ question, choices, further, pick, arrange }) {
  if (options.auto && pick) {
    const items = pick.items.flatMap(({ item, count }) => Array(count).fill(item)).slice(0, pick.least);
    return `${pick.text} ${items.join(" ") || "none"}`;
  }
  if (options.auto) return arrange ? `${arrange.text} ${arrange.things.map((names) => names[0]).join(" ")}` : choices[0].text;
  console.log(`\n${question}`);
  if (pick) {
    const most = pick.least === pick.most ? pick.most : `${pick.least} to ${pick.most}`;
    return several(pick.text, pick.items.flatMap(({ item, count }) => Array(count).fill(item)), `${most} of these, by number or name`);
  }
  if (arrange) return several(arrange.text, arrange.things.flat(), "Each once, the first on top, by number or name");
  const all = [...choices, ...further];
  all.forEach(({ text }, index) => console.log(`${String(index + 1).padStart(4)}  ${text}`));
  const value = await typed("A number or a text");
  return value === null ? null : (all[Number(value) - 1]?.text ?? value);
}

try {
  const { catalogue } = await ask("catalogue", { game: options.game });
  for (const one of [...(catalogue.dice ?? []), ...(catalogue.phases ?? [])]) names.set(one.key, one.name);
  for (const side of (catalogue.pieces ?? []).flatMap((piece) => piece.sides)) names.set(side.key, side.name);
  const bots = options.bots ?? (options.game === "roll" ? "greedy" : "random");
  const seed = options.seed === undefined ? {} : { seed: Number(options.seed) };
  let status = await ask("new", { game: options.game, seats: ["client", ...bots.split(",").filter(Boolean)], ...seed });
  const game = status.game;
  for (let since = 0; ; ) {
    const heard = await ask("events", { game, seat: 0, since });
    heard.events.forEach(tell);
    since = heard.next;
    const [decision] = status.waiting;
    if (!decision) {
      if (!status.waited_for.length) break;
      status = await ask("wait", { game }); // a bot is thinking
      continue;
    }
    show(await ask("view", { game, seat: 0 }));
    const text = await answer(decision);
    if (text === null) break;
    try {
      if (text.trim() === "hint") {
        const { choice, says } = await ask("hint", { game, seat: 0 });
        console.log(`Hint: ${choice}. ${says}`);
        continue;
      }
      const go = { game, seat: 0, choice: text, number: decision.number };
      status = text.trim() === "undo" ? await ask("undo", { game, seat: 0 }) : await ask("submit", go);
    } catch ({ message, rules = [], nearest }) {
      console.log(`No: ${message}${rules.length ? ` [${rules.join(", ")}]` : ""}${nearest ? ` Perhaps: ${nearest}` : ""}`);
    }
  }
  if (status.fault) fail(status.fault.message);
  for (const { seat, total, chips, tiles, lines } of status.outcome?.scores ?? []) {
    const parts = lines ? lines.map(({ name, points }) => `${name} ${points}`).join(", ") : `${chips} in chips, ${tiles} for tiles`;
    console.log(`${seat === 0 ? "You" : `Seat ${seat}`}: ${total} ${lines ? "points" : "VP"} (${parts})${status.outcome.winners.includes(seat) ? ", wins" : ""}`);
  }
  await ask("bye");
  server.stdin.end();
  process.exit(0);
} catch (error) {
  fail(error.message);
}
