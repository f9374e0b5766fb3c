// The page of one table.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { keepFit } from "../fit.ts";
import { listen } from "../gestures.ts";
import { listenToKeys } from "../keys.ts";
import { laidOut, useLayout } from "../layout.ts";
import { links, seatsHere } from "../links.ts";
import { attend } from "../notice.ts";
import { lookedAt, panel, rules } from "../panels.ts";
import { play as playAt, type Play } from "../play.ts";
import { only } from "../pointing.ts";
import { answers, language } from "../settings.ts";
import { say } from "../toasts.ts";
import { t } from "../words.ts";
import { ChancePanel } from "./Chance.tsx";
import { Here } from "./here.ts";
import { Icon } from "./kit.tsx";
import { LessonsPanel } from "./Lessons.tsx";
import { Log } from "./Log.tsx";
import { Panels } from "./Panels.tsx";
import { PromptBar } from "./Prompt.tsx";
import { SceneView } from "./Scene.tsx";

/** A table; where several people play at one screen, that of the one who is asked. */
export function TablePage({ token }: { token: string }) {
  const [now, setNow] = useState(token);
  const [curtain, setCurtain] = useState<string | null>(null);
  useEffect(() => setNow(token), [token]);
  const pass = (to: string) => {
    lookedAt.value = rules.value = panel.value = null;
    setCurtain(to);
  };
  if (curtain !== null) {
    const open = () => {
      setNow(curtain);
      history.replaceState(null, "", `#/t/${curtain}`);
      setCurtain(null);
    };
    return <Curtain token={curtain} onOpen={open} />;
  }
  return <OneTable key={now} token={now} onPass={pass} />;
}

function Curtain({ token, onOpen }: { token: string; onOpen: () => void }) {
  const link = links.value.find((one) => one.token === token);
  return (
    <main class="curtain">
      <h1>{t("curtain", { name: link?.name ?? "" })}</h1>
      <button type="button" class="main" ref={(element) => element?.focus()} onClick={onOpen}>
        {t("curtain-open", { name: link?.name ?? "" })}
      </button>
    </main>
  );
}

function OneTable({ token, onPass }: { token: string; onPass: (to: string) => void }) {
  const play = useMemo(() => playAt(token), []);
  useEffect(() => play.close, []);
  useEffect(() => listenToKeys(play), []);
  useStyles(play);
  useAnnouncements(play);
  useOthersHere(play, onPass);
  const table = play.table.value;
  const scene = play.scene.value;
  if (play.closed.value !== null)
    return (
      <main class="page">
        <h1>{t("closed")}</h1>
        <p>{play.closed.value}</p>
        <a href="#/">{t("lobby")}</a>
      </main>
    );
  if (!table || !scene) return <main class="page loading" aria-busy="true">{t("loading")}</main>;
  return (
    <Here.Provider value={play}>
      <div class="frame">
        <Head play={play} onPass={onPass} />
        <main class="middle">
          {!play.online.value && <p class="banner" role="status">{t("offline")}</p>}
          <Cloth play={play} />
          <div class="foot">
            <LessonsPanel />
            <ChancePanel />
            <PromptBar />
          </div>
        </main>
        <aside class="side" aria-label={t("log")}>
          <h2>{t("log")}</h2>
          <Log />
        </aside>
      </div>
      <Panels />
    </Here.Provider>
  );
}

function Cloth({ play }: { play: Play }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => listen(root.current!, play), []);
  useEffect(() => keepFit(root.current!), []);
  const number = play.prompt.value?.number;
  useEffect(() => {
    // What is asked about has to be seen.
    const lit = [...root.current!.querySelectorAll<HTMLElement>(".piece.lit, .space.lit")].filter((one) => one.offsetParent !== null);
    const seen = root.current!.getBoundingClientRect();
    const inside = (one: HTMLElement) => one.getBoundingClientRect().top >= seen.top - 4 && one.getBoundingClientRect().bottom <= seen.bottom + 4;
    if (!lit.some(inside)) lit[0]?.scrollIntoView({ block: "center" });
  }, [number, laidOut.value]);
  return (
    <div class="table" ref={root}>
      <SceneView scene={play.scene.value!} />
    </div>
  );
}

function Head({ play, onPass }: { play: Play; onPass: (to: string) => void }) {
  const { title, role, seat, game, scene: last } = play.table.value!;
  const scene = play.scene.value ?? last;
  const here = seatsHere(game);
  const open = (name: "log" | "book" | "settings" | "people" | "keys" | "orders") => () => (panel.value = name);
  return (
    <header class="top">
      <a href="#/" class="plain" aria-label={t("lobby")}>
        <Icon name="home" />
      </a>
      <h1>
        {title} <span class="status">{scene.status}</span>
      </h1>
      {role !== "seat" && <span class="watching">{t("watching")}</span>}
      {here.length > 1 && (
        <select class="seats" aria-label={t("seat-switch")} value={play.token} onChange={(event) => onPass(event.currentTarget.value)}>
          {[...here].sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0)).map((one) => (
            <option key={one.token} value={one.token} selected={one.seat === seat}>
              {one.name}
            </option>
          ))}
        </select>
      )}
      <nav aria-label={t("panels")}>
        {scene.over && (
          <a class="plain" href={`#/r/${play.token}`}>
            <Icon name="play" /> <span>{t("replay")}</span>
          </a>
        )}
        <Tool icon="log" words="log" class="narrow" onClick={open("log")} />
        <Tool icon="people" words="players" onClick={open("people")} />
        {role === "seat" && <Tool icon="orders" words="orders" onClick={open("orders")} />}
        <Tool icon="book" words="book" onClick={open("book")} />
        <Tool icon="gear" words="settings" onClick={open("settings")} />
        <Tool icon="keys" words="keys" class="wide-only" onClick={open("keys")} />
      </nav>
    </header>
  );
}

function Tool(props: { icon: Parameters<typeof Icon>[0]["name"]; words: string; class?: string; onClick: () => void }) {
  return (
    <button type="button" class={`plain ${props.class ?? ""}`} aria-label={t(props.words)} title={t(props.words)} onClick={props.onClick}>
      <Icon name={props.icon} />
    </button>
  );
}

/** The pictures of the game, and the style sheet that it brings for its table. */
function useStyles(play: Play): void {
  const key = play.table.value?.key;
  const code = language.value;
  useEffect(() => {
    void play.box()?.catch(() => {});
  }, [key, code]);
  const spoken = useRef(code);
  useEffect(() => {
    if (spoken.current !== code) play.relearn();
    spoken.current = code;
  }, [code]);
  useLayout(key);
}

/** What happens and what is asked is said to those who do not see it; whose turn it is, in the title. */
function useAnnouncements(play: Play): void {
  useSignalEffect(() => {
    const beat = play.beat.value;
    if (beat?.text) say(beat.text);
  });
  useSignalEffect(() => {
    const prompt = play.prompt.value;
    if (prompt) say(prompt.text);
  });
  useSignalEffect(() => {
    const table = play.table.value;
    if (!table) return;
    const mine = table.seat !== null && table.waited_for.includes(table.seat) && !table.scene.over;
    attend(table.title, mine && !(answers.value && only(table) !== null));
  });
  useEffect(() => () => attend("", false), []);
}

/** Where the reader waits for somebody who plays at the same screen, it is passed on. */
function useOthersHere(play: Play, onPass: (to: string) => void): void {
  useSignalEffect(() => {
    const table = play.table.value;
    if (!table || play.beat.value || table.seat === null || table.scene.over) return;
    if (table.waited_for.includes(table.seat)) return;
    const other = seatsHere(table.game).find(({ seat, token }) => token !== play.token && seat !== null && table.waited_for.includes(seat));
    if (other) onPass(other.token);
  });
}
