// How large the pieces are drawn, so that the table fills its room and need not be scrolled.

const SIZES = [1.7, 1.6, 1.5, 1.4, 1.3, 1.22, 1.15, 1.08, 1, 0.94, 0.88, 0.82, 0.76, 0.7];
/** Where the room is narrow, as on a phone, things stay as large as fingers need them, and the table is scrolled. */
const NARROW = 700;

/** How a table is drawn: how large, and whether its parts stand close together. */
export type Drawn = { size: number; tight: boolean };
/** What a drawing takes: the height to be scrolled, at least that of the room, and that of the parts of the table. */
type Heights = { scrolled: number; used: number };

/** Draw as large as fits. A size that still fits is kept if the next one would fit but barely: tables should not throb. */
export function fit(root: HTMLElement): void {
  const draw = (how: Drawn | null) => {
    if (how) root.style.setProperty("--fit", String(how.size));
    else root.style.removeProperty("--fit");
    root.classList.toggle("tight", how?.tight ?? false);
  };
  const last = { size: Number(root.style.getPropertyValue("--fit")), tight: root.classList.contains("tight") };
  const measure = (how: Drawn) => {
    draw(how);
    return { scrolled: root.scrollHeight, used: used(root) };
  };
  draw(fitting(last, root.clientWidth, root.clientHeight, measure));
  root.classList.toggle("scrolls", root.scrollHeight > root.clientHeight + 2);
}

/** How to draw in a room, after it was drawn otherwise; null where nothing is fitted. */
export function fitting(last: Drawn, width: number, room: number, measure: (how: Drawn) => Heights): Drawn | null {
  if (width < NARROW || room === 0) return null;
  const whole = SIZES.indexOf(1);
  const now = SIZES.includes(last.size) ? SIZES.indexOf(last.size) : whole;
  const roomy = largest((place) => {
    const { scrolled, used } = measure({ size: SIZES[place]!, tight: false });
    return scrolled <= room && used <= room * (place < now || last.tight ? 0.97 : 1);
  }, last.tight ? SIZES.length - 1 : now);
  if (roomy !== null) return { size: SIZES[roomy]!, tight: false };
  const close = (place: number) => SIZES[place]! <= 1 && measure({ size: SIZES[place]!, tight: true }).scrolled <= room;
  const least = largest(close, Math.max(now, whole));
  return { size: least === null ? 0.8 : SIZES[least]!, tight: true };
}

/** The place of the largest size that fits, found from one on: each try is a layout, and a step is enough nearly always. */
function largest(fits: (place: number) => boolean, from: number): number | null {
  let place = from;
  if (fits(place)) {
    while (place > 0 && fits(place - 1)) place--;
    return place;
  }
  do place++;
  while (place < SIZES.length && !fits(place));
  return place < SIZES.length ? place : null;
}

/** The height that the parts of the table take, which is less than that of the table if they do not fill it. */
function used(root: HTMLElement): number {
  const style = getComputedStyle(root);
  const gaps = parseFloat(style.rowGap) * (root.children.length - 1) + parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
  return [...root.children].reduce((sum, one) => sum + one.getBoundingClientRect().height, gaps);
}

/** Fit anew whenever the room or what lies in it changes; returns what ends it. */
export function keepFit(root: HTMLElement): () => void {
  const watch = new ResizeObserver(() => fit(root));
  for (const one of [root, ...root.children]) watch.observe(one);
  return () => watch.disconnect();
}
