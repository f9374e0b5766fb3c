// What the server tells, by the names that the table has for it; the types are made from the server's schemas.
import type { LessonsDue, Space, TableSeen } from "./told-types.ts";

export type {
  Barred, Beat, BotOffered, Catalogue, Chances, ComesTo, Counter, GameOffered, Heard, Hint, Item, Lesson, Mine, Move, Offer, Opened, Option, Orders, Pick,
  Piece, Prompt, Refusal, Rule, Scene, Space, Tally, Touches, Why,
} from "./told-types.ts";

export type Table = TableSeen;
export type Lessons = LessonsDue;
export type Role = TableSeen["role"];
export type Shape = Space["shape"];
