// Looking things up: the rules, the words of the game, all its pieces.
import { useEffect, useMemo, useState } from "preact/hooks";
import { box } from "../pictures.ts";
import { complain } from "../toasts.ts";
import type { Rule } from "../types.ts";
import { plain, t } from "../words.ts";
import { usePlay } from "./here.ts";

type Tab = "rules" | "glossary" | "pieces";

interface Entry {
  key: string;
  title: string;
  under: string;
  text: string;
  example: string;
  pictures: string[];
}

export function Book() {
  const play = usePlay();
  const [tab, setTab] = useState<Tab>("rules");
  const [word, setWord] = useState("");
  const [rules, setRules] = useState<Rule[]>([]);
  const [terms, setTerms] = useState<{ term: string; text: string }[]>([]);
  useEffect(() => {
    void play.ask<{ rules: Rule[] }>("rules").then((came) => setRules(came.rules), complain);
    void play.ask<{ entries: { term: string; text: string }[] }>("glossary").then((came) => setTerms(came.entries), complain);
  }, []);
  const all = box.value;
  const entries = useMemo((): Entry[] => {
    if (tab === "rules") return rules.map(({ id, text, chapter, example }) => ({ key: id, title: id, under: chapter, text, example, pictures: [] }));
    if (tab === "glossary") return terms.map(({ term, text }) => ({ key: term, title: term, under: "", text, example: "", pictures: [] }));
    return (all?.catalogue.pieces ?? []).map(({ kind, key, title, text, keys }) => {
      const names = [`${kind}/${key}`, ...[...(all?.pictures.keys() ?? [])].filter((name) => keys.some((one) => name === `${kind}/${one}` || name.startsWith(`${kind}/${one}/`)))];
      const pictures = [...new Set(names)].map((name) => all?.pictures.get(name)?.source ?? "").filter(Boolean);
      return { key: `${kind}/${key}`, title, under: all?.catalogue.kinds[kind] ?? "", text, example: "", pictures };
    });
  }, [tab, rules, terms, all]);
  const wanted = plain(word.trim());
  const found = entries.filter(({ title, text, under }) => !wanted || plain(`${title} ${text} ${under}`).includes(wanted));
  const tabs: Tab[] = ["rules", "glossary", "pieces"];
  return (
    <div class="book">
      <div class="tabs" role="group" aria-label={t("book")}>
        {tabs.map((one) => (
          <button type="button" key={one} aria-pressed={tab === one} onClick={() => setTab(one)}>
            {t(`book-${one}`)}
          </button>
        ))}
      </div>
      <input type="search" value={word} placeholder={t("search")} aria-label={t("search")} onInput={(event) => setWord(event.currentTarget.value)} />
      <p class="amount" role="status">{t("found", { count: found.length })}</p>
      <ul class={tab}>
        {found.slice(0, 400).map((one, place) => (
          <li key={one.key}>
            {one.under && one.under !== found[place - 1]?.under && <h3>{one.under}</h3>}
            {one.pictures.map((source) => (
              <img key={source} src={source} alt="" loading="lazy" />
            ))}
            <p>
              <b>{one.title}</b> {one.text}
            </p>
            {one.example && <p class="example">{one.example}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
