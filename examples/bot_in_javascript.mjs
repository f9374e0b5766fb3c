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
    case "build": case "ship": case "produce": case "scout": case "recruit": return 2;
    case "done": case "ready": return 1;
    default: return 0;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.method === "begin") {
    say({ protocol: 1 });
  } else if (message.method === "choose") {
    const { decision, view } = message;
    const best = decision.choices.reduce((a, b) => (liking(b, view) > liking(a, view) ? b : a));
    say({ number: decision.number, choice: best.text });
  }
}
