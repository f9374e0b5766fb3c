// Small parts that many others are made of.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { rules } from "../panels.ts";
import { t } from "../words.ts";

interface InfoProps {
  label: ComponentChildren;
  name?: string;
  class?: string;
  counter?: string;
  onDrawn?: (element: HTMLElement | null) => void;
  children: ComponentChildren;
}

/** A button that shows more beside it: where a number comes from, what a thing is. */
export function Info(props: InfoProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => props.onDrawn?.(button.current));
  const place = () => {
    const [at, box] = [button.current!.getBoundingClientRect(), shown.current!];
    const [wide, high] = [box.offsetWidth, box.offsetHeight];
    box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - wide - 8))}px`;
    box.style.top = `${at.bottom + 6 + high > innerHeight ? Math.max(8, at.top - high - 6) : at.bottom + 6}px`;
  };
  return (
    <>
      <button type="button" ref={button} class={`info ${props.class ?? ""}`} popovertarget={id} aria-label={props.name} data-counter={props.counter}>
        {props.label}
      </button>
      <div popover="auto" id={id} ref={shown} class="popover" onToggle={(event) => event.newState === "open" && place()}>
        {props.children}
      </div>
    </>
  );
}

/** A panel over the table: beside it where there is room, from below on a phone. */
export function Sheet(props: { title: string; onClose: () => void; class?: string; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The finger whose long press has opened the sheet is lifted over it: only what begins beside the sheet closes it.
  const beside = useRef(false);
  useEffect(() => {
    const one = dialog.current!;
    const back = document.activeElement as HTMLElement | null;
    one.showModal();
    return () => back?.focus?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`sheet ${props.class ?? ""}`}
      aria-labelledby={id}
      onClose={props.onClose}
      onPointerDown={(event) => (beside.current = event.target === dialog.current)}
      onClick={(event) => beside.current && event.target === dialog.current && dialog.current?.close()}
    >
      <header>
        <h2 id={id}>{props.title}</h2>
        <button type="button" class="plain close" aria-label={t("close")} onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
        </button>
      </header>
      <div class="body">{props.children}</div>
    </dialog>
  );
}

const ICONS = {
  cross: "M6 6l12 12M18 6L6 18",
  home: "M4 11l8-7 8 7M6.5 9.5V20h11V9.5",
  log: "M5 6h14M5 12h14M5 18h9",
  book: "M5 5.5c3-1.2 5-1 7 .7 2-1.7 4-1.9 7-.7V19c-3-1.2-5-1-7 .7-2-1.7-4-1.9-7-.7zM12 6.2v13.5",
  gear: "M12 8.6a3.4 3.4 0 100 6.8 3.4 3.4 0 000-6.8zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1",
  undo: "M9 5L4.5 9.5 9 14M5 9.5h9a5 5 0 010 10h-3",
  redo: "M15 5l4.5 4.5L15 14M19 9.5h-9a5 5 0 000 10h3",
  hint: "M9 17.5h6M10 20.5h4M12 3.5a6 6 0 00-3.6 10.8c.6.5.6 1.2.6 1.7h6c0-.5 0-1.2.6-1.7A6 6 0 0012 3.5z",
  people: "M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.8 20c.4-4 3-6 6.2-6s5.8 2 6.2 6M16 4.4a3.4 3.4 0 010 6.3M17.8 14.4c2 .8 3.1 2.7 3.4 5.6",
  more: "M6 9.5l6 6 6-6",
  less: "M6 14.5l6-6 6 6",
  look: "M10.5 4.5a6 6 0 100 12 6 6 0 000-12zM15 15l5 5",
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  orders: "M6 4.5h12v15.5l-6-3.5-6 3.5zM9 9h6",
  keys: "M9.3 9a2.8 2.8 0 115 1.7c-.9.9-2.3 1.3-2.3 3M12 17.3v.4",
  skip: "M5 6v12l8-6zM14 6v12l6-6z",
} as const;

export function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** A link to the text of a rule. */
export const RuleLink = ({ id }: { id: string }) =>
  id ? (
    <button type="button" class="rule" onClick={() => (rules.value = id)}>
      {id}
    </button>
  ) : null;
