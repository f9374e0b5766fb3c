// The links that this browser holds: each opens a seat of a game, or the onlooker's view of it.
import { kept } from "./settings.ts";
import type { Opened, Role, Table } from "./types.ts";

export interface Link {
  token: string;
  game: string;
  key: string;
  title: string;
  role: Role;
  seat: number | null;
  name: string;
  opened: number;
  /** whether this seat is played here: links for friends are kept to be shown again, and played elsewhere. */
  here: boolean;
}

export const links = kept<Link[]>("links", []);

export function remember(link: Link): void {
  links.value = [link, ...links.value.filter(({ token }) => token !== link.token)];
}

export function rememberTable(token: string, table: Table): void {
  const { game, key, title, role, seat } = table;
  const old = links.value.find((one) => one.token === token);
  const name = seat === null ? "" : (table.names[seat] ?? "");
  if (old && old.seat === seat && old.name === name && old.title === title && old.here) return;
  remember({ token, game, key, title, role, seat, name, opened: old?.opened ?? Date.now(), here: true });
}

export function rememberOpened(opened: Opened, names: readonly string[], here: readonly boolean[]): void {
  const { game, key, title } = opened;
  const common = { game, key, title, opened: Date.now() };
  remember({ ...common, token: opened.host, role: "host", seat: null, name: "", here: false });
  remember({ ...common, token: opened.watch, role: "watch", seat: null, name: "", here: false });
  opened.seats.forEach((token, seat) => {
    if (token) remember({ ...common, token, role: "seat", seat, name: names[seat] ?? "", here: here[seat] ?? false });
  });
}

export function forget(game: string): void {
  links.value = links.value.filter((link) => link.game !== game);
}

/** The seats of a game that are played in this browser. */
export const seatsHere = (game: string): Link[] => links.value.filter((one) => one.game === game && one.role === "seat" && one.here);

export const addressOf = (token: string): string => `${location.origin}${location.pathname}#/t/${token}`;

/** The token in what somebody pasted: a link, or the token alone. */
export function tokenIn(text: string): string | null {
  const found = /(?:#\/[tr]\/)?([\w-]+\.[\w-]+)\s*$/.exec(text.trim());
  return found?.[1] ?? null;
}
