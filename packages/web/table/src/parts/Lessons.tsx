// A first game explained where things come up.
import { useEffect, useState } from "preact/hooks";
import { teaches, told } from "../settings.ts";
import type { Lesson, Lessons } from "../types.ts";
import { t } from "../words.ts";
import { usePlay } from "./here.ts";

export function LessonsPanel() {
  const play = usePlay();
  const [due, setDue] = useState<Lesson[]>([]);
  const number = play.prompt.value?.number ?? null;
  const over = play.scene.value?.over ?? false;
  useEffect(() => {
    if (!teaches.value || (number === null && !over)) return;
    const heard = told.value;
    void play.ask<Lessons>("lessons", { told: heard }).then(
      ({ welcome, due: now, farewell }) => {
        const all = [welcome, ...now, over ? farewell : null].filter((one): one is Lesson => one !== null && !heard.includes(one.key));
        setDue(all);
      },
      () => {},
    );
  }, [number, over, teaches.value]);
  const first = due[0];
  if (!teaches.value || !first) return null;
  const next = () => {
    told.value = [...new Set([...told.value, first.key])];
    setDue(due.slice(1));
  };
  return (
    <aside class="lesson" aria-label={t("lesson")}>
      <p>{first.text}</p>
      <div class="options">
        <button type="button" class="small main" onClick={next}>
          {due.length > 1 ? t("lesson-next") : t("lesson-done")}
        </button>
        <button type="button" class="small" onClick={() => (teaches.value = false)}>
          {t("lesson-stop")}
        </button>
      </div>
    </aside>
  );
}
