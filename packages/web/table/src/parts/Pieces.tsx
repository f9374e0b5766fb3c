// A piece on the table, and a place with its pieces, counters and further places.
import { signal } from "@preact/signals";
import { box, pictureKey, pictureOf } from "../pictures.ts";
import { barredAt, draggable } from "../pointing.ts";
import type { Counter, Piece, Space } from "../types.ts";
import { t } from "../words.ts";
import { usePlay } from "./here.ts";
import { Info } from "./kit.tsx";

/** The places that were opened or closed by hand. */
export const opened = signal<Record<string, boolean>>({});

export const wordsOf = (piece: Piece): string =>
  [piece.title || t("face-down"), piece.count > 1 ? t("times", { count: piece.count }) : "", ...piece.badges].filter(Boolean).join(", ");

const SHORT = 24;

export function PieceView({ piece, place }: { piece: Piece; place: number }) {
  const play = usePlay();
  const all = box.value;
  const { lit, on } = play.means.value;
  const prompt = play.prompt.value;
  const hinted = play.hint.value?.touches;
  const picture = pictureOf(all, piece);
  const reads = all?.read.has(piece.kind) && piece.entry !== "";
  const can = lit.has(piece.key) || on.has(piece.key);
  const looks = [
    "piece",
    reads ? "read" : "token",
    lit.has(piece.key) && "lit",
    on.has(piece.key) && "on",
    hinted && [...hinted.take, ...hinted.by, hinted.to].includes(piece.key) && "hinted",
    !can && barredAt(prompt, piece.key).length > 0 && "barred",
    piece.turned && piece.entry && "turned",
    piece.dimmed && "dimmed",
    draggable(prompt).has(piece.key) && "drag",
  ];
  const words = wordsOf(piece);
  // A side that has no picture of its own, such as how far a piece has come, is told in words.
  const side = piece.face && picture && all?.pictures.get(pictureKey(piece)) !== picture ? (all?.catalogue.names.face?.[piece.face] ?? (/\d/.test(piece.face) ? piece.face : "")) : "";
  const badges = reads || piece.badges.some((badge) => badge.length <= SHORT) ? piece.badges.filter((badge) => badge.length <= SHORT).slice(0, 2) : [];
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(" ")}
      data-key={piece.key}
      data-kind={piece.kind}
      data-entry={piece.entry}
      aria-pressed={on.has(piece.key) ? "true" : undefined}
      tabIndex={can || on.has(piece.key) ? 0 : -1}
      title={words}
      ref={(element) => {
        element?.style.setProperty("--tall", String(picture?.tall ?? 1));
        element?.style.setProperty("--place", String(place));
      }}
    >
      <span class="unseen">{words}</span>
      <span class="face" aria-hidden="true">
        {picture ? <img src={picture.source} alt="" draggable={false} /> : <span class="words">{piece.title}</span>}
        {piece.count > 1 && <b class="count">{piece.count}</b>}
        {side && <b class="side">{side}</b>}
      </span>
      {badges.length > 0 && (
        <span class="badges" aria-hidden="true">
          {badges.map((badge) => (
            <span key={badge}>{badge}</span>
          ))}
        </span>
      )}
    </button>
  );
}

/** A number with its name, and where it comes from; without the name where the place is called the same. */
export function CounterView({ counter, inside = "" }: { counter: Counter; inside?: string }) {
  const { title, value, most, because } = counter;
  const words = (
    <>
      <span class={title === inside ? "unseen" : "name"}>{title}</span> <b>{value}</b>
      {most !== null && <small>/{most}</small>}
    </>
  );
  // The style sheet of a game may draw the number as a track.
  const track = (element: HTMLElement | null) => {
    element?.style.setProperty("--value", String(value));
    element?.style.setProperty("--most", String(most ?? value));
  };
  if (because.length === 0) return <span class="counter" data-counter={counter.key} ref={track}>{words}</span>;
  return (
    <Info label={words} class="counter" counter={counter.key} onDrawn={track}>
      <ul>
        {because.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Info>
  );
}

const isEmpty = (space: Space): boolean => space.pieces.length + space.counters.length === 0 && !space.note && space.spaces.every(isEmpty);
const amount = (space: Space): number => space.pieces.reduce((sum, { count }) => sum + count, 0) + space.spaces.reduce((sum, one) => sum + amount(one), 0);

/** The place with the seat's number taken out, so that one rule of a style sheet is for the same place of all seats. */
const placeOf = (key: string): string => key.replace(/^([a-z]+)-\d+(?=\.|$)/, "$1");

export function SpaceView({ space, short, level }: { space: Space; short: number; level: 2 | 3 | 4 }) {
  const play = usePlay();
  const { lit, on } = play.means.value;
  const isLit = lit.has(space.key) || on.has(space.key);
  const empty = isEmpty(space);
  const folded = !isLit && !space.pieces.some(({ key }) => lit.has(key) || on.has(key)) && space.folds >= short && space.counters.length === 0 && space.spaces.length === 0;
  const open = opened.value[space.key] ?? false;
  const goal = play.hint.value?.touches.to === space.key;
  const looks = ["space", space.shape, isLit && "lit", on.has(space.key) && "on", goal && "hinted", empty && "empty", folded && !open && "folded"];
  const title = isLit ? (
    <button type="button" class="goal" data-key={space.key} aria-pressed={on.has(space.key) ? "true" : undefined}>
      {space.title}
    </button>
  ) : folded && !empty ? (
    <button type="button" class="goal" aria-expanded={open} onClick={() => (opened.value = { ...opened.value, [space.key]: !open })}>
      {space.title} <b>{amount(space)}</b>
    </button>
  ) : (
    space.title
  );
  const Heading = `h${level}` as const;
  return (
    <section
      class={looks.filter(Boolean).join(" ")}
      data-key={space.key}
      data-space={space.key}
      data-place={placeOf(space.key)}
      data-shape={space.shape}
      data-mine={space.owner !== null && space.owner === play.scene.value?.seat ? "" : undefined}
    >
      <Heading class="title">{title}</Heading>
      {space.counters.length > 0 && (
        <div class="counters">
          {space.counters.map((counter) => (
            <CounterView key={counter.key} counter={counter} inside={space.title} />
          ))}
        </div>
      )}
      {space.note && <p class="note">{space.note}</p>}
      {(!folded || open) && space.pieces.length > 0 && (
        <div class="pieces">
          {space.pieces.map((piece, place) => (
            <PieceView key={piece.key} piece={piece} place={place} />
          ))}
        </div>
      )}
      {space.spaces.length > 0 && (
        <div class="spaces">
          {space.spaces.map((one) => (
            <SpaceView key={one.key} space={one} short={short} level={level === 2 ? 3 : 4} />
          ))}
        </div>
      )}
    </section>
  );
}
