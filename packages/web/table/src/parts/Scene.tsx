// The table: the other seats, what is common, and the reader's own things nearest to him.
import { seatColour } from "../pictures.ts";
import type { Scene, Space, Tally } from "../types.ts";
import { t } from "../words.ts";
import { Clock } from "./Clock.tsx";
import { usePlay } from "./here.ts";
import { Icon, Info } from "./kit.tsx";
import { CounterView, opened, PieceView, SpaceView } from "./Pieces.tsx";

export function SceneView({ scene }: { scene: Scene }) {
  const seats = [...Array(scene.players).keys()];
  const own = scene.seat;
  // The others sit in the order in which they play after the reader.
  const others = own === null ? seats : seats.slice(1).map((step) => (own + step) % scene.players);
  const common = scene.spaces.filter(({ owner }) => owner === null || owner >= scene.players);
  const of = (seat: number) => scene.spaces.filter(({ owner }) => owner === seat);
  return (
    <>
      <div class={`others n${others.length} ${own === null ? "all" : ""}`}>
        {others.map((seat) => (
          <Seat key={seat} seat={seat} spaces={of(seat)} scene={scene} own={false} />
        ))}
      </div>
      <div class="common">
        {common.map((space) => (
          <SpaceView key={space.key} space={space} short={4} level={2} />
        ))}
      </div>
      {own !== null && <Seat seat={own} spaces={of(own)} scene={scene} own />}
    </>
  );
}

function Seat({ seat, spaces, scene, own }: { seat: number; spaces: Space[]; scene: Scene; own: boolean }) {
  const play = usePlay();
  const table = play.table.value!;
  const person = table.players[seat] === "client";
  const waited = table.waited_for.includes(seat) && !scene.over && !play.replays;
  const key = `seat ${seat}`;
  const open = own || (opened.value[key] ?? scene.seat === null);
  const tally = scene.scores.find((one) => one.seat === seat);
  // Where all that a seat has lies in one place, its pieces and counters are told in the head of the seat.
  const colour = seatColour(seat);
  const whole = spaces.length === 1 ? spaces[0]! : null;
  return (
    <section
      class={`seat ${own ? "mine" : "other"} ${scene.over ? "over" : ""} ${open ? "open" : "compact"} ${waited ? "waited" : ""} ${tally?.winner ? "winner" : ""} ${whole && play.means.value.lit.has(whole.key) ? "lit" : ""}`}
      aria-label={table.names[seat]}
      data-key={whole?.key}
      data-space={whole?.key}
      data-place={whole ? "seat" : undefined}
      data-shape={whole?.shape}
      data-mine={own ? "" : undefined}
      ref={(element) => element?.style.setProperty("--seat", colour)}
    >
      <header>
        <h2 class="name">
          <i class="dot" />
          {table.names[seat]}
          {person && !own && !play.replays && (
            <span class={`presence ${table.present.includes(seat) ? "here" : ""}`}>
              {table.present.includes(seat) ? t("present") : t("away")}
            </span>
          )}
          {!person && <span class="bot">{t("bot")}</span>}
        </h2>
        {waited && <span class="thinks">{own ? t("your-turn") : t("thinks")}</span>}
        <Clock seat={seat} />
        {tally && <Score tally={tally} />}
        {whole && (
          <div class="counters">
            {whole.counters.map((counter) => (
              <CounterView key={counter.key} counter={counter} />
            ))}
          </div>
        )}
        {!own && (
          <button
            type="button"
            class="plain fold"
            aria-expanded={open}
            aria-label={open ? t("show-less", { name: table.names[seat] ?? "" }) : t("show-more", { name: table.names[seat] ?? "" })}
            onClick={() => (opened.value = { ...opened.value, [key]: !open })}
          >
            <Icon name={open ? "less" : "more"} />
          </button>
        )}
      </header>
      <div class="things">
        {whole ? <Whole space={whole} short={own ? 5 : open ? 6 : 3} /> : spaces.map((space) => <SpaceView key={space.key} space={space} short={own ? 5 : 3} level={3} />)}
      </div>
    </section>
  );
}

function Whole({ space, short }: { space: Space; short: number }) {
  return (
    <>
      {space.note && <p class="note">{space.note}</p>}
      {space.pieces.length > 0 && (
        <div class={`space ${space.shape}`}>
          <div class="pieces">
            {space.pieces.map((piece, place) => (
              <PieceView key={piece.key} piece={piece} place={place} />
            ))}
          </div>
        </div>
      )}
      {space.spaces.map((one) => (
        <SpaceView key={one.key} space={one} short={short} level={3} />
      ))}
    </>
  );
}

function Score({ tally }: { tally: Tally }) {
  const total = (
    <>
      <b>{tally.total}</b> <span class="name">{t("points")}</span>
    </>
  );
  return (
    <Info label={total} class="counter score">
      <table>
        <tbody>
          {tally.lines.map(([title, points]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tally.tie_break !== 0 && <p>{t("tie-break", { points: tally.tie_break })}</p>}
    </Info>
  );
}
