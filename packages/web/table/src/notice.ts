// Telling somebody who looks elsewhere that it is his turn.
import { notices, sound } from "./settings.ts";
import { t } from "./words.ts";

let was = false;

/** The title of the page says whose turn it is; when it comes, a sound and a notice say so, if they are wanted. */
export function attend(title: string, mine: boolean): void {
  document.title = title ? (mine ? t("title-turn", { title }) : title) : t("title");
  if (mine && !was) {
    if (sound.value) ring();
    if (notices.value && document.hidden && Notification.permission === "granted") notify(title);
  }
  was = mine;
}

function notify(title: string): void {
  try {
    new Notification(t("your-turn"), { body: title, tag: "starcup" });
  } catch {
    // Some phones have notices from service workers only; the sound and the title remain.
  }
}

function ring(): void {
  const context = new AudioContext();
  const [tone, loud] = [context.createOscillator(), context.createGain()];
  tone.frequency.setValueAtTime(660, 0);
  tone.frequency.setValueAtTime(880, context.currentTime + 0.12);
  loud.gain.setValueAtTime(0.12, context.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.5);
  tone.connect(loud).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.5);
  tone.onended = () => void context.close();
}
