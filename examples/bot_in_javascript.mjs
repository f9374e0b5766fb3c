// A bot in another language: one JSON object a line comes in, one goes out. Try it:
//   starcup arena --bots random --bots "js=exec:node examples/bot_in_javascript.mjs" --games 5
import { createInterface } from "node:readline";

const say = (answer) => console.log(JSON.stringify(answer));

// How much a choice is liked: by its kind, and for building by what the tile would cost.
function liking(choice, view) {
  const me = view.seats[view.seat];
  switch (choice.kind) {
    case "select": return { settle: 4, develop: 3, produce: 2, ship: 2 }[choice.phase] ?? (me.credits < 3 ? 5 : 1);
    case "stock": return me.credits < 4 ? 3 : 0;
    case "trade": case "consume": case "produce": case "scout": return 2;
    case "done": case "ready": return 1;
    default: return 0;
  }
}

// Where several things are one answer there are no choices to go through: it is put together from what is offered.
function answer({ choices, pick, arrange }, view) {
  if (pick) {
    const items = pick.items.flatMap(({ item, count }) => Array(count).fill(item)).slice(0, pick.least);
    return `${pick.text} ${items.join(" ") || "none"}`;
  }
  if (arrange) return `${arrange.text} ${arrange.things.map((names) => names[0]).join(" ")}`;
  return choices.reduce((a, b) => (liking(b, view) > liking(a, view) ? b : a)).text;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.method === "begin") {
    say({ protocol: 3 });
  } else if (message.method === "choose") {
    const { decision, view } = message;
    say({ number: decision.number, choice: answer(decision, view) });
  }
}
