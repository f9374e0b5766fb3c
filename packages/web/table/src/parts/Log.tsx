// What has happened, in sentences under headings.
import { useEffect, useRef } from "preact/hooks";
import { seatColour } from "../pictures.ts";
import { chapters } from "../told.ts";
import { t } from "../words.ts";
import { usePlay } from "./here.ts";

export function Log() {
  const play = usePlay();
  const end = useRef<HTMLDivElement>(null);
  const log = play.log.value;
  const until = play.beat.value?.position ?? Infinity;
  const shown = log.filter(({ position }) => position <= until);
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [shown.length]);
  return (
    <div class="log" tabIndex={0} role="log" aria-live="off" aria-label={t("log")}>
      {shown.length === 0 && <p>{t("log-empty")}</p>}
      {chapters(shown).map(({ heading, beats }, place) => (
        <section key={heading?.position ?? `first ${place}`}>
          {heading && <h3>{heading.text}</h3>}
          {beats.map((beat) => (
            <p key={beat.position} class={beat.weight}>
              {beat.seat !== null && <Dot colour={seatColour(beat.seat)} />}
              {beat.text}
            </p>
          ))}
        </section>
      ))}
      <div ref={end} />
    </div>
  );
}

const Dot = ({ colour }: { colour: string }) => <i class="dot" ref={(element) => element?.style.setProperty("--seat", colour)} />;
