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
  const now = Number(root.style.getPropertyValue("--fit")) || 1;
  const room = root.clientHeight;
  const tight = root.classList.contains("tight");
  root.classList.remove("tight");
  if (root.clientWidth < NARROW || room === 0) {
    root.style.removeProperty("--fit");
    return;
  }
  for (const size of SIZES) {
    root.style.setProperty("--fit", String(size));
    const spare = size > now || tight ? 0.97 : 1;
    if (root.scrollHeight <= room && used(root) <= room * spare) return;
  }
  root.classList.add("tight");
  const size = SIZES.find((one) => {
    root.style.setProperty("--fit", String(one));
    return one <= 1 && root.scrollHeight <= room;
  });
  if (size === undefined) root.style.setProperty("--fit", "0.8");
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
