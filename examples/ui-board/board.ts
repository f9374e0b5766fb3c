// A board that knows no game: it draws any scene as HTML, and says what clicks, keys and drags on it mean.
//
//     starcup serve --typescript examples/ui-board/types     writes the types; of any game, for scenes are the same in all
//
// Nothing here touches a page: put the HTML into one, pass on the `data-key` of what is clicked or dropped, and submit the
// choice that comes out of it.
import type { Item, Option, Pick, Piece, Prompt, Scene, Space, Touches } from "./types/response.ts";

/** What was pointed at since the question came: keys of things on the scene, and items that are picked. */
export interface Pointed {
  keys: readonly string[];
  items: readonly string[];
}

/** What pointing has come to: the options that are left, the keys that are worth pointing at next, the answer. */
export interface Meaning {
  options: Option[];
  lit: Set<string>;
  answer: string | null;
}

export const NOTHING: Pointed = { keys: [], items: [] };

// Drawing.

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const tag = (name: string, attributes: Record<string, string | boolean>, inner: string) => {
  const written = Object.entries(attributes).map(([key, value]) => (value === true ? ` ${key}` : value === false ? "" : ` ${key}="${escape(value)}"`));
  return `<${name}${written.join("")}>${inner}</${name}>`;
};

/** The table, the question and the scores as HTML; what is worth pointing at has the class `lit`, what was pointed at `on`. */
export function draw(scene: Scene, pointed: Pointed = NOTHING): string {
  const { lit } = meaning(scene.prompt, pointed);
  const picked = (scene.prompt?.pick?.items ?? []).filter(({ item }) => pointed.items.includes(item));
  const on = new Set([...pointed.keys, ...picked.flatMap(({ touches }) => touches)]);
  const mark = (key: string, more: string) => `${more}${lit.has(key) ? " lit" : ""}${on.has(key) ? " on" : ""}`;
  const piece = (one: Piece) => {
    const words = [one.title, one.face && `(${one.face})`, one.count > 1 && `× ${one.count}`, ...one.badges].filter(Boolean).join(" ");
    const looks = mark(one.key, `piece ${one.kind}${one.turned ? " turned" : ""}${one.dimmed ? " dimmed" : ""}`);
    return tag("button", { "data-key": one.key, class: looks, draggable: "true", disabled: !lit.has(one.key) && !on.has(one.key) }, escape(words));
  };
  const space = (one: Space): string => {
    const counters = one.counters.map(({ title, value, most, because }) =>
      tag("span", { class: "counter", title: because.join("; ") }, escape(`${title} ${value}${most === null ? "" : ` of ${most}`}`)),
    );
    const parts = [tag("h3", {}, escape(one.title)), ...counters, ...one.pieces.map(piece), ...one.spaces.map(space)];
    if (one.note) parts.push(tag("p", {}, escape(one.note)));
    return tag("section", { "data-key": one.key, class: mark(one.key, `space ${one.shape}`) }, parts.join(""));
  };
  const scores = scene.scores.map(({ seat, total, winner }) => tag("li", { class: winner ? "winner" : "" }, `${seat}: ${total}`));
  return [tag("h2", {}, escape(scene.status)), ...scene.spaces.map(space), tag("ul", {}, scores.join("")), question(scene.prompt, pointed)].join("\n");
}

/** The question as HTML: what is left to choose from, each a button with the choice as its value. */
function question(prompt: Prompt | null, pointed: Pointed): string {
  if (!prompt) return "";
  const { options, answer } = meaning(prompt, pointed);
  const buttons = options.filter(({ shortcut }) => !shortcut).map(({ choice, label, detail, final }) =>
    tag("button", { value: choice, title: detail, class: final ? "final" : "" }, escape(label)),
  );
  const items = (prompt.pick?.items ?? []).map(({ item, title, detail, count }) =>
    tag("button", { "data-item": item, title: detail, class: pointed.items.includes(item) ? "on" : "" }, escape(count > 1 ? `${title} × ${count}` : title)),
  );
  if (prompt.pick && answer !== null) items.push(tag("button", { value: answer }, escape(prompt.text)));
  return tag("form", {}, [tag("p", {}, escape(prompt.text)), ...buttons, ...items].join(""));
}

// Pointing.

const touched = ({ take, to, by }: Touches) => [...by, ...take, ...(to ? [to] : [])];

/** What was pointed at means: only the options that touch all of it are left; one that is alone is the answer. */
export function meaning(prompt: Prompt | null, pointed: Pointed): Meaning {
  if (!prompt) return { options: [], lit: new Set(), answer: null };
  if (prompt.pick) return picking(prompt.pick, pointed);
  const options = prompt.options.filter(({ touches }) => pointed.keys.every((key) => touched(touches).includes(key)));
  const lit = new Set(options.flatMap(({ touches }) => touched(touches)).filter((key) => !pointed.keys.includes(key)));
  const alone = pointed.keys.length > 0 && options.length === 1;
  return { options, lit, answer: alone ? options[0].choice : null };
}

/** A click or a key on a thing: one more that is pointed at; on one that was pointed at already, one less. */
export function click(prompt: Prompt, pointed: Pointed, key: string): Pointed {
  if (prompt.pick) {
    const items = prompt.pick.items.filter((one) => one.touches.includes(key));
    const item = items.find((one) => free(one, prompt.pick!, pointed.items)) ?? items.find((one) => pointed.items.includes(one.item));
    return item ? toggle(prompt.pick, pointed, item.item) : pointed;
  }
  if (pointed.keys.includes(key)) return { ...pointed, keys: pointed.keys.filter((one) => one !== key) };
  return meaning(prompt, pointed).lit.has(key) ? { ...pointed, keys: [...pointed.keys, key] } : pointed;
}

/** A drag of a piece to a piece or place: both are pointed at, if any option takes the one to the other. */
export function drag(prompt: Prompt, from: string, to: string): Pointed {
  const fits = prompt.options.some(({ touches: { take, to: place, by } }) => place === to && [...take, ...by].includes(from));
  return fits ? { keys: [from, to], items: [] } : NOTHING;
}

/** The things worth pointing at, in the order of the scene: for the arrow keys and for screen readers. */
export function walk(scene: Scene, pointed: Pointed): string[] {
  const { lit } = meaning(scene.prompt, pointed);
  const keys = (space: Space): string[] => [space.key, ...space.pieces.map(({ key }) => key), ...space.spaces.flatMap(keys)];
  return scene.spaces.flatMap(keys).filter((key) => lit.has(key));
}

// Picking: items in any order, or in the order in which they lie.

/** Whether an item can still be picked: so many of it are there, and of a thing with several sides only one. */
function free(one: Item, pick: Pick, items: readonly string[]): boolean {
  const sides = pick.items.filter(({ together }) => together !== null && together === one.together).map(({ item }) => item);
  return items.length < pick.most && items.filter((item) => item === one.item).length < one.count && !sides.some((item) => items.includes(item));
}

/** An item more; if no more can be had of it, it is laid back. */
export function toggle(pick: Pick, pointed: Pointed, item: string): Pointed {
  const found = pick.items.find((one) => one.item === item);
  if (found && free(found, pick, pointed.items)) return { ...pointed, items: [...pointed.items, item] };
  return { ...pointed, items: pointed.items.filter((one) => one !== item) };
}

function picking(pick: Pick, { items }: Pointed): Meaning {
  const lit = new Set(pick.items.filter((one) => free(one, pick, items)).flatMap(({ touches }) => touches));
  const enough = items.length >= pick.least && items.length <= pick.most;
  return { options: [], lit, answer: enough ? `${pick.text} ${items.join(" ") || "none"}` : null };
}
