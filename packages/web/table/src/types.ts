// What the server tells, by the names that the table has for it; the types are made from the server's schemas.
import type { LessonsDue, Space, TableSeen } from "./told-types.ts";

export type {
  Barred, Beat, BotOnOffer, Catalogue, Chances, ComesTo, Counter, GameOnOffer, Heard, Hello, Hint, Item, Lesson, Mine, Move, Opened, Option, Orders, Pick,
  Piece, Prompt, Refusal, Rule, Scene, Space, Tally, Touches, Why,
} from "./told-types.ts";

export type Table = TableSeen;
export type Lessons = LessonsDue;
export type Role = TableSeen["role"];
export type Shape = Space["shape"];
