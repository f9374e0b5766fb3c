// What pointing at things means: clicks, drags and picks, worked out from what the options of a question touch.
import type { Barred, Item, Option, Pick, Prompt, Scene, Space, Table, Touches } from "./types.ts";

/** What was pointed at since the question came: keys of things on the table, and items that are picked. */
export interface Pointed {
  readonly keys: readonly string[];
  readonly items: readonly string[];
}

export interface Meaning {
  /** the options that touch all that was pointed at. */
  options: Option[];
  /** the things worth pointing at next. */
  lit: ReadonlySet<string>;
  /** the things that were pointed at, or stand for picked items. */
  on: ReadonlySet<string>;
  /** the choice that all of it comes to; null if more is needed. */
  answer: string | null;
}

export const NOTHING: Pointed = { keys: [], items: [] };
const NO_MEANING: Meaning = { options: [], lit: new Set(), on: new Set(), answer: null };

export const keysOf = ({ take, to, by }: Touches): string[] => [...by, ...take, ...(to ? [to] : [])];

export function meaning(prompt: Prompt | null, pointed: Pointed): Meaning {
  if (!prompt) return NO_MEANING;
  if (prompt.pick) return picked(prompt.pick, pointed.items);
  const fits = (option: Option) => pointed.keys.every((key) => keysOf(option.touches).includes(key));
  const options = prompt.options.filter(fits);
  const on = new Set(pointed.keys);
  const lit = new Set(options.flatMap(({ touches }) => keysOf(touches)).filter((key) => !on.has(key)));
  return { options, lit, on, answer: on.size > 0 ? single(options) : null };
}

/** The choice of the options, if there is but one; a shortcut beside it does not make it doubtful. */
function single(options: readonly Option[]): string | null {
  const long = options.filter(({ shortcut }) => !shortcut);
  const left = long.length > 0 ? long : options;
  return left.length === 1 ? left[0]!.choice : null;
}

/** The only answer of a question; null if there are several, or if it would end the chance to take back what came before. */
export function only({ scene: { prompt }, undo }: Table): string | null {
  const [option, other] = prompt?.options ?? [];
  if (!prompt || !option || other || prompt.pick) return null;
  return undo.possible && (prompt.last_word || option.final) ? null : option.choice;
}

/** One more thing is pointed at; one that was pointed at already is let go. */
export function click(prompt: Prompt, pointed: Pointed, key: string): Pointed {
  if (prompt.pick) return clickItem(prompt.pick, pointed, key);
  if (pointed.keys.includes(key)) return { ...pointed, keys: pointed.keys.filter((one) => one !== key) };
  if (meaning(prompt, pointed).lit.has(key)) return { ...pointed, keys: [...pointed.keys, key] };
  // Somebody who points at another thing has changed his mind.
  return meaning(prompt, NOTHING).lit.has(key) ? { ...NOTHING, keys: [key] } : pointed;
}

/** Whether a drag from one thing to another means anything. */
export function fits(prompt: Prompt | null, from: string, to: string): boolean {
  if (!prompt || from === to) return false;
  return prompt.options.some(({ touches }) => touches.to === to && [...touches.take, ...touches.by].includes(from));
}

/** The things that may be dragged somewhere. */
export function draggable(prompt: Prompt | null): ReadonlySet<string> {
  const going = (prompt?.options ?? []).filter(({ touches }) => touches.to);
  return new Set(going.flatMap(({ touches }) => [...touches.take, ...touches.by]));
}

/** Where a thing may be dragged. */
export function goals(prompt: Prompt | null, from: string): string[] {
  const targets = (prompt?.options ?? []).map(({ touches }) => touches.to).filter((to) => to && fits(prompt, from, to));
  return [...new Set(targets)];
}

/** A drag is a click at both ends. */
export function drag(prompt: Prompt, from: string, to: string): Pointed {
  return fits(prompt, from, to) ? { keys: [from, to], items: [] } : NOTHING;
}

/** What is barred about a thing; that which is barred wherever it goes comes last. */
export function barredAt(prompt: Prompt | null, key: string): Barred[] {
  const about = (prompt?.barred ?? []).filter(({ touches }) => keysOf(touches).includes(key));
  return about.filter((one, place) => about.findIndex(({ reason }) => reason === one.reason) === place);
}

/** The keys of all things in the order in which they lie on the table. */
export function walk(scene: Scene): string[] {
  const within = (space: Space): string[] => [space.key, ...space.pieces.map(({ key }) => key), ...space.spaces.flatMap(within)];
  return scene.spaces.flatMap(within);
}

// Picking.

const times = (items: readonly string[], item: string) => items.filter((one) => one === item).length;

/** Whether an item can still be had: so many of it are there, and of a thing with several sides only one. */
export function free(one: Item, pick: Pick, items: readonly string[]): boolean {
  return items.length < pick.most && times(items, one.item) < one.count && rivals(one, pick, items).length === 0;
}

/** The picked items that are other sides of the same thing. */
function rivals(one: Item, pick: Pick, items: readonly string[]): string[] {
  if (one.together === null) return [];
  const sides = pick.items.filter(({ together, item }) => together === one.together && item !== one.item);
  return sides.map(({ item }) => item).filter((item) => items.includes(item));
}

/** One more of an item, in the place of another side of the same thing; if no more can be had, all of it is laid back. */
export function toggle(pick: Pick, pointed: Pointed, item: string): Pointed {
  const one = pick.items.find((other) => other.item === item);
  if (!one) return pointed;
  const others = rivals(one, pick, pointed.items);
  const left = pointed.items.filter((other) => !others.includes(other));
  if (free(one, pick, left)) return { ...pointed, items: [...left, item] };
  const without = pointed.items.filter((other) => other !== item);
  // Where one is picked, and only one may be, pointing at another means that one instead.
  if (!pointed.items.includes(item) && pick.most === 1) return { ...pointed, items: [item] };
  return { ...pointed, items: without };
}

/** A click on a thing goes through the items that it stands for, one after the other, and then lays them back. */
function clickItem(pick: Pick, pointed: Pointed, key: string): Pointed {
  const items = pick.items.filter(({ touches }) => touches.includes(key));
  const first = items[0];
  if (!first) return pointed;
  const place = items.findIndex(({ item }) => pointed.items.includes(item));
  if (first.together !== null && place >= 0) {
    const next = items[place + 1];
    if (next) return toggle(pick, pointed, next.item);
    return { ...pointed, items: pointed.items.filter((item) => !items.some((one) => one.item === item)) };
  }
  const more = items.find((one) => free(one, pick, pointed.items)) ?? items[Math.max(place, 0)]!;
  return toggle(pick, pointed, more.item);
}

function picked(pick: Pick, items: readonly string[]): Meaning {
  const open = pick.items.filter((one) => free(one, pick, items) || items.includes(one.item) || rivals(one, pick, items).length > 0);
  const on = new Set(pick.items.filter(({ item }) => items.includes(item)).flatMap(({ touches }) => touches));
  const lit = new Set((pick.most === 1 ? pick.items : open).flatMap(({ touches }) => touches).filter((key) => !on.has(key)));
  const enough = items.length >= pick.least && items.length <= pick.most;
  return { options: [], lit, on, answer: enough ? `${pick.text} ${items.join(" ") || "none"}` : null };
}
