import { onceFor } from "../../base/once-for.ts";
import type { Figure, Paper } from "../../paper/paper.ts";
import { type Keys, keysOf } from "../line-facts.ts";
import { anyOf } from "../../words/any-of.ts";
import {
  headWords,
  originals,
  quoteDays,
  quoteEnds,
  receivers,
  senders,
} from "../../words/construction/mail.ts";
import { textOfWords } from "../../page/page.ts";

/** Where on a paper that is a message something stands: in its head, below it, or in an older message that it quotes. */
export type MessagePart = "head" | "body" | "quoted";

/** What a paper is as a message. */
export interface Messages {
  /** The part that a line belongs to; null where the paper is no message. */
  readonly partOf: (pageNumber: number, line: number) => MessagePart | null;
  /** Words of the names of the persons whom it is from and to. */
  readonly sender: Keys;
  readonly receiver: Keys;
}

const FROM = new RegExp(`^${anyOf(senders)}\\b:?\\s*`, "i");
const TO = new RegExp(`^${anyOf(receivers)}\\b:?\\s*`, "i");
const HEAD_LINE = new RegExp(`^${anyOf(headWords)}\\s*:`, "i");
/** How the head of a quoted message begins, and the one line that programs on the net make of a head: a name, its address and the time. */
const QUOTES = new RegExp(
  `^(?:-+\\s?${anyOf(originals)}\\s?-+|${anyOf(quoteDays)} .{6,60}\\b${anyOf(quoteEnds)}$)`,
  "i",
);
const ADDRESSED = /^\p{L}.*<\S+@\S+>.*\d/u;

/** A head has fewer lines than this. */
const MOST_HEAD_LINES = 9;

/** Tells the messages of a paper: only what begins "From:", or with a sender's address and a time, is one. */
export const messagesIn: (paper: Paper) => Messages = onceFor(({ pages }: Paper) => {
  const parts = new Map<string, MessagePart>();
  const people: Record<"sender" | "receiver", Keys> = { sender: [], receiver: [] };
  let [heads, since] = [0, 0];
  for (const { page, lines } of pages)
    for (const { line, index } of lines) {
      const text = textOfWords(line.words);
      const begin = beginOf(text);
      if (begin === "message" || (begin === "quote" && heads > 0)) [heads, since] = [heads + 1, 0];
      if (heads === 0) continue;
      const isHead = begin === "message" || (since < MOST_HEAD_LINES && HEAD_LINE.test(text));
      parts.set(placeOf(page.pageNumber, index), heads > 1 ? "quoted" : isHead ? "head" : "body");
      if (heads === 1 && since === 0) people.sender = nameIn(text.replace(FROM, ""));
      if (heads === 1 && isHead && TO.test(text)) people.receiver = nameIn(text.replace(TO, ""));
      since += 1;
    }
  return {
    partOf: (pageNumber, line) =>
      heads === 0 ? null : (parts.get(placeOf(pageNumber, line)) ?? "head"),
    ...people,
  };
});

function placeOf(pageNumber: number, line: number): string {
  return `${pageNumber} ${line}`;
}

/** What begins on a line: a message, or the words before one that is quoted. */
function beginOf(text: string): "message" | "quote" | null {
  if ((FROM.test(text) && text.includes(":")) || ADDRESSED.test(text)) return "message";
  return QUOTES.test(text) ? "quote" : null;
}

/** The words of a person's name before an address or a firm. */
function nameIn(text: string): Keys {
  const [name = ""] = text.split(/[<[(,;|]|\S+@/);
  const words = name.trim().split(/\s+/);
  return words.length > 1 && words.length < 5 ? words.flatMap((word) => keysIn(word)) : [];
}

function keysIn(word: string): Keys {
  const key = word.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
  return key === "" ? [] : [key];
}

/** A firm stands at most this many lines below the name of the person who signs for it. */
const BELOW = 2;

/** Whose name stands beside a text or closely above it, outside the head: as persons sign above their firm. */
export function signedBy(
  { pageNumber, line }: Figure<unknown>,
  { pages }: Paper,
  { partOf, sender, receiver }: Messages,
): readonly ("sender" | "receiver")[] {
  const lines = pages[pageNumber - 1]?.lines ?? [];
  const near = new Set(
    lines
      .slice(Math.max(0, line - BELOW), line + 1)
      .filter(({ index }) => partOf(pageNumber, index) !== "head")
      .flatMap(({ line: { words } }) => keysOf(words)),
  );
  const isNear = (name: Keys): boolean => name.length > 1 && name.every((word) => near.has(word));
  return [
    ...(isNear(sender) ? (["sender"] as const) : []),
    ...(isNear(receiver) ? (["receiver"] as const) : []),
  ];
}
