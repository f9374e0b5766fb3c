// A link to be given to a friend.
import { inform } from "../toasts.ts";
import { t } from "../words.ts";

export function ShareLink({ title, link }: { title: string; link: string }) {
  const copy = async (input: HTMLInputElement) => {
    try {
      await navigator.clipboard.writeText(link);
      inform(t("copied"));
    } catch {
      // Without leave to write to the clipboard, the link is at least selected.
      input.select();
    }
  };
  return (
    <div class="share">
      <label>
        {title}
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" onClick={(event) => void copy(event.currentTarget.parentElement!.querySelector("input")!)}>
        {t("copy")}
      </button>
      {"share" in navigator && (
        <button type="button" onClick={() => void navigator.share({ title, url: link }).catch(() => {})}>
          {t("share")}
        </button>
      )}
    </div>
  );
}
