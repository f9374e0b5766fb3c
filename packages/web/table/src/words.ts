// The table's own words, from its Fluent catalogue.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { address } from "./api.ts";

export const PSEUDO = "en-x-pseudo";
const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED = [..."ÀƁĆĎÉḞĜĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹáƀćďéḟĝĥíĵķĺḿńóṕɋŕśťúṽŵẋýź"];

/** A text of a catalogue so marked that words which come from none are seen among others. */
export const marked = (text: string): string => {
  const accented = [...text].map((sign) => ACCENTED[PLAIN.indexOf(sign)] ?? sign).join("");
  return text.trim() ? `⟦${accented}⟧` : text;
};

const bundle = signal<FluentBundle | null>(null);

export function bundleOf(language: string, source: string): FluentBundle {
  const pseudo = language === PSEUDO;
  const made = new FluentBundle(pseudo ? "en" : language, { useIsolating: false, ...(pseudo ? { transform: marked } : {}) });
  made.addResource(new FluentResource(source));
  return made;
}

export async function loadWords(language: string): Promise<void> {
  const source = await (await fetch(address(`words/${encodeURIComponent(language)}`))).text();
  bundle.value = bundleOf(language, source);
}

/** The words of an id in the reader's language; the id itself if there are none, which a test finds. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const words = bundle.value;
  const pattern = words?.getMessage(id)?.value;
  return words && pattern ? words.formatPattern(pattern, args, []) : words ? id : "";
}

export const hasWords = (): boolean => bundle.value !== null;
