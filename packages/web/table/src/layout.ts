// The style sheet that a game brings for its table.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Counts how often a style sheet of a game has been loaded: things may lie elsewhere then. */
export const laidOut = signal(0);

/** Lay the table out as its game wants, while it is on the screen. */
export function useLayout(key: string | undefined): void {
  useEffect(() => {
    if (!key) return;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`api/layout/${encodeURIComponent(key)}.css`, document.baseURI).href;
    link.onload = () => void laidOut.value++;
    document.head.append(link);
    return () => link.remove();
  }, [key]);
}
