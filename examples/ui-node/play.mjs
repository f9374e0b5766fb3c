// A terminal UI for Starcup in plain Node, no packages. It knows no game: all that it shows is the scene that is sent.
//
//     node examples/ui-node/play.mjs --game race     you against a bot
//     node examples/ui-node/play.mjs --auto          it answers by itself, the first choice always
//     options: --game KEY  --bots greedy,random  --seed 7  --language en  --server "uv run starcup serve --stdio"
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { connect } from "./server.mjs";

const { values: options } = parseArgs({
  options: {
    auto: { type: "boolean", default: false },
    game: { type: "string", default: "roll" },
    bots: { type: "string", default: "random" },
    seed: { type: "string" },
    language: { type: "string", default: "en" },
    server: { type: "string", default: "uv run starcup serve --stdio" },
  },
});
const { language } = options;
const call = connect(options.server, fail);
const ask = (method, fields = {}) => call(method, { language, ...fields });
const say = (text = "") => console.log(text);
function fail(message) {
  console.error(message);
  process.exit(1);
}

// The table: spaces in spaces, with pieces and counters.
function piece({ title, face, count, badges, turned, dimmed }) {
  const name = `${count > 1 ? `${count} x ` : ""}${title}${face ? ` (${face})` : ""}`;
  const marked = badges.length ? `${name} [${badges.join(", ")}]` : name;
  return turned || dimmed ? `(${marked})` : marked;
}
function draw({ title, pieces, counters, spaces, note }, indent = "") {
  const parts = [...counters.map(({ title, value, most }) => `${title} ${value}${most === null ? "" : `/${most}`}`), ...pieces.map(piece)];
  if (note) parts.push(note);
  if (parts.length || spaces.length) say(`${indent}${title}${parts.length ? `: ${parts.join(", ")}` : ""}`);
  for (const space of spaces) draw(space, `${indent}  `);
}
function show(scene) {
  say(`\n--- ${scene.status}`);
  for (const space of scene.spaces) draw(space);
  for (const { seat, total } of scene.scores) say(`${players[seat]}: ${total}`);
}

// What happened: beats; what was taken back is told as such.
function tell({ event, beat }) {
  if (event.kind === "undone") return say("(taken back)");
  if (beat?.text) say({ heading: `\n== ${beat.text}`, sentence: beat.text, detail: `   ${beat.text}` }[beat.weight]);
}

// The question: a list of options, or items of which several are picked.
function numbered(rows) {
  rows.forEach(({ label, title, detail, count, final }, index) => {
    const words = `${label ?? title}${count > 1 ? ` (${count})` : ""}${detail ? `: ${detail}` : ""}${final ? " [final]" : ""}`;
    say(`${String(index + 1).padStart(4)}  ${words}`);
  });
}
function picked({ text, items }, chosen) {
  const names = chosen.split(/[\s,]+/).filter(Boolean).map((word) => items[Number(word) - 1]?.item ?? word);
  return `${text} ${names.join(" ") || "none"}`;
}
function first({ options, pick }) {
  if (!pick) return options[0].choice;
  const groups = new Map(pick.items.map(({ item, together }) => [together, item])); // a side of each thing
  const all = pick.ordered ? [...groups.values()] : pick.items.flatMap(({ item, count }) => Array(count).fill(item));
  return `${pick.text} ${all.slice(0, pick.least).join(" ") || "none"}`;
}

const keyboard = options.auto ? null : createInterface({ input: process.stdin })[Symbol.asyncIterator]();
async function answer(prompt) {
  if (options.auto) return first(prompt);
  const { pick, barred } = prompt;
  say(`\n${prompt.text}${prompt.because ? ` (${prompt.because})` : ""}`);
  const rows = pick ? pick.items : prompt.options.filter(({ shortcut }) => !shortcut);
  numbered(rows);
  const wanted = pick && `${pick.least === pick.most ? pick.most : `${pick.least} to ${pick.most}`} of these${pick.purpose ? `, ${pick.purpose}` : ""}`;
  process.stdout.write(`${wanted ?? "A number or a text"}, or 'undo', 'hint'${barred.length ? ", 'why'" : ""}${pick ? ", or some with '?' behind" : ""}: `);
  const { value, done } = await keyboard.next();
  const typed = value?.trim();
  if (done || ["undo", "hint", "why"].includes(typed)) return done ? null : typed;
  if (!pick) return rows[Number(typed) - 1]?.choice ?? typed;
  const [items, asks] = typed.split(/(\?)$/);
  return typed.startsWith(pick.text) ? typed : `${picked(pick, items)}${asks ?? ""}`;
}

async function act(typed, { prompt }, go) {
  const [command] = typed.split(" ");
  if (command === "undo") return ask("undo", go);
  if (command === "hint") {
    const { says } = await ask("hint", { game: go.game, seat });
    say(`Hint: ${says}`);
  } else if (command === "why") {
    for (const { label, reason, rule } of prompt.barred) say(`${label}: ${reason}${rule ? ` [${rule}]` : ""}`);
  } else if (typed.endsWith("?") && prompt.pick) {
    const items = typed.slice(0, -1).split(" ").slice(1).filter((item) => item !== "none");
    const { text, legal, refusal } = await ask("comes_to", { game: go.game, seat, items });
    say(`So far: ${text || items.join(" ") || "nothing"}. ${legal ? "Enough." : refusal.message}`);
  } else return ask("submit", { ...go, choice: typed, number: prompt.number });
  return null;
}

const seat = 0;
const seats = ["client", ...options.bots.split(",").filter(Boolean)];
const players = seats.map((name, number) => (number === seat ? "You" : `${name} (seat ${number})`));
try {
  const seed = options.seed === undefined ? {} : { seed: Number(options.seed) };
  let status = await ask("new", { game: options.game, seats, ...seed, show: { scene: true, events: 0 } });
  for (let { shown } = status; ; ) {
    shown.events.forEach(tell);
    shown.events = [];
    const show_next = { scene: true, events: shown.next, seat };
    if (shown.scene.prompt) {
      if (!options.auto) show(shown.scene);
      const typed = await answer(shown.scene.prompt);
      if (typed === null) break;
      try {
        status = (await act(typed, shown.scene, { game: status.game, seat, show: show_next })) ?? status;
      } catch ({ message, rules = [], nearest }) {
        if (options.auto) throw new Error(message);
        say(`No: ${message}${rules.length ? ` [${rules.join(", ")}]` : ""}${nearest ? ` Perhaps: ${nearest}` : ""}`);
      }
    } else if (status.waited_for.length) {
      status = await ask("wait", { game: status.game, show: show_next }); // a bot is thinking
    } else {
      show(shown.scene);
      break;
    }
    shown = status.shown;
  }
  if (status.fault) fail(status.fault.message);
  for (const { seat, total, lines } of status.outcome?.scores ?? []) {
    const parts = lines.map(({ title, points }) => `${title} ${points}`).join(", ");
    say(`${players[seat]}: ${total} (${parts})${status.outcome.winners.includes(seat) ? ", wins" : ""}`);
  }
  await ask("bye");
  process.exit(0);
} catch (error) {
  fail(error.message);
}
