// How large the pieces are drawn, so that the table fills its room and need not be scrolled.

const SIZES = [1.7, 1.6, 1.5, 1.4, 1.3, 1.22, 1.15, 1.08, 1, 0.94, 0.88, 0.82, 0.76, 0.7];
/** Where the room is narrow, as on a phone, things stay as large as fingers need them, and the table is scrolled. */
const NARROW = 700;

/** Draw as large as fits. A size that still fits is kept if the next one would fit but barely: tables should not throb. */
export function fit(root: HTMLElement): void {
  enlarge(root);
  root.classList.toggle("scrolls", root.scrollHeight > root.clientHeight + 2);
}

function enlarge(root: HTMLElement): void {
  const drawn = SIZES.indexOf(Number(root.style.getPropertyValue("--fit")));
  const now = drawn < 0 ? SIZES.indexOf(1) : drawn;
  const room = root.clientHeight;
  const tight = root.classList.contains("tight");
  root.classList.remove("tight");
  if (root.clientWidth < NARROW || room === 0) {
    root.style.removeProperty("--fit");
    return;
  }
  const draw = (place: number) => root.style.setProperty("--fit", String(SIZES[place]));
  const roomy = (place: number): boolean => {
    draw(place);
    return root.scrollHeight <= room && used(root) <= room * (place < now || tight ? 0.97 : 1);
  };
  const close = (place: number): boolean => {
    draw(place);
    return SIZES[place]! <= 1 && root.scrollHeight <= room;
  };
  const fitting = largest(roomy, tight ? SIZES.length - 1 : now);
  if (fitting !== null) return draw(fitting);
  root.classList.add("tight");
  const least = largest(close, Math.max(now, SIZES.indexOf(1)));
  if (least === null) root.style.setProperty("--fit", "0.8");
  else draw(least);
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
