// Plays a game on the board by clicks and drags at random, and tells by which its choices were found.
//
//     node examples/ui-board/play.mjs BOARD [--game KEY] [--seed 7] [--server "uv run starcup serve --stdio"]
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { connect } from "../ui-node/server.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: "string", default: "roll" },
    seed: { type: "string", default: "7" },
    server: { type: "string", default: "uv run starcup serve --stdio" },
  },
});
const board = await import(pathToFileURL(positionals[0]).href);
const ask = connect(values.server, fail);
function fail(message) {
  console.error(message);
  process.exit(1);
}
let state = Number(values.seed);
function below(most) {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor((state / 2147483648) * most);
}
const any = (list) => list[below(list.length)];
const found = { drag: 0, clicks: 0, menu: 0, picked: 0 };
const drawn = (scene, pointed, key) => {
  if (!board.draw(scene, pointed).includes(`data-key="${key}"`)) fail(`${key} is touched, and not on the board`);
};

/** Points at all that an option touches, and takes it from what is left. */
function point(scene) {
  const { prompt } = scene;
  const option = any(prompt.options.filter(({ shortcut }) => !shortcut));
  const { take, to, by } = option.touches;
  let pointed = board.NOTHING;
  if (to && (take.length || by.length)) {
    pointed = board.drag(prompt, any([...take, ...by]), to);
    if (board.meaning(prompt, pointed).answer === option.choice) return found.drag++, option.choice;
  }
  for (const key of [...by, ...take, ...(to ? [to] : [])]) {
    if (board.meaning(prompt, pointed).answer === option.choice || pointed.keys.includes(key)) continue;
    drawn(scene, pointed, key);
    if (!board.walk(scene, pointed).includes(key)) fail(`${key} is not lit, for ${option.choice}`);
    pointed = board.click(prompt, pointed, key);
  }
  const { options, answer } = board.meaning(prompt, pointed);
  if (answer === option.choice) return found.clicks++, answer;
  if (!options.includes(option)) fail(`${option.choice} is lost by pointing at ${pointed.keys}`);
  return found.menu++, option.choice;
}

/** Picks items until they are an answer that the server takes. */
async function pick(game, scene) {
  const { pick: asked } = scene.prompt;
  for (let tries = 0; tries < 400; tries++) {
    let pointed = board.NOTHING;
    const wanted = asked.least + below(asked.most - asked.least + 1);
    for (let turns = 0; pointed.items.length < wanted && turns < 100; turns++) {
      const { touches, item } = any(asked.items);
      const next = touches.length ? board.click(scene.prompt, pointed, any(touches)) : board.toggle(asked, pointed, item);
      if (next.items.length > pointed.items.length) pointed = next;
    }
    const { answer } = board.meaning(scene.prompt, pointed);
    if (answer === null) continue;
    const { legal } = await ask("comes_to", { game, seat: 0, items: pointed.items });
    if (legal) return found.picked++, answer;
  }
  fail(`no answer to pick for ${scene.prompt.text}`);
}

try {
  const show = { scene: true };
  const seats = ["client", "random"];
  let status = await ask("new", { game: values.game, seats, seed: Number(values.seed), show });
  while (status.shown.scene.prompt) {
    const { scene } = status.shown;
    const choice = scene.prompt.pick ? await pick(status.game, scene) : point(scene);
    status = await ask("submit", { game: status.game, seat: 0, choice, number: scene.prompt.number, show });
  }
  if (!status.outcome) fail(status.fault?.message ?? "the game has not ended");
  board.draw(status.shown.scene);
  console.log(JSON.stringify({ game: values.game, ...found }));
  process.exit(0);
} catch (error) {
  fail(error.message);
}
