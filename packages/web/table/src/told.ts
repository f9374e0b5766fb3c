// What happened: the log, the beats that are still to be told, and what each does to the scene on the table.
import type { Beat, Heard, Move, Piece, Scene, Space } from "./types.ts";

/** The log with what was heard since; what was taken back is no longer in it. */
export function heard(log: readonly Beat[], events: readonly Heard[]): Beat[] {
  let kept = [...log];
  for (const { event, beat, position } of events) {
    if (event.kind === "undone") kept = kept.filter((one) => one.position < (event.since ?? position));
    else if (beat && !kept.some((one) => one.position === position)) kept.push({ ...beat, position });
  }
  return kept;
}

/** The beats that are worth showing, one by one; none if anything was taken back: the scene itself says what holds. */
export function playable(events: readonly Heard[]): Beat[] {
  if (events.some(({ event }) => event.kind === "undone")) return [];
  return events.flatMap(({ beat }) => (beat && (beat.text || beat.moves.length > 0) ? [beat] : []));
}

export interface Chapter {
  heading: Beat | null;
  beats: Beat[];
}

/** The sentences of the log under their headings. */
export function chapters(log: readonly Beat[]): Chapter[] {
  const all: Chapter[] = [];
  for (const beat of log.filter(({ text }) => text)) {
    if (beat.weight === "heading" || all.length === 0) all.push({ heading: beat.weight === "heading" ? beat : null, beats: [] });
    if (beat.weight !== "heading") all.at(-1)!.beats.push(beat);
  }
  return all;
}

/** How long a beat is shown, in milliseconds, at a pace of 1. */
export function duration(beat: Beat): number {
  if (!beat.text) return 260;
  const reading = 550 + 22 * Math.min(beat.text.length, 90);
  return beat.weight === "sentence" ? reading : reading * 0.6;
}

/** The scene after the moves of a beat, as far as the scene shows where they start and end. */
export function after(scene: Scene, beat: Beat): Scene {
  return { ...scene, prompt: null, spaces: beat.moves.reduce(moved, scene.spaces) };
}

function moved(spaces: Space[], move: Move): Space[] {
  let found: Piece | null = null;
  const lifted = move.start ? spaces.map((space) => lift(space)) : spaces;
  return move.to ? lifted.map((space) => lay(space)) : lifted;

  function lift(space: Space): Space {
    if (found) return space;
    const place = space.key === move.start || space.pieces.some(({ key }) => key === move.start) ? pieceAt(space, move) : -1;
    const piece = space.pieces[place];
    if (piece) {
      found = piece;
      const left = piece.count > move.count ? [{ ...piece, count: piece.count - move.count }] : [];
      return { ...space, pieces: [...space.pieces.slice(0, place), ...left, ...space.pieces.slice(place + 1)] };
    }
    return { ...space, spaces: space.spaces.map((one) => lift(one)) };
  }

  function lay(space: Space): Space {
    if (space.key !== move.to) return { ...space, spaces: space.spaces.map((one) => lay(one)) };
    const same = space.pieces.findIndex((one) => one.kind === move.kind && one.entry === move.entry && (one.count > 1 || one.turned));
    const there = space.pieces[same];
    if (there) return { ...space, pieces: space.pieces.with(same, { ...there, count: there.count + move.count }) };
    const whole = found && found.count <= move.count && (move.entry === found.entry || !move.entry);
    const laid: Piece = {
      kind: move.kind,
      entry: move.entry,
      face: found?.face ?? "",
      title: found?.title ?? "",
      key: whole ? found!.key : `${move.start}>${move.to}:${move.kind}/${move.entry}`,
      count: move.count,
      badges: [],
      turned: !move.entry,
      dimmed: false,
    };
    return { ...space, pieces: [...space.pieces.filter(({ key }) => key !== laid.key), laid] };
  }
}

/** The place of the piece in a space that a move means; of those that lie face down, any. */
function pieceAt(space: Space, move: Move): number {
  const exact = space.pieces.findIndex((one) => one.kind === move.kind && (one.entry === move.entry || one.key === move.start));
  return exact >= 0 ? exact : space.pieces.findIndex((one) => one.kind === move.kind && (one.turned || !one.entry));
}
