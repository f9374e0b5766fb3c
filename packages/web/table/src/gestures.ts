// Pointing with mouse, finger and keys at the things on the table, wherever on it they are drawn.
import type { Play } from "./play.ts";
import { moving } from "./motion.ts";
import { lookedAt, looking } from "./panels.ts";
import { barredAt, click, drag, fits, goals, meaning, NOTHING, walk } from "./pointing.ts";
import { confirms } from "./settings.ts";
import { inform } from "./toasts.ts";

const LONG_PRESS = 550;
const FAR = 9;

const thingAt = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>("[data-key]") : null);

/** The thing and all that it lies in, from the inside out. */
function around(target: EventTarget | null): string[] {
  const keys: string[] = [];
  for (let thing = thingAt(target); thing; thing = thingAt(thing.parentElement)) keys.push(thing.dataset.key!);
  return keys;
}

/** Make a choice; one that can't be taken back is asked about first. */
export function choose(play: Play, choice: string): void {
  const option = play.prompt.value?.options.find((one) => one.choice === choice);
  if (option?.final && confirms.value && play.asksToConfirm.value !== choice) play.asksToConfirm.value = choice;
  else void play.submit(choice);
}

function pointed(play: Play): void {
  const prompt = play.prompt.value;
  if (!prompt || prompt.pick) return;
  const { answer } = meaning(prompt, play.pointed.value);
  if (answer !== null) choose(play, answer);
}

/** Somebody has clicked on a thing, or pressed Enter on it. */
export function clicked(play: Play, target: EventTarget | null): void {
  const piece = target instanceof Element ? target.closest<HTMLElement>(".piece") : null;
  if (looking.value && piece?.dataset.key) {
    lookedAt.value = piece.dataset.key;
    looking.value = false;
    return;
  }
  if (play.beat.value) return play.skip();
  const keys = around(target);
  const prompt = play.prompt.value;
  if (prompt) {
    const first = meaning(prompt, NOTHING).lit;
    const { lit, on } = play.means.value;
    const key = keys.find((one) => lit.has(one) || on.has(one) || first.has(one));
    if (key !== undefined) {
      play.asksToConfirm.value = null;
      play.pointed.value = click(prompt, play.pointed.value, key);
      return pointed(play);
    }
    const barred = keys.flatMap((one) => barredAt(prompt, one))[0];
    if (barred) return inform(barred.reason, barred.rule ? [barred.rule] : [], true);
  }
  // A click that comes late hits what lies there by now: it has no meaning.
  if (piece?.dataset.key && !moving()) lookedAt.value = piece.dataset.key;
}

/** Let the things on a table be clicked, dragged and pressed long; returns what ends it. */
export function listen(root: HTMLElement, play: Play): () => void {
  let from: HTMLElement | null = null;
  let at = { x: 0, y: 0 };
  let ghost: HTMLElement | null = null;
  let timer = 0;
  let swallow = false;

  const end = () => {
    clearTimeout(timer);
    ghost?.remove();
    ghost = null;
    from = null;
    root.querySelectorAll(".dropping").forEach((one) => one.classList.remove("dropping"));
  };

  const down = (event: PointerEvent) => {
    end();
    swallow = false;
    const piece = event.target instanceof Element ? event.target.closest<HTMLElement>(".piece") : null;
    if (!piece || event.button !== 0) return;
    from = piece;
    at = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse") return;
    timer = window.setTimeout(() => {
      if (ghost || !from) return;
      swallow = true;
      lookedAt.value = from.dataset.key ?? null;
      end();
    }, LONG_PRESS);
  };

  const move = (event: PointerEvent) => {
    if (!from) return;
    const [x, y] = [event.clientX - at.x, event.clientY - at.y];
    if (!ghost) {
      if (Math.hypot(x, y) < FAR) return;
      clearTimeout(timer);
      const prompt = play.prompt.value;
      const targets = goals(prompt, from.dataset.key!);
      if (targets.length === 0) return end();
      for (const one of root.querySelectorAll<HTMLElement>("[data-space], .piece")) if (targets.includes(one.dataset.key!)) one.classList.add("dropping");
      const rect = from.getBoundingClientRect();
      ghost = from.querySelector(".face")!.cloneNode(true) as HTMLElement;
      ghost.classList.add("ghost", "held");
      ghost.style.width = `${rect.width}px`;
      ghost.style.left = `${rect.left}px`;
      ghost.style.top = `${rect.top}px`;
      document.body.append(ghost);
      root.setPointerCapture(event.pointerId);
    }
    event.preventDefault();
    ghost.style.transform = `translate(${x}px,${y}px) rotate(2deg)`;
  };

  const up = (event: PointerEvent) => {
    const start = from?.dataset.key;
    const dragged = ghost !== null;
    end();
    if (!dragged || !start) return;
    swallow = true;
    const prompt = play.prompt.value;
    const goal = around(document.elementFromPoint(event.clientX, event.clientY)).find((key) => fits(prompt, start, key));
    if (!prompt || !goal) return;
    play.pointed.value = drag(prompt, start, goal);
    pointed(play);
  };

  const press = (event: MouseEvent) => {
    if (swallow) {
      swallow = false;
      return;
    }
    // Buttons with a meaning of their own, such as counters, keep it.
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button && !button.dataset.key) return;
    clicked(play, event.target);
  };
  const menu = (event: MouseEvent) => {
    const piece = event.target instanceof Element ? event.target.closest<HTMLElement>(".piece") : null;
    if (!piece?.dataset.key) return;
    event.preventDefault();
    lookedAt.value = piece.dataset.key;
  };

  root.addEventListener("pointerdown", down);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", end);
  root.addEventListener("click", press);
  root.addEventListener("contextmenu", menu);
  return () => {
    end();
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("pointermove", move);
    root.removeEventListener("pointerup", up);
    root.removeEventListener("pointercancel", end);
    root.removeEventListener("click", press);
    root.removeEventListener("contextmenu", menu);
  };
}

/** Go on to the next thing on the table: of those worth pointing at, or of all pieces. */
export function step(root: HTMLElement, play: Play, by: 1 | -1, all: boolean): void {
  const scene = play.scene.value;
  if (!scene) return;
  const { lit, on } = play.means.value;
  const drawn = new Map([...root.querySelectorAll<HTMLElement>("button[data-key]")].map((one) => [one.dataset.key!, one]));
  const order = walk(scene).filter((key) => drawn.has(key) && (all || lit.has(key) || on.has(key)));
  if (order.length === 0) return;
  const now = order.indexOf((document.activeElement as HTMLElement | null)?.dataset.key ?? "");
  const next = now < 0 ? (by > 0 ? 0 : order.length - 1) : (now + by + order.length) % order.length;
  drawn.get(order[next]!)?.focus();
}
