// The line over which the server tells what changes. It is taken up again when it breaks, at the place where it broke.
import type { Refusal, Table } from "./types.ts";

export interface Heeds {
  table(table: Table): void;
  present(seats: number[]): void;
  error(error: Refusal): void;
  connected(is: boolean): void;
}

export interface Live {
  /** Ask again, in another language or from another event on. */
  ask(): void;
  close(): void;
}

/** The pause before the next try, in milliseconds: longer each time, and never the same for all who were cut off at once. */
export const pause = (tries: number): number => Math.min(500 * 2 ** tries, 10_000) * (0.7 + 0.6 * Math.random());

/** Refusals after which it makes no sense to try again; after any other the line is taken up again. */
const FINAL = new Set(["no-link", "bad-journal", "bad-request", "unknown-language"]);

export function live(opening: () => { token: string; language: string; since: number }, heeds: Heeds): Live {
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer = 0;
  let closed = false;

  const url = new URL("api/live", document.baseURI);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const say = () => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(opening()));

  function open(): void {
    clearTimeout(timer);
    const mine = (socket = new WebSocket(url));
    mine.onopen = say;
    mine.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as { table?: Table; present?: number[]; error?: Refusal };
      if (told.table) {
        tries = 0;
        heeds.connected(true);
        heeds.table(told.table);
      } else if (told.present) heeds.present(told.present);
      else if (told.error && FINAL.has(told.error.code)) {
        closed = true;
        heeds.error(told.error);
      }
    };
    mine.onclose = () => {
      if (mine !== socket || closed) return;
      heeds.connected(false);
      timer = window.setTimeout(open, pause(tries++));
    };
  }

  const soon = () => {
    if (closed || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
    tries = 0;
    open();
  };
  const seen = () => document.visibilityState === "visible" && soon();
  addEventListener("online", soon);
  document.addEventListener("visibilitychange", seen);
  open();
  return {
    ask: say,
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener("online", soon);
      document.removeEventListener("visibilitychange", seen);
      socket?.close();
    },
  };
}
