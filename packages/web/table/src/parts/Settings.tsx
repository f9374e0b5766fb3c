// What the reader can set for this browser.
import { useEffect, useState } from "preact/hooks";
import { post } from "../api.ts";
import { answers, chosenLanguage, confirms, language, notices, pace, sound, teaches, theme, told, type Pace, type Theme } from "../settings.ts";
import type { Offer } from "../types.ts";
import { PSEUDO, t } from "../words.ts";

const named = (code: string): string => {
  try {
    return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
};

export function Settings() {
  const [codes, setCodes] = useState<string[]>([]);
  useEffect(() => {
    void post<Offer>("offer").then(({ languages }) => setCodes(languages), () => {});
  }, []);
  const all = [...new Set([...codes, language.value])].filter((code) => code !== PSEUDO || language.value === PSEUDO);
  const themes: Theme[] = ["auto", "dark", "light"];
  const paces: Pace[] = ["off", "fast", "normal", "slow"];
  const ask = async (on: boolean) => {
    notices.value = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
  };
  return (
    <div class="settings">
      <label>
        {t("language")}
        <select value={language.value} onChange={(event) => (chosenLanguage.value = event.currentTarget.value)}>
          {all.map((code) => (
            <option key={code} value={code} lang={code}>
              {named(code)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("theme")}
        <select value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value as Theme)}>
          {themes.map((one) => (
            <option key={one} value={one}>
              {t(`theme-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("pace")}
        <select value={pace.value} onChange={(event) => (pace.value = event.currentTarget.value as Pace)}>
          {paces.map((one) => (
            <option key={one} value={one}>
              {t(`pace-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Check label={t("confirms")} on={confirms.value} set={(on) => (confirms.value = on)} />
      <Check label={t("answers")} on={answers.value} set={(on) => (answers.value = on)} />
      <Check
        label={t("teaches")}
        on={teaches.value}
        set={(on) => {
          teaches.value = on;
          if (on) told.value = [];
        }}
      />
      <Check label={t("sound")} on={sound.value} set={(on) => (sound.value = on)} />
      {"Notification" in window && <Check label={t("notices")} on={notices.value} set={(on) => void ask(on)} />}
    </div>
  );
}

export function Check({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
