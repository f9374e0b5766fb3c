// A piece looked at closely: its picture, what it says, and what can be done with it.
import { useEffect, useState } from "preact/hooks";
import { choose } from "../gestures.ts";
import { lookedAt } from "../panels.ts";
import { box, entryOf, pictureOf } from "../pictures.ts";
import { keysOf } from "../pointing.ts";
import type { Piece, Scene, Space, Why } from "../types.ts";
import { t } from "../words.ts";
import { usePlay } from "./here.ts";
import { RuleLink, Sheet } from "./kit.tsx";

function find(scene: Scene | null, key: string): Piece | null {
  const within = (space: Space): Piece | null => {
    const here = space.pieces.find((one) => one.key === key);
    if (here) return here;
    for (const inner of space.spaces) {
      const found = within(inner);
      if (found) return found;
    }
    return null;
  };
  for (const space of scene?.spaces ?? []) {
    const found = within(space);
    if (found) return found;
  }
  return null;
}

export function LookUp() {
  const play = usePlay();
  const key = lookedAt.value!;
  const piece = find(play.scene.value, key);
  const [why, setWhy] = useState<Why | null>(null);
  useEffect(() => {
    setWhy(null);
    if (play.table.value?.role === "seat") void play.ask<Why>("why", { key }).then(setWhy, () => {});
  }, [key]);
  if (!piece) return null;
  const picture = pictureOf(box.value, piece);
  const text = entryOf(box.value, piece)?.text;
  const prompt = play.prompt.value;
  const options = (prompt?.options ?? []).filter((one) => !one.shortcut && keysOf(one.touches).includes(key));
  const close = () => (lookedAt.value = null);
  return (
    <Sheet title={piece.title || t("face-down")} onClose={close} class="lookup">
      <div class="big">
        {picture && <img src={picture.source} alt="" />}
        <div>
          <p class="kind">
            {box.value?.catalogue.kinds[piece.kind] ?? ""}
            {piece.count > 1 ? ` ${t("times", { count: piece.count })}` : ""}
          </p>
          {text && <p class="text">{text}</p>}
          {piece.badges.length > 0 && (
            <ul class="badges">
              {piece.badges.map((badge) => (
                <li key={badge}>{badge}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {options.length > 0 && (
        <div class="options">
          {options.map((option) => (
            <button
              type="button"
              key={option.choice}
              onClick={() => {
                close();
                choose(play, option.choice);
              }}
            >
              <span class="label">{option.label}</span>
              {option.detail && <span class="detail">{option.detail}</span>}
            </button>
          ))}
        </div>
      )}
      {why && why.barred.length > 0 && (
        <>
          <h3>{t("not-possible")}</h3>
          <ul>
            {why.barred.map((one) => (
              <li key={one.choice}>
                {one.label}: {one.reason} <RuleLink id={one.rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
