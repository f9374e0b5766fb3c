// Which page is shown, and what is the same on all of them.
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { rules } from "../panels.ts";
import { chosenLanguage } from "../settings.ts";
import { said, toast } from "../toasts.ts";
import { hasWords, loadWords, t } from "../words.ts";
import { Icon } from "./kit.tsx";
import { Lobby } from "./Lobby.tsx";
import { ReplayPage } from "./Replay.tsx";
import { TablePage } from "./TablePage.tsx";

export function App() {
  const hash = useSignal(location.hash);
  useEffect(() => {
    const changed = () => (hash.value = location.hash);
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  useSignalEffect(() => void loadWords(chosenLanguage.value));
  if (!hasWords()) return null;
  const [, page, token] = hash.value.split(/\/|\?/);
  return (
    <>
      {page === "t" && token ? <TablePage token={token} /> : page === "r" && token ? <ReplayPage token={token} /> : <Lobby />}
      <p class="unseen" aria-live="polite">
        {said.value}
      </p>
      <div role="status" class={`toast ${toast.value ? "" : "gone"} ${toast.value?.bad ? "bad" : ""}`}>
        {toast.value && (
          <>
            <p>
              {toast.value.text}{" "}
              {toast.value.rules.map((id) => (
                <button type="button" class="rule" key={id} onClick={() => (rules.value = id)}>
                  {id}
                </button>
              ))}
            </p>
            <button type="button" class="plain" aria-label={t("close")} onClick={() => (toast.value = null)}>
              <Icon name="cross" />
            </button>
          </>
        )}
      </div>
    </>
  );
}
