// Where luck comes from outside: the table asks what came.
import { useState } from "preact/hooks";
import { plain, t } from "../words.ts";
import { usePlay } from "./here.ts";

export function ChancePanel() {
  const play = usePlay();
  const chance = play.table.value!.chance;
  const [word, setWord] = useState("");
  if (!chance || play.beat.value) return null;
  const many = chance.options.length > 12;
  const wanted = plain(word.trim());
  const shown = chance.options.filter(({ label, text }) => plain(label || text).includes(wanted));
  const tell = (outcome: string) => {
    setWord("");
    void play.act("resolve", { outcome });
  };
  return (
    <section class="chance" aria-label={t("chance")}>
      <h2>{chance.text || t("chance")}</h2>
      {many && <input type="search" value={word} aria-label={t("search")} placeholder={t("search")} onInput={(event) => setWord(event.currentTarget.value)} />}
      <div class="options">
        {shown.slice(0, 60).map((option) => (
          <button type="button" key={option.text} disabled={play.busy.value} onClick={() => tell(option.text)}>
            {option.label || option.text}
          </button>
        ))}
      </div>
    </section>
  );
}
