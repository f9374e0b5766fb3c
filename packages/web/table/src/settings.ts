// What the reader has set for this browser.
import { effect, signal, type Signal } from "@preact/signals";

export type Theme = "auto" | "dark" | "light";
export type Pace = "off" | "fast" | "normal" | "slow";

/** A signal that is kept in the browser; where that is forbidden, it lasts as long as the page. */
export function kept<T>(name: string, first: T): Signal<T> {
  const key = `starcup.${name}`;
  const made = signal(read(key, first));
  effect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(made.value));
    } catch {
      // Nothing is lost but the memory of it.
    }
  });
  return made;
}

export function read<T>(key: string, first: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? first : (JSON.parse(text) as T);
  } catch {
    return first;
  }
}

/** The language that the reader has chosen; null: of those that the server has, the one that his browser likes best. */
export const chosenLanguage = kept<string | null>("language", null);
/** The language that is spoken: that of the words that the server has sent last. */
export const language = signal("en");
export const theme = kept<Theme>("theme", "auto");
export const pace = kept<Pace>("pace", "normal");
export const confirms = kept("confirms", true);
export const answers = kept("answers", true);
export const sound = kept("sound", false);
export const notices = kept("notices", false);
export const teaches = kept("teaches", true);
export const told = kept<string[]>("told", []);
export const name = kept("name", "");

effect(() => {
  if (typeof document === "undefined") return;
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.lang = language.value;
});
