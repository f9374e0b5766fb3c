// Pieces move from where they were to where they are: those with keys that last, and others as a beat says.
import { box, pictureOf } from "./pictures.ts";
import type { Move } from "./types.ts";

export type Snapshot = ReadonlyMap<string, DOMRect>;

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const things = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>(".table [data-key]");
const CALM = "cubic-bezier(.3,.1,.2,1)";
/** So long somebody may still click at what the table showed before, in milliseconds. */
const REACTION_MS = 200;
let lands = 0;

/** Whether the table has just changed, so that somebody who points at one piece may hit another. */
export const moving = (): boolean => performance.now() < lands;

/** Where all things on the table lie now. */
export function snapshot(): Snapshot | null {
  if (still()) return null;
  return new Map([...things()].map((thing) => [thing.dataset.key!, thing.getBoundingClientRect()]));
}

/** Let the pieces go from where they were; to be called when the scene has changed, before it is painted. */
export function settle(before: Snapshot | null, moves: readonly Move[], milliseconds: number): void {
  lands = performance.now() + (before ? milliseconds : REACTION_MS);
  if (!before) return;
  // The scene is drawn in a microtask after the change.
  requestAnimationFrame(() => {
    const now = new Map<string, HTMLElement>();
    for (const thing of things()) now.set(thing.dataset.key!, thing);
    const options = { duration: milliseconds, easing: CALM };
    for (const [key, thing] of now) {
      if (!thing.classList.contains("piece")) continue;
      const old = before.get(key);
      if (old) fly(thing, old, options);
      else if (!moves.some(({ to }) => to === placeOf(thing))) thing.animate([{ opacity: 0 }, { opacity: 1 }], options);
    }
    for (const move of moves) ghost(move, before, now, options);
  });
}

const placeOf = (thing: HTMLElement): string => thing.closest<HTMLElement>("[data-space]")?.dataset.key ?? "";

function fly(thing: HTMLElement, old: DOMRect, options: KeyframeAnimationOptions): void {
  const rect = thing.getBoundingClientRect();
  const [x, y] = [old.left - rect.left, old.top - rect.top];
  if (Math.abs(x) + Math.abs(y) < 3 || rect.width === 0) return;
  const scale = old.width / rect.width;
  const origin = { transformOrigin: "0 0", zIndex: "30" };
  thing.animate([{ ...origin, transform: `translate(${x}px,${y}px) scale(${scale})` }, { ...origin, transform: "none" }], options);
}

/** A piece that is not the same afterwards, such as one that goes to a heap, is shown on its way. */
function ghost(move: Move, before: Snapshot, now: ReadonlyMap<string, HTMLElement>, options: KeyframeAnimationOptions): void {
  const start = before.get(move.start);
  const goal = now.get(move.to);
  const picture = pictureOf(box.value, { kind: move.kind, entry: move.entry, face: "" });
  const same = goal && [...goal.querySelectorAll<HTMLElement>(".piece")].some((one) => one.dataset.entry === move.entry && before.has(one.dataset.key!) && placeOf(one) === move.to && before.get(one.dataset.key!)!.top !== one.getBoundingClientRect().top);
  if (!start || !goal || !picture || same || start.width === 0) return;
  const end = goal.getBoundingClientRect();
  if (end.width === 0) return;
  const image = document.createElement("img");
  image.src = picture.source;
  image.alt = "";
  image.className = "ghost";
  const width = 44;
  const at = (rect: DOMRect) => `translate(${rect.left + rect.width / 2 - width / 2}px,${rect.top + rect.height / 2 - (width * picture.tall) / 2}px)`;
  document.body.append(image);
  const frames = [{ transform: at(start), opacity: 1 }, { transform: at(end), opacity: 1, offset: 0.85 }, { transform: at(end), opacity: 0 }];
  image.animate(frames, options).onfinish = () => image.remove();
}
