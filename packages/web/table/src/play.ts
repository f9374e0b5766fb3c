// One table as one reader sees it: what the server said last, what is drawn of it by now, and what the reader does.
import { batch, computed, effect, signal } from "@preact/signals";
import { post, Refused } from "./api.ts";
import { rememberTable } from "./links.ts";
import { live, type Live } from "./live.ts";
import { settle, snapshot } from "./motion.ts";
import { loadBox } from "./pictures.ts";
import { click, meaning, NOTHING, only, type Pointed } from "./pointing.ts";
import { FRESH, next, remade, submitted, tookBack } from "./redo.ts";
import { answers, kept, language, pace, type Pace } from "./settings.ts";
import { after, duration, heard, playable } from "./told.ts";
import { complain, inform } from "./toasts.ts";
import type { Beat, Hint, Scene, Table } from "./types.ts";
import { refusalText } from "./words.ts";

const SPEED: Record<Pace, number> = { off: 0, fast: 0.4, normal: 1, slow: 2 };
/** How far each seat has been told the game: whoever comes back to the screen hears the rest. */
const reached = kept<Record<string, number>>("reached", {});
/** So much is told at most to somebody who was away for long. */
const MOST_TOLD = 20;
/** So long it takes at most to tell what happened, at the normal pace in milliseconds: much is told faster. */
const LONGEST_MS = 7_000;
/** So long an act may be on its way before the question is closed to be seen, in milliseconds: mostly the answer comes first. */
const PATIENT_MS = 150;
/** The time to read a question that is answered by itself, in milliseconds. */
const READ_MS = 900;

const same = (one: Scene, other: Scene): boolean => JSON.stringify(one) === JSON.stringify(other);

export type Play = ReturnType<typeof play>;

/** A table that is played, and heard of as it changes. */
export const play = (token: string) => assemble(token, live, false);

function assemble(token: string, connect: typeof live, replays: boolean) {
  const table = signal<Table | null>(null);
  const scene = signal<Scene | null>(null);
  const log = signal<Beat[]>([]);
  const beat = signal<Beat | null>(null);
  const pointed = signal<Pointed>(NOTHING);
  const hint = signal<Hint | null>(null);
  const online = signal(true);
  const busy = signal(false);
  const closed = signal<string | null>(null);
  const redo = signal(FRESH);
  const asksToConfirm = signal<string | null>(null);
  /** the events up to here are in the log. */
  let until = 0;
  const from = reached.value[token];

  const waiting: { table: Table; beats: Beat[] }[] = [];
  let telling = false;
  let skipping = false;
  let wake = () => {};
  /** the reader's act is on its way; only one is at a time. */
  let acting = false;

  const prompt = computed(() => (beat.value ? null : (scene.value?.prompt ?? null)));
  const means = computed(() => meaning(prompt.value, pointed.value));

  function receive(came: Table): void {
    const old = table.value;
    if (old && came.version < old.version) return;
    const fresh = came.events.filter(({ position }) => position >= until);
    // Whoever acts hears of it twice, by the answer and by the line; in another language the same table is another scene.
    if (old && came.version === old.version && fresh.length === 0 && same(came.scene, old.scene)) return lookOn(came.present);
    const first = old === null;
    batch(() => {
      log.value = heard(log.value, fresh);
      until = Math.max(until, came.next);
      table.value = came;
    });
    reached.value = { ...reached.value, [token]: until };
    rememberTable(token, came);
    const unheard = first ? fresh.filter(({ position }) => from !== undefined && position >= from) : fresh;
    waiting.push({ table: came, beats: playable(unheard) });
    if (!telling) void tell();
  }

  function lookOn(present: number[]): void {
    const old = table.value;
    if (old && String(old.present) !== String(present)) table.value = { ...old, present };
  }

  /** Tell what has happened, beat by beat, and then show how the table stands. */
  async function tell(): Promise<void> {
    telling = true;
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      // To somebody who comes to the table, what happened before is told over the table as it is now.
      const seen = scene.value !== null;
      if (!seen) scene.value = { ...one.table.scene, prompt: null };
      const beats = one.beats.slice(-MOST_TOLD);
      const hurry = Math.min(1, LONGEST_MS / beats.reduce((sum, beat) => sum + duration(beat), 0));
      for (const now of beats) {
        const speed = document.hidden || skipping ? 0 : SPEED[pace.value] * hurry;
        if (!speed) break;
        const mine = now.seat !== null && now.seat === one.table.seat;
        const long = duration(now) * speed * (mine ? 0.5 : 1);
        const before = snapshot();
        batch(() => {
          beat.value = now;
          if (seen) scene.value = after(scene.value!, now);
        });
        settle(before, now.moves, Math.min(long, 700));
        await new Promise<void>((done) => {
          wake = done;
          setTimeout(done, long);
        });
      }
      const calm = SPEED[pace.value] === 0;
      const before = calm ? null : snapshot();
      const question = scene.value?.prompt?.number;
      batch(() => {
        scene.value = one.table.scene;
        if (waiting.length === 0) beat.value = null;
        if (one.table.scene.prompt?.number !== question || one.table.scene.prompt === null) clear();
      });
      settle(before, [], 350);
    }
    skipping = false;
    telling = false;
  }

  function clear(): void {
    pointed.value = NOTHING;
    hint.value = null;
    asksToConfirm.value = null;
  }

  async function act(path: string, body: object): Promise<Table | null> {
    if (acting) return null;
    acting = true;
    document.body.ariaBusy = "true";
    const late = setTimeout(() => (busy.value = true), PATIENT_MS);
    const done = () => {
      clearTimeout(late);
      acting = busy.value = false;
      document.body.ariaBusy = null;
    };
    try {
      const came = await post<Table>(path, { ...body, since: until, language: language.value }, token);
      batch(() => {
        done();
        clear();
        receive(came);
      });
      return came;
    } catch (error) {
      done();
      pointed.value = NOTHING;
      complain(error);
      if (error instanceof Refused && error.code === "stale") line.ask();
      return null;
    }
  }

  async function submit(choice: string): Promise<void> {
    const number = table.value?.scene.prompt?.number;
    const came = await act("submit", { choice, number });
    if (came) redo.value = submitted(redo.value, choice, came.version);
  }

  async function undo(): Promise<void> {
    // Answers that were given by themselves are taken back with the one before them.
    for (let more = true; more; ) {
      const came = await act("undo", {});
      if (!came) return;
      redo.value = tookBack(redo.value, came.version);
      more = answers.value && came.undo.possible && only(came) !== null;
    }
  }

  function undoOrSay(): void {
    const state = table.value?.undo;
    if (state?.possible) void undo();
    else if (state?.reason) inform(state.reason);
  }

  const again = computed(() => (table.value ? next(redo.value, table.value.version) : null));
  async function redoOne(): Promise<void> {
    const choice = again.value;
    if (choice === null) return;
    const came = await act("submit", { choice, number: table.value?.scene.prompt?.number });
    if (came) redo.value = remade(redo.value, came.version);
  }

  async function askHint(): Promise<void> {
    const number = prompt.value?.number;
    if (number === undefined) return;
    try {
      const came = await post<Hint>("hint", { number, language: language.value }, token);
      if (prompt.value?.number === number) hint.value = came;
    } catch (error) {
      complain(error);
    }
  }

  const stopAnswering = effect(() => {
    const choice = prompt.value && answers.value && !busy.value ? only(table.peek()!) : null;
    if (choice === null) return;
    const timer = setTimeout(() => void submit(choice), READ_MS * SPEED[pace.value]);
    return () => clearTimeout(timer);
  });

  const opening = () => ({ token, language: language.value, since: until });
  const line: Live = connect(opening, {
    table: receive,
    present: lookOn,
    connected: (is) => (online.value = is),
    error: (refusal) => (closed.value = refusalText(refusal)),
  });

  return {
    token, replays, table, scene, log, beat, pointed, hint, online, busy, closed, prompt, means, again, asksToConfirm,
    receive, submit, undo, undoOrSay, redo: redoOne, askHint, clear, act,
    point: (key: string) => prompt.value && (pointed.value = click(prompt.value, pointed.value, key)),
    box: () => table.value && loadBox(token, table.value.key, language.value, table.value.scene),
    /** Hear everything anew, in another language. */
    relearn() {
      until = 0;
      log.value = [];
      line.ask();
    },
    skip() {
      skipping = true;
      wake();
    },
    ask: <T,>(path: string, body: object = {}) => post<T>(path, { ...body, language: language.value }, token),
    close() {
      stopAnswering();
      line.close();
    },
  };
}

/** A table that only is looked at, as one shows it: for replays. */
export function still(token: string): Play & { show: (table: Table) => void } {
  const made = assemble(token, () => ({ ask() {}, close() {} }), true);
  return {
    ...made,
    show(table: Table) {
      batch(() => {
        made.table.value = table;
        made.log.value = heard([], table.events);
        made.scene.value = { ...table.scene, prompt: null };
      });
    },
  };
}
