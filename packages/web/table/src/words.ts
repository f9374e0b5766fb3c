// The table's own words, from its Fluent catalogue.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";
import { address } from "./api.ts";
import { chosenLanguage, language } from "./settings.ts";
import type { Refusal } from "./types.ts";

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

/** Load the words of a language; null: of the one that the browser likes best. The server says which it has sent. */
export async function loadWords(wanted: string | null): Promise<void> {
  const came = await fetch(address(wanted === null ? "words" : `words/${encodeURIComponent(wanted)}`));
  const source = await came.text();
  if (chosenLanguage.value !== wanted) return;
  batch(() => {
    language.value = came.headers.get("Content-Language") ?? wanted ?? "en";
    bundle.value = bundleOf(language.value, source);
  });
}

/** The words of an id in the reader's language; the id itself if there are none, which a test finds. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const words = bundle.value;
  const pattern = words?.getMessage(id)?.value;
  return words && pattern ? words.formatPattern(pattern, args, []) : words ? id : "";
}

/** What a refusal says: in the table's own words, if it has some for its kind; those of games are told by the server. */
export function refusalText({ code, message }: Refusal): string {
  const id = `refused-${code}`;
  return bundle.value?.hasMessage(id) ? t(id, { message }) : message;
}

/** A text as it is searched for: without accents, in small letters. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const hasWords = (): boolean => bundle.value !== null;
