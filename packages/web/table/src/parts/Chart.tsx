// How likely each seat was to win, choice by choice.
import { seatColour } from "../pictures.ts";
import type { Chances } from "../types.ts";
import { t } from "../words.ts";

const WIDE = 300;
const HIGH = 150;
/** Lines are told apart without their colours as well. */
const DASHES = ["", "6 3", "2 3", "9 3 2 3", "1 4"];

export function Chart({ chances, names, at, onGo }: { chances: Chances; names: string[]; at: number; onGo: (at: number) => void }) {
  const { points } = chances;
  const last = Math.max(1, points.at(-1)?.at ?? 1);
  const x = (choice: number) => (choice / last) * WIDE;
  const y = (odds: number) => (1 - odds) * HIGH;
  const colour = (seat: number) => seatColour(seat) || "currentColor";
  const now = points.filter((one) => one.at <= at).at(-1);
  return (
    <figure class="chart">
      <svg
        viewBox={`0 -4 ${WIDE} ${HIGH + 8}`}
        role="img"
        aria-label={t("chances-chart")}
        onClick={(event) => {
          const rect = event.currentTarget.getBoundingClientRect();
          onGo(Math.round(((event.clientX - rect.left) / rect.width) * last));
        }}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((odds) => (
          <line key={odds} class="grid" x1="0" x2={WIDE} y1={y(odds)} y2={y(odds)} />
        ))}
        {names.map((name, seat) => (
          <polyline
            key={name}
            points={points.map((one) => `${x(one.at).toFixed(1)},${y(one.odds[seat] ?? 0).toFixed(1)}`).join(" ")}
            stroke={colour(seat)}
            stroke-dasharray={DASHES[seat % DASHES.length]}
          />
        ))}
        <line class="now" x1={x(at)} x2={x(at)} y1="0" y2={HIGH} />
      </svg>
      <figcaption>
        {names.map((name, seat) => (
          <span key={name}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <line x1="0" x2="24" y1="4" y2="4" stroke={colour(seat)} stroke-dasharray={DASHES[seat % DASHES.length]} />
            </svg>
            {name} {now ? t("percent", { number: Math.round((now.odds[seat] ?? 0) * 100) }) : ""}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
