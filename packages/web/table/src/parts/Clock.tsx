// How long a seat has left for its answer.
import { useEffect, useState } from "preact/hooks";
import { t } from "../words.ts";
import { usePlay } from "./here.ts";

export const left = (until: string, now: number): number => Math.max(0, Math.round((Date.parse(until) - now) / 1000));

export const minutes = (seconds: number): string => {
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  return `${hours ? `${hours}:${two(Math.floor(rest / 60))}` : Math.floor(rest / 60)}:${two(rest % 60)}`;
};

export function Clock({ seat }: { seat: number }) {
  const until = usePlay().table.value?.clock?.until[seat];
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!until) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (!until) return null;
  const seconds = left(until, now);
  return (
    <span class={`clock ${seconds < 30 ? "short" : ""}`} role="timer" aria-label={t("time-left")}>
      {minutes(seconds)}
    </span>
  );
}
