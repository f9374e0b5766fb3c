// The keys of the table. None is needed: each does what a button does as well.
import { choose, step } from "./gestures.ts";
import { lookedAt, panel } from "./panels.ts";
import type { Play } from "./play.ts";

const ARROWS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function listenToKeys(play: Play): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea, [contenteditable]")) return;
    const root = document.querySelector<HTMLElement>(".table");
    const arrow = ARROWS[event.key];
    if (arrow && root) {
      event.preventDefault();
      return step(root, play, arrow, event.shiftKey);
    }
    switch (event.key) {
      case "Escape":
        return play.beat.value ? play.skip() : play.clear();
      case "u":
        return play.undoOrSay();
      case "r":
        return void play.redo();
      case "h":
        return void play.askHint();
      case "s":
        return play.skip();
      case "c": {
        const answer = play.prompt.value?.pick ? play.means.value.answer : play.asksToConfirm.value;
        return answer === null ? undefined : choose(play, answer);
      }
      case "i": {
        const key = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>(".piece")?.dataset.key;
        return key ? void (lookedAt.value = key) : undefined;
      }
      case "l":
        return void (panel.value = "log");
      case "/":
        event.preventDefault();
        return void (panel.value = "book");
      case "?":
        return void (panel.value = "keys");
    }
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
