// How large the pieces are drawn, so that the table fills its room and need not be scrolled.

const SIZES = [1.7, 1.6, 1.5, 1.4, 1.3, 1.22, 1.15, 1.08, 1, 0.94, 0.88, 0.82, 0.76, 0.7];
/** Where the room is narrow, as on a phone, things stay as large as fingers need them, and the table is scrolled. */
const NARROW = 700;

/** How a table is drawn: how large, and whether its parts stand close together. */
export type Drawn = { size: number; tight: boolean };
/** A table grows less than its pieces, for its words do not: at least by this power of it. */
const GROWTH = 0.5;

/** Draw as large as fits. A size that still fits is kept if the next one would fit but barely: tables should not throb. */
export function fit(root: HTMLElement): void {
  const flights = root.getAnimations({ subtree: true });
  const draw = (how: Drawn | null) => {
    if (how) root.style.setProperty("--fit", String(how.size));
    else root.style.removeProperty("--fit");
    root.classList.toggle("tight", how?.tight ?? false);
  };
  const last = { size: Number(root.style.getPropertyValue("--fit")), tight: root.classList.contains("tight") };
  const measure = (how: Drawn) => {
    draw(how);
    return used(root, flights.length > 0);
  };
  draw(fitting(last, root.clientWidth, root.clientHeight, measure));
  root.classList.toggle("scrolls", used(root, flights.length > 0) > root.clientHeight + 2);
  if (flights.length > 0) void Promise.allSettled(flights.map(({ finished }) => finished)).then(() => root.isConnected && fit(root));
}

/** How to draw in a room, after it was drawn otherwise, by the height that each way takes; null where nothing is fitted. */
export function fitting(last: Drawn, width: number, room: number, measure: (how: Drawn) => number): Drawn | null {
  if (width < NARROW || room === 0) return null;
  const whole = SIZES.indexOf(1);
  const now = SIZES.includes(last.size) ? SIZES.indexOf(last.size) : whole;
  const heights = (tight: boolean) => (place: number) => measure({ size: SIZES[place]!, tight });
  const air = (place: number) => room * (place < now || last.tight ? 0.97 : 1);
  const roomy = largest(heights(false), air, last.tight ? SIZES.length - 1 : now);
  if (roomy !== null) return { size: SIZES[roomy]!, tight: false };
  const close = largest(heights(true), (place) => (SIZES[place]! <= 1 ? room : 0), Math.max(now, whole));
  return { size: close === null ? 0.8 : SIZES[close]!, tight: true };
}

/** The place of the largest size whose height has room, found from one on: each try is a layout, and one is enough nearly always. */
function largest(height: (place: number) => number, room: (place: number) => number, from: number): number | null {
  let place = from;
  let taken = height(place);
  if (taken > room(place)) {
    do place++;
    while (place < SIZES.length && height(place) > room(place));
    return place < SIZES.length ? place : null;
  }
  for (; place > 0; place--) {
    const least = taken * (SIZES[place - 1]! / SIZES[place]!) ** GROWTH;
    if (least > room(place - 1)) break;
    taken = height(place - 1);
    if (taken > room(place - 1)) break;
  }
  return place;
}

/** The height that the parts of the table take, with what juts out of them; while pieces fly, that can't be told from them. */
function used(root: HTMLElement, flies: boolean): number {
  const style = getComputedStyle(root);
  const gaps = parseFloat(style.rowGap) * (root.children.length - 1) + parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
  const parts = [...root.children].reduce((sum, part) => sum + part.getBoundingClientRect().height, gaps);
  return flies || root.scrollHeight <= root.clientHeight ? parts : Math.max(parts, root.scrollHeight);
}

/** Fit anew whenever the room or what lies in it changes; returns what ends it. */
export function keepFit(root: HTMLElement): () => void {
  const watch = new ResizeObserver(() => fit(root));
  for (const one of [root, ...root.children]) watch.observe(one);
  return () => watch.disconnect();
}
