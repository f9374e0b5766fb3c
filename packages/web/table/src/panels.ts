// Which panel lies over the table.
import { signal } from "@preact/signals";

export type Panel = "log" | "book" | "settings" | "people" | "keys" | "orders";

export const panel = signal<Panel | null>(null);
/** The key of the piece that is looked at closely. */
export const lookedAt = signal<string | null>(null);
/** Whether a click on a piece looks at it, instead of pointing at it. */
export const looking = signal(false);
/** The rule whose text is shown. */
export const rules = signal<string | null>(null);
