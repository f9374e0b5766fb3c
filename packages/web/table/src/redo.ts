// Choices that were taken back can be made again, as long as nothing else has happened.

export interface Redone {
  /** the choices of the reader that may be taken back, the last one last. */
  made: readonly string[];
  /** those that were taken back, the next to be made again last. */
  undone: readonly string[];
  /** the version of the table after the last of them: with another, something else has happened. */
  version: number;
}

export const FRESH: Redone = { made: [], undone: [], version: -1 };

export function submitted(state: Redone, choice: string, version: number): Redone {
  return { made: [...state.made, choice].slice(-50), undone: [], version };
}

export function tookBack(state: Redone, version: number): Redone {
  const last = state.made.at(-1);
  if (last === undefined) return { ...FRESH, version };
  return { made: state.made.slice(0, -1), undone: [...state.undone, last], version };
}

/** The choice to be made again at this version of the table; null if there is none. */
export function next(state: Redone, version: number): string | null {
  return state.version === version ? (state.undone.at(-1) ?? null) : null;
}

export function remade(state: Redone, version: number): Redone {
  const choice = state.undone.at(-1);
  if (choice === undefined) return state;
  return { made: [...state.made, choice], undone: state.undone.slice(0, -1), version };
}
