// A finished game, choice by choice.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { post } from "../api.ts";
import { botsOf, proposed } from "../bots.ts";
import { keepFit } from "../fit.ts";
import { useLayout } from "../layout.ts";
import { links, rememberOpened } from "../links.ts";
import { settle, snapshot } from "../motion.ts";
import { still } from "../play.ts";
import { loadBox } from "../pictures.ts";
import { lookedAt } from "../panels.ts";
import { language } from "../settings.ts";
import { complain } from "../toasts.ts";
import type { Chances, Offer, Opened, Scene, Table } from "../types.ts";
import { t } from "../words.ts";
import { Chart } from "./Chart.tsx";
import { Here } from "./here.ts";
import { Icon } from "./kit.tsx";
import { Log } from "./Log.tsx";
import { Panels } from "./Panels.tsx";
import { SceneView } from "./Scene.tsx";
import { ShareLink } from "./Share.tsx";

interface Step {
  at: number;
  most: number;
  table: Table;
}

const KEPT = 200;

export function ReplayPage({ token }: { token: string }) {
  const play = useMemo(() => still(token), [token]);
  const [at, setAt] = useState(() => Number(/at=(\d+)/.exec(location.hash)?.[1] ?? 0));
  const [seat, setSeat] = useState(() => links.value.find((link) => link.token === token)?.seat ?? null);
  const [most, setMost] = useState<number | null>(null);
  const [plays, setPlays] = useState(false);
  const [chances, setChances] = useState<Chances | null>(null);
  const steps = useRef(new Map<string, Step>());
  const code = language.value;

  const step = async (number: number): Promise<Step> => {
    const key = `${code} ${seat} ${number}`;
    const known = steps.current.get(key);
    if (known) return known;
    const came = await post<Step>("replay", { at: number, seat, language: code }, token);
    if (steps.current.size > KEPT) steps.current.clear();
    steps.current.set(key, came);
    return came;
  };

  useEffect(() => {
    let stale = false;
    void step(at).then((one) => {
      if (stale) return;
      const before = snapshot();
      play.show(one.table);
      settle(before, [], 350);
      setMost(one.most);
      void loadBox(token, one.table.key, code, one.table.scene);
      if (at < one.most) void step(at + 1).catch(() => {});
    }, complain);
    return () => {
      stale = true;
    };
  }, [at, seat, token, code]);

  const go = (to: number) => setAt(Math.max(0, Math.min(most ?? 0, to)));
  useEffect(() => {
    if (!plays) return;
    if (most !== null && at >= most) return setPlays(false);
    const timer = setTimeout(() => go(at + 1), 900);
    return () => clearTimeout(timer);
  }, [plays, at, most]);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea, button, a")) return;
      if (document.querySelector("dialog[open]")) return;
      const by: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10, Home: -1e9, End: 1e9 };
      if (event.key === " ") setPlays(!plays);
      else if (by[event.key] !== undefined) go(at + by[event.key]!);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });

  const table = play.table.value;
  useLayout(table?.key);
  const [reckons, setReckons] = useState(false);
  const reckon = async () => {
    setReckons(true);
    try {
      setChances(await post<Chances>("chances", { language: code }, token));
    } catch (error) {
      complain(error);
    }
    setReckons(false);
  };
  const branch = async () => {
    if (!table) return;
    const human = seat ?? 0;
    try {
      const bot = proposed(botsOf((await post<Offer>("offer")).bots, table.key)) ?? "client";
      const seats = table.players.map((player, place) => (place === human ? "client" : player === "client" ? bot : player));
      const opened = await post<Opened>("branch", { at, seats, names: table.names }, token);
      rememberOpened(opened, table.names, seats.map((player) => player === "client"));
      location.hash = `#/t/${opened.seats[human] ?? opened.watch}`;
    } catch (error) {
      complain(error);
    }
  };
  const save = async () => {
    try {
      const { text } = await post<{ text: string }>("journal", {}, token);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      link.download = `${table?.key ?? "game"}.journal`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      complain(error);
    }
  };
  const names = table?.names ?? [];
  // What is passed on is the onlooker's link, if there is one: a seat stays its player's.
  const shared = links.value.find(({ role, game }) => role === "watch" && game === table?.game)?.token ?? token;
  return (
    <Here.Provider value={play}>
      <div class="frame replay">
        <header class="top">
          <a href="#/" class="plain" aria-label={t("lobby")}>
            <Icon name="home" />
          </a>
          <h1>
            {table?.title ?? t("replay")} <span class="status">{table?.scene.status}</span>
          </h1>
          <nav aria-label={t("panels")}>
            <a class="plain" href={`#/t/${token}`}>
              {t("to-table")}
            </a>
          </nav>
        </header>
        <main class="middle">
          {play.scene.value && <Cloth scene={play.scene.value} />}
          <div class="foot">
            <section class="prompt slider" aria-label={t("replay")}>
              <button type="button" class="plain" aria-label={plays ? t("pause") : t("play")} onClick={() => setPlays(!plays)}>
                <Icon name={plays ? "pause" : "play"} />
              </button>
              <input type="range" min={0} max={most ?? 0} value={at} aria-label={t("choice-number")} onInput={(event) => go(Number(event.currentTarget.value))} />
              <select aria-label={t("seen-by")} value={seat ?? ""} onChange={(event) => setSeat(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}>
                <option value="">{t("onlooker")}</option>
                {names.map((name, place) => (
                  <option key={place} value={place}>
                    {name}
                  </option>
                ))}
              </select>
              <output>{t("of", { count: at, most: most ?? 0 })}</output>
              <button type="button" class="small" onClick={() => void branch()}>
                {t("branch")}
              </button>
              <button type="button" class="small" onClick={() => void save()}>
                {t("export")}
              </button>
            </section>
          </div>
        </main>
        <aside class="side" aria-label={t("chances")}>
          <h2>{t("chances")}</h2>
          {chances ? (
            <>
              <Chart chances={chances} names={names} at={at} onGo={go} />
              <h3>{t("swings")}</h3>
              <ul class="swings">
                {chances.swings.map((one) => (
                  <li key={one.at}>
                    <button type="button" class="plain" onClick={() => go(one.at)}>
                      <b>{t("swing", { by: Math.round(one.by * 100), sign: one.by > 0 ? "+" : "" })}</b> {names[one.seat]}{one.text && `: ${one.text}`}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <button type="button" disabled={reckons} onClick={() => void reckon()}>
              {reckons ? t("chances-reckoning") : t("chances-reckon")}
            </button>
          )}
          <h2>{t("log")}</h2>
          <Log />
          <ShareLink title={t("link-replay")} link={`${location.origin}${location.pathname}#/r/${shared}?at=${at}`} />
        </aside>
      </div>
      <Panels />
    </Here.Provider>
  );
}

function Cloth({ scene }: { scene: Scene }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => keepFit(root.current!), []);
  const look = (event: Event) => {
    const piece = (event.target as Element).closest<HTMLElement>(".piece");
    if (piece) lookedAt.value = piece.dataset.key ?? null;
  };
  return (
    <div class="table" ref={root} onClick={look}>
      <SceneView scene={scene} />
    </div>
  );
}
