// The bots that play a game.
import type { BotOffered } from "./types.ts";

/** The levels from the gentlest on: they come first, and the first one is proposed to somebody who has not chosen. */
const LEVELS = ["easy", "normal", "hard", "expert"];

const rank = ({ name }: BotOffered): number => (LEVELS.includes(name) ? LEVELS.indexOf(name) : LEVELS.length);

/** The bots that play a game: the levels, then the others by name. */
export const botsOf = (bots: readonly BotOffered[], key: string): BotOffered[] =>
  bots.filter(({ game }) => game === null || game === key).sort((one, other) => rank(one) - rank(other));

/** The name of the bot to play against for somebody who has not chosen one; null if there is none. */
export function proposed(bots: readonly BotOffered[]): string | null {
  const bot = bots.find(({ name }) => name === LEVELS[0]) ?? bots.find(({ quick, game }) => quick && game !== null) ?? bots[0];
  return bot?.name ?? null;
}
