// The table that the parts belong to.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Play } from "../play.ts";

export const Here = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(Here);
  if (!play) throw new Error("no table around this part");
  return play;
}
