// The question at the bottom of the table, and what may be answered.
import { useEffect, useState } from "preact/hooks";
import { choose } from "../gestures.ts";
import { looking } from "../panels.ts";
import { keysOf, toggle } from "../pointing.ts";
import { language } from "../settings.ts";
import { inform } from "../toasts.ts";
import type { ComesTo, Option, Pick } from "../types.ts";
import { refusalText, t } from "../words.ts";
import { usePlay } from "./here.ts";
import { Icon, RuleLink } from "./kit.tsx";

/** So many options are listed at once; more of them are pointed at on the table, or asked for. */
const MOST = 7;

export function PromptBar() {
  const play = usePlay();
  const table = play.table.value!;
  const prompt = play.prompt.value;
  const hint = play.hint.value;
  return (
    <section class={`prompt ${prompt && !play.busy.value ? "asked" : ""}`} aria-label={t("question")}>
      <div class="said">
        {play.beat.value ? <Telling /> : prompt ? <Question /> : <Waiting />}
        {hint && (
          <div class="hint">
            <Icon name="hint" />
            <p>{hint.says || t("hint-plain")}</p>
            <button type="button" class="small" onClick={() => choose(play, hint.choice)}>
              {t("hint-take")}
            </button>
          </div>
        )}
      </div>
      <div class="tools">
        <button
          type="button"
          class={`tool ${looking.value ? "on" : ""}`}
          aria-pressed={looking.value}
          onClick={() => {
            looking.value = !looking.value;
            if (looking.value) inform(t("look-on"));
          }}
        >
          <Icon name="look" />
          <span>{t("look")}</span>
        </button>
        {table.role === "seat" && (
          <>
            <button type="button" class="tool" disabled={!prompt} onClick={() => void play.askHint()}>
              <Icon name="hint" />
              <span>{t("hint")}</span>
            </button>
            <button type="button" class="tool" aria-disabled={!table.undo.possible} title={table.undo.reason} onClick={() => void play.undoOrSay()}>
              <Icon name="undo" />
              <span>{t("undo")}</span>
            </button>
            {play.again.value !== null && (
              <button type="button" class="tool" onClick={() => void play.redo()}>
                <Icon name="redo" />
                <span>{t("redo")}</span>
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Telling() {
  const play = usePlay();
  return (
    <div class="telling">
      <h2 class={play.beat.value!.weight}>{play.beat.value!.text || " "}</h2>
      <button type="button" class="small" onClick={play.skip}>
        <Icon name="skip" /> {t("skip")}
      </button>
    </div>
  );
}

function Waiting() {
  const { table } = usePlay();
  const { scene, waited_for, names, fault, chance, outcome } = table.value!;
  const winners = outcome?.winners ?? [];
  const text = fault
    ? refusalText(fault)
    : scene.over
      ? t("over", { names: winners.map((seat) => names[seat]).join(", "), count: winners.length })
      : chance
        ? t("chance")
        : waited_for.length > 0
          ? t("waiting-for", { names: waited_for.map((seat) => names[seat]).join(", ") })
          : t("waiting");
  return (
    <>
      <h2 class={fault ? "fault" : ""}>{text}</h2>
      {scene.over && <Standing />}
    </>
  );
}

/** How the game ended: everybody's points, the most first. */
function Standing() {
  const { table, token } = usePlay();
  const { scene, names } = table.value!;
  const order = [...scene.scores].sort((a, b) => Number(b.winner) - Number(a.winner) || b.total - a.total || b.tie_break - a.tie_break);
  return (
    <div class="standing">
      <ol>
        {order.map(({ seat, total, winner }) => (
          <li key={seat} class={winner ? "winner" : ""}>
            {names[seat]} <b>{total}</b>
          </li>
        ))}
      </ol>
      <a class="button" href={`#/r/${token}`}>
        {t("replay")}
      </a>
      <a class="button" href="#/">
        {t("lobby")}
      </a>
    </div>
  );
}

function Question() {
  const play = usePlay();
  const prompt = play.prompt.value!;
  const confirm = prompt.options.find(({ choice }) => choice === play.asksToConfirm.value);
  return (
    <>
      <h2>
        {prompt.text} <RuleLink id={prompt.rule} />
      </h2>
      {prompt.because && <p class="because">{prompt.because}</p>}
      {confirm ? <Confirm option={confirm} /> : prompt.pick ? <Picking pick={prompt.pick} number={prompt.number} /> : <Options />}
    </>
  );
}

function Confirm({ option }: { option: Option }) {
  const play = usePlay();
  return (
    <div class="confirm">
      <p>{t("confirm", { choice: option.label })}</p>
      <div class="options">
        <button type="button" class="main" ref={(element) => element?.focus()} onClick={() => choose(play, option.choice)}>
          {option.label}
        </button>
        <button type="button" onClick={play.clear}>
          {t("not-yet")}
        </button>
      </div>
    </div>
  );
}

function Options() {
  const play = usePlay();
  const [all, setAll] = useState(false);
  const { options } = play.means.value;
  const hinted = play.hint.value?.choice;
  const number = play.prompt.value!.number;
  useEffect(() => setAll(false), [number]);
  const narrowed = play.pointed.value.keys.length > 0;
  const long = options.filter(({ shortcut, choice }) => !shortcut || choice === hinted);
  const few = long.length <= MOST || narrowed || all;
  const listed = few ? long : long.filter(({ touches, choice }) => keysOf(touches).length === 0 || choice === hinted);
  return (
    <div class="options">
      {listed.map((option) => (
        <button
          type="button"
          key={option.choice}
          class={`${option.passing ? "passing" : ""} ${option.final ? "final" : ""} ${option.choice === hinted ? "hinted" : ""}`}
          disabled={play.busy.value}
          onClick={() => choose(play, option.choice)}
        >
          <span class="label">{option.label}</span>
          {option.detail && <span class="detail">{option.detail}</span>}
        </button>
      ))}
      {!few && (
        <button type="button" class="passing" onClick={() => setAll(true)}>
          {t("all-options", { count: long.length })}
        </button>
      )}
      {narrowed && (
        <button type="button" class="passing" onClick={play.clear}>
          {t("back")}
        </button>
      )}
    </div>
  );
}

function Picking({ pick, number }: { pick: Pick; number: number }) {
  const play = usePlay();
  const { items } = play.pointed.value;
  const [sum, setSum] = useState<ComesTo | null>(null);
  const so = items.join(" ");
  useEffect(() => {
    let stale = false;
    setSum(null);
    const timer = setTimeout(async () => {
      const came = await play.ask<ComesTo>("comes_to", { items }).catch(() => null);
      // An answer about other items than those that are picked by now tells nothing.
      if (!stale) setSum(came);
    }, 120);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [so, number, language.value]);
  const answer = sum ? (sum.legal ? sum.choice : null) : play.means.value.answer;
  const amount = pick.least === pick.most ? t("pick-exactly", { count: pick.least }) : t("pick-between", { least: pick.least, most: pick.most });
  return (
    <>
      <div class="options items">
        {pick.items.map((one) => {
          const count = items.filter((item) => item === one.item).length;
          const place = items.indexOf(one.item) + 1;
          return (
            <button type="button" key={one.item} class={count > 0 ? "on" : ""} aria-pressed={count > 0} onClick={() => (play.pointed.value = toggle(pick, play.pointed.value, one.item))}>
              <span class="label">
                {pick.ordered && <b class={`rank ${count > 0 ? "" : "none"}`}>{place}</b>}
                {one.title}
                {one.count > 1 && <small> {t("of", { count, most: one.count })}</small>}
              </span>
              {one.detail && <span class="detail">{one.detail}</span>}
            </button>
          );
        })}
      </div>
      <div class="picked">
        <button type="button" class="main" disabled={answer === null || play.busy.value} onClick={() => answer !== null && choose(play, answer)}>
          {items.length === 0 && pick.least === 0 ? t("pick-none") : t("pick-confirm", { count: items.length })}
        </button>
        <p>
          {sum?.text || (sum?.refusal ? refusalText(sum.refusal) : "") || amount}
          {pick.ordered && items.length > 0 && ` ${t("first-on-top")}`}
        </p>
        <button type="button" class="small" disabled={items.length === 0} onClick={play.clear}>
          {t("pick-clear")}
        </button>
      </div>
    </>
  );
}
