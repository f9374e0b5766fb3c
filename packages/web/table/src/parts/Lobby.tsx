// The first page: the reader's games, a new one, one from a link or a file.
import { useEffect, useState } from "preact/hooks";
import { post } from "../api.ts";
import { forget, links, rememberOpened, tokenIn, type Link } from "../links.ts";
import { language } from "../settings.ts";
import { complain, inform } from "../toasts.ts";
import type { GameOffered, Mine, Offer, Opened } from "../types.ts";
import { t } from "../words.ts";
import { Links, NewGame } from "./NewGame.tsx";
import { Settings } from "./Settings.tsx";

export function Lobby() {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    document.title = t("title");
    void post<Offer>("offer", { language: language.value }).then(setOffer, complain);
  }, [language.value]);
  return (
    <div class="lobby">
      <header class="hero">
        <Sky />
        <h1>{t("title")}</h1>
        <p>{t("tagline")}</p>
      </header>
      <main>
        <div class="column">
          {opened && <Links opened={opened} onClose={() => setOpened(null)} />}
          <MyGames games={offer?.games ?? []} />
          {offer && offer.games.length > 0 && <NewGame offer={offer} onOpened={setOpened} />}
        </div>
        <div class="column">
          <OtherWays onOpened={setOpened} />
          <section class="panel">
            <h2>{t("settings")}</h2>
            <Settings />
          </section>
        </div>
      </main>
    </div>
  );
}

/** One link for each game: that which plays it here, else that which sees most of it. */
function chosen(all: readonly Link[]): Link[] {
  const rank = (link: Link) => (link.role === "seat" ? (link.here ? 0 : 3) : link.role === "watch" ? 1 : 2);
  const best = new Map<string, Link>();
  for (const link of all) {
    const other = best.get(link.game);
    if (!other || rank(link) < rank(other)) best.set(link.game, link);
  }
  return [...best.values()];
}

function MyGames({ games }: { games: readonly GameOffered[] }) {
  const [found, setFound] = useState<Record<string, Mine | null>>({});
  const all = chosen(links.value);
  const tokens = all.map(({ token }) => token);
  useEffect(() => {
    if (tokens.length === 0) return;
    const ask = () =>
      void post<{ games: (Mine | null)[] }>("mine", { tokens }).then(
        ({ games }) => setFound(Object.fromEntries(games.map((one, place) => [tokens[place]!, one]))),
        () => {},
      );
    ask();
    const timer = setInterval(ask, 20_000);
    return () => clearInterval(timer);
  }, [tokens.join(" ")]);
  if (all.length === 0) return null;
  const running = all.filter(({ token }) => !found[token]?.finished);
  const finished = all.filter(({ token }) => found[token]?.finished);
  const title = ({ key, title }: Link) => games.find((one) => one.key === key)?.title ?? title;
  return (
    <section class="panel games">
      <h2>{t("my-games")}</h2>
      {running.length === 0 && <p>{t("no-games")}</p>}
      <ul>
        {running.map((link) => (
          <Row key={link.token} link={link} title={title(link)} mine={found[link.token]} />
        ))}
      </ul>
      {finished.length > 0 && (
        <>
          <h3>{t("finished-games")}</h3>
          <ul>
            {finished.map((link) => (
              <Row key={link.token} link={link} title={title(link)} mine={found[link.token]} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Row({ link, title, mine }: { link: Link; title: string; mine: Mine | null | undefined }) {
  const names = (seats: number[]) => seats.map((seat) => mine?.names[seat] ?? "").join(", ");
  const ours = links.value.filter((one) => one.game === link.game && one.here).map(({ seat }) => seat);
  const turn = mine?.waited_for.some((seat) => ours.includes(seat)) ?? false;
  const state =
    mine === undefined
      ? ""
      : mine === null
        ? t("game-gone")
        : mine.finished
          ? t("won-by", { names: names(mine.winners), count: mine.winners.length })
          : turn
            ? t("your-turn")
            : t("waiting-for", { names: names(mine.waited_for) });
  return (
    <li class={turn ? "turn" : ""}>
      <a href={`#/t/${link.token}`}>
        <b>{title}</b>
        <span>{mine ? mine.names.join(", ") : link.name}</span>
        <span class="state">{state}</span>
      </a>
      {mine?.finished && (
        <a class="button" href={`#/r/${link.token}`}>
          {t("replay")}
        </a>
      )}
      <button type="button" class="plain" aria-label={t("remove-game", { title })} title={t("remove")} onClick={() => forget(link.game)}>
        ×
      </button>
    </li>
  );
}

function OtherWays({ onOpened }: { onOpened: (opened: Opened) => void }) {
  const [pasted, setPasted] = useState("");
  const go = (event: Event) => {
    event.preventDefault();
    const token = tokenIn(pasted);
    if (token) location.hash = `#/t/${token}`;
    else inform(t("no-link"), [], true);
  };
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const opened = await post<Opened>("load", { journal: await file.text(), language: language.value });
      rememberOpened(opened, opened.seats.map(() => ""), opened.seats.map(Boolean));
      onOpened(opened);
    } catch (error) {
      complain(error);
    }
  };
  return (
    <section class="panel ways">
      <h2>{t("other-ways")}</h2>
      <form onSubmit={go}>
        <label>
          {t("paste-link")}
          <input value={pasted} onInput={(event) => setPasted(event.currentTarget.value)} autocomplete="off" spellcheck={false} />
        </label>
        <button type="submit" disabled={!pasted.trim()}>
          {t("open")}
        </button>
      </form>
      <label>
        {t("load-file")}
        <input type="file" accept=".journal,.txt,text/plain" onChange={(event) => void load(event.currentTarget.files?.[0])} />
      </label>
    </section>
  );
}

/** A globe with its ring, and a few stars. */
const Sky = () => (
  <svg class="sky" viewBox="0 0 200 120" aria-hidden="true">
    {[[12, 22, 1], [40, 70, 0.8], [66, 18, 1.2], [178, 30, 1], [188, 92, 1.3], [28, 104, 0.9], [96, 108, 0.8]].map(([x, y, r]) => (
      <circle key={x} class="star" cx={x} cy={y} r={r} />
    ))}
    <path class="ring" d="M70 78a58 15 -20 01108-36" />
    <circle class="globe" cx="124" cy="60" r="30" />
    <path class="band" d="M97 50q27 9 54-2M95 66q30 9 57-2" />
    <path class="ring" d="M70 78a58 15 -20 00108-36" />
  </svg>
);
