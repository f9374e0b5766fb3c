// A new game: which, who plays, and by which of its options.
import { useState } from "preact/hooks";
import { post } from "../api.ts";
import { botsOf, proposed } from "../bots.ts";
import { addressOf, links, rememberOpened, type Link } from "../links.ts";
import { language, name as ownName } from "../settings.ts";
import { complain } from "../toasts.ts";
import type { BotOffered, GameOffered, Offer, Opened } from "../types.ts";
import { t } from "../words.ts";
import { Check } from "./Settings.tsx";
import { ShareLink } from "./Share.tsx";

interface Player {
  /** "here" and "link" are people; all else is the name of a bot. */
  who: string;
  name: string;
}

const isBot = ({ who }: Player): boolean => who !== "here" && who !== "link";

export function NewGame({ offer, onOpened }: { offer: Offer; onOpened: (opened: Opened) => void }) {
  const playable = offer.games.filter(({ fault }) => fault === null);
  const [key, setKey] = useState(playable[0]?.key ?? "");
  const game = playable.find((one) => one.key === key) ?? playable[0];
  const bots = botsOf(offer.bots, key);
  const bot = proposed(bots) ?? "link";
  const [players, setPlayers] = useState<Player[]>([
    { who: "here", name: ownName.value },
    { who: bot, name: "" },
  ]);
  const [packs, setPacks] = useState<string[]>([]);
  const [options, setOptions] = useState<Record<string, string>>({});
  const [outside, setOutside] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [busy, setBusy] = useState(false);
  if (!game) return null;
  const known = (who: string) => who === "here" || who === "link" || bots.some(({ name }) => name === who);
  const seated = players.map((one) => (known(one.who) ? one : { ...one, who: bot }));
  const change = (seat: number, part: Partial<Player>) => setPlayers(seated.map((one, place) => (place === seat ? { ...one, ...part } : one)));
  const most = Math.max(...game.seats);
  const least = Math.min(...game.seats);
  const choose = (one: GameOffered) => {
    setKey(one.key);
    setOptions({});
    setPacks([]);
    const wanted = Math.min(Math.max(seated.length, Math.min(...one.seats)), Math.max(...one.seats));
    setPlayers(resized(seated, wanted, bot));
  };

  const start = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const names = named(seated, bots);
    ownName.value = seated[0] && !isBot(seated[0]) ? seated[0].name : ownName.value;
    try {
      const opened = await post<Opened>("new", {
        game: key,
        seats: seated.map((one) => (isBot(one) ? one.who : "client")),
        names,
        language: language.value,
        ...(packs.length > 0 ? { packs } : {}),
        ...(Object.keys(options).length > 0 ? { options } : {}),
        ...(outside ? { outside_chance: true } : {}),
        ...(seconds > 0 ? { clock: { seconds, bot } } : {}),
      });
      rememberOpened(opened, names, seated.map(({ who }) => who === "here"));
      const first = opened.seats.find((token, seat) => token && seated[seat]?.who === "here") ?? opened.watch;
      if (seated.some(({ who }) => who === "link")) onOpened(opened);
      else location.hash = `#/t/${first}`;
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };

  return (
    <form class="panel new" onSubmit={(event) => void start(event)}>
      <h2>{t("new-game")}</h2>
      <fieldset class="choice">
        <legend>{t("which-game")}</legend>
        {playable.map((one) => (
          <label key={one.key} class={one.key === key ? "on" : ""}>
            <input type="radio" name="game" checked={one.key === key} onChange={() => choose(one)} />
            <b>{one.title}</b>
            <span>{t("for-players", { least: Math.min(...one.seats), most: Math.max(...one.seats) })}</span>
          </label>
        ))}
      </fieldset>
      <fieldset class="players">
        <legend>{t("who-plays")}</legend>
        {seated.map((one, seat) => (
          <div key={seat} class="player">
            <select value={one.who} aria-label={t("player-who", { number: seat + 1 })} onChange={(event) => change(seat, { who: event.currentTarget.value })}>
              <option value="here">{seat === 0 ? t("who-me") : t("who-here")}</option>
              <option value="link">{t("who-link")}</option>
              <optgroup label={t("bots")}>
                {bots.map(({ name, title }) => (
                  <option key={name} value={name}>
                    {t("who-bot", { name: title })}
                  </option>
                ))}
              </optgroup>
            </select>
            {isBot(one) ? (
              <span class="summary">{bots.find(({ name }) => name === one.who)?.summary}</span>
            ) : (
              <input
                value={one.name}
                maxLength={40}
                placeholder={t("player", { number: seat + 1 })}
                aria-label={t("player-name", { number: seat + 1 })}
                onInput={(event) => change(seat, { name: event.currentTarget.value })}
              />
            )}
            {seated.length > least && (
              <button type="button" class="plain" aria-label={t("player-remove", { number: seat + 1 })} onClick={() => setPlayers(seated.filter((_, place) => place !== seat))}>
                ×
              </button>
            )}
          </div>
        ))}
        {seated.length < most && (
          <button type="button" class="small" onClick={() => setPlayers([...seated, { who: bot, name: "" }])}>
            {t("player-add")}
          </button>
        )}
      </fieldset>
      <details>
        <summary>{t("more-options")}</summary>
        {game.packs.length > 1 && (
          <fieldset>
            <legend>{t("packs")}</legend>
            {game.packs.map(({ name, title }) => {
              const on = packs.length > 0 ? packs.includes(name) : name === game.pack;
              const now = packs.length > 0 ? packs : [game.pack ?? ""];
              return <Check key={name} label={title} on={on} set={(is) => setPacks(is ? [...now, name] : now.filter((one) => one !== name))} />;
            })}
          </fieldset>
        )}
        <div class="list">
        {game.options.map((option) => (
          <label key={option.name} class="option">
            <span>{option.text}</span>
            <select value={options[option.name] ?? option.default} onChange={(event) => setOptions({ ...options, [option.name]: event.currentTarget.value })}>
              {option.values.map(({ value, title }) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        ))}
        </div>
        <Check label={t("real-things")} on={outside} set={setOutside} />
        <label class="option">
          <span>{t("clock")}</span>
          <select value={seconds} onChange={(event) => setSeconds(Number(event.currentTarget.value))}>
            {[0, 60, 300, 3600, 86_400, 259_200].map((one) => (
              <option key={one} value={one}>
                {one === 0 ? t("clock-none") : one < 3600 ? t("clock-minutes", { count: one / 60 }) : t("clock-hours", { count: one / 3600 })}
              </option>
            ))}
          </select>
        </label>
      </details>
      <button type="submit" class="main" disabled={busy || !game.seats.includes(seated.length)}>
        {t("start")}
      </button>
    </form>
  );
}

const resized = (players: Player[], wanted: number, bot: string): Player[] =>
  players.length >= wanted ? players.slice(0, wanted) : [...players, ...Array.from({ length: wanted - players.length }, () => ({ who: bot, name: "" }))];

/** What the players are called: bots after their kind, with a number where there are several. */
function named(players: readonly Player[], bots: readonly BotOffered[]): string[] {
  return players.map((one, seat) => {
    if (!isBot(one)) return one.name.trim() || t("player", { number: seat + 1 });
    const same = players.filter(({ who }) => who === one.who).length;
    const before = players.slice(0, seat + 1).filter(({ who }) => who === one.who).length;
    const title = bots.find(({ name }) => name === one.who)?.title ?? one.who;
    const name = title.charAt(0).toUpperCase() + title.slice(1);
    return same > 1 ? `${name} ${before}` : name;
  });
}

/** The links of a game that was just made, to be sent to those who play elsewhere. */
export function Links({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const here = links.value.find((one) => one.game === opened.game && one.here);
  const elsewhere = (one: Link) => one.game === opened.game && one.role === "seat" && !one.here;
  return (
    <section class="panel links" aria-label={t("links")}>
      <h2>{t("links")}</h2>
      <p>{t("links-what")}</p>
      {links.value.filter(elsewhere).map(({ token, name }) => (
        <ShareLink key={token} title={t("link-seat", { name })} link={addressOf(token)} />
      ))}
      <ShareLink title={t("link-watch")} link={addressOf(opened.watch)} />
      <div class="options">
        <a class="button main" href={`#/t/${here?.token ?? opened.watch}`}>
          {t("go-to-table")}
        </a>
        <button type="button" onClick={onClose}>
          {t("close")}
        </button>
      </div>
    </section>
  );
}
