// The bots that play a game.
import type { BotOnOffer, Hello } from "./types.ts";

/** The bot that is proposed to somebody who has not chosen one, if there is one of that name. */
const GENTLE = "easy";

export const botsOf = (hello: Hello, key: string): BotOnOffer[] => hello.bots.filter(({ game }) => game === null || game === key);

/** The name of the bot to play against for somebody who has not chosen one; null if there is none. */
export function proposed(bots: readonly BotOnOffer[]): string | null {
  const bot = bots.find(({ name }) => name === GENTLE) ?? bots.find(({ quick, game }) => quick && game !== null) ?? bots[0];
  return bot?.name ?? null;
}
