// The pictures of a game's pieces, as addresses that an image can show, and how tall they are for their width.
import { signal } from "@preact/signals";
import { post } from "./api.ts";
import type { Catalogue, Piece, Scene, Space } from "./types.ts";

export interface Picture {
  source: string;
  /** height by width. */
  tall: number;
}

type Colours = Record<string, Record<string, { fill: string; ink: string; letter: string }>>;

export interface Box {
  pictures: ReadonlyMap<string, Picture>;
  colours: Colours;
  catalogue: Catalogue;
  /** kinds of things that are read, and so drawn large: those with a text or several sides in the catalogue. */
  read: ReadonlySet<string>;
}

export const box = signal<Box | null>(null);
const MOST_AT_FIRST = 300;
const UNREAD = { names: {}, kinds: {}, pieces: [] } as unknown as Catalogue;
let made: { key: string; box: Box } | null = null;

type Drawn = Pick<Piece, "kind" | "entry" | "face">;

export const pictureKey = ({ kind, entry, face }: Drawn): string =>
  !entry ? `${kind}/back` : face ? `${kind}/${entry}/${face}` : `${kind}/${entry}`;

/** The picture of a piece; where its face is a number that nobody has drawn, that of the piece. */
export const pictureOf = (all: Box | null, piece: Drawn): Picture | null =>
  all?.pictures.get(pictureKey(piece)) ?? all?.pictures.get(`${piece.kind}/${piece.entry}`) ?? null;

function picture(svg: string): Picture {
  const [, width, height] = /<svg[^>]*?width="([\d.]+)"[^>]*?height="([\d.]+)"/.exec(svg) ?? [];
  // An image needs no scripts and can run none, whatever a pack has drawn.
  const source = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  return { source, tall: width && height ? Number(height) / Number(width) : 1 };
}

/** Load the box of a game: the pictures of what lies on the table first, for they are waited for, then all others. */
export async function loadBox(token: string, game: string, language: string, scene: Scene): Promise<void> {
  const key = `${game} ${language}`;
  if (made?.key === key) {
    box.value = made.box;
    return;
  }
  const draw = (keys: string[]) =>
    post<{ pictures: Record<string, string>; colours: Colours }>("pictures", { language, size: "screen", keys }, token);
  const lying = (space: Space): string[] => [...space.pieces.map(pictureKey), ...space.spaces.flatMap(lying)];
  const onTable = [...new Set(scene.spaces.flatMap(lying))].slice(0, MOST_AT_FIRST);
  const texts = post<{ catalogue: Catalogue }>("catalogue", { language }, token);
  const first = await draw(onTable);
  for (const { source } of made?.box.pictures.values() ?? []) URL.revokeObjectURL(source);
  const pictures = new Map(Object.entries(first.pictures).map(([name, svg]) => [name, picture(svg)]));
  const mine = (made = { key, box: { pictures, colours: first.colours, catalogue: UNREAD, read: new Set<string>() } });
  box.value = made.box;
  const { catalogue } = await texts;
  if (made !== mine) return;
  const read = new Set(catalogue.pieces.filter(({ text, keys }) => text || keys.length > 0).map(({ kind }) => kind));
  box.value = made.box = { ...made.box, catalogue, read };
  const all = Object.entries((await draw([])).pictures).filter(([name]) => !pictures.has(name));
  if (made !== mine) return;
  made.box = { ...made.box, pictures: new Map([...pictures, ...all.map(([name, svg]) => [name, picture(svg)] as const)]) };
  box.value = made.box;
}

/** The colour of a seat; none before the pictures are there. */
export const seatColour = (seat: number | null): string => box.value?.colours.seat?.[String(seat)]?.fill ?? "";

/** The entry of the catalogue that a piece on the table is one of. */
export const entryOf = (all: Box | null, piece: Pick<Piece, "kind" | "entry">) =>
  all?.catalogue.pieces.find(({ kind, key, keys }) => kind === piece.kind && (key === piece.entry || keys.includes(piece.entry)));
