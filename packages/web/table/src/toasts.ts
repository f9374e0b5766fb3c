// What went wrong, in one sentence at a time, and what a screen reader is told.
import { signal } from "@preact/signals";
import { Refused } from "./api.ts";
import { refusalText, t } from "./words.ts";

export interface Toast {
  text: string;
  rules: string[];
  bad: boolean;
}

export const toast = signal<Toast | null>(null);
export const said = signal("");
let timer = 0;

export function inform(text: string, rules: string[] = [], bad = false): void {
  clearTimeout(timer);
  toast.value = { text, rules, bad };
  timer = window.setTimeout(() => (toast.value = null), 4000 + 50 * text.length);
}

export function complain(error: unknown): void {
  if (!(error instanceof Refused)) {
    console.error(error);
    inform(t("error-page"), [], true);
  } else if (error.status === 0) inform(t("error-offline"), [], true);
  else inform(refusalText(error.refusal) || t("error-server", { status: error.status }), error.refusal.rules, true);
}

/** Tell those who do not see the table. */
export const say = (text: string): void => void (said.value = text);
