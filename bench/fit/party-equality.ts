import { createHash } from "node:crypto";
import { distance } from "fastest-levenshtein";
import type { PartySlot } from "../../src/evidence/parties/party-slots.ts";
import { overlapOf, sameFirm, wordsOf } from "./order-equality.ts";

/** Recognised print may differ by this share of its letters. */
const MISREAD = 0.2;

/** A project's name may come with its address, or without its phase: the harmonic mean of both shares of common words. */
const SAME_PROJECT = 0.74;

/** Begins a name of which only the hash is told, since others own it. */
const HASHED = "#";

/** The hash of a name: its letters in one row. */
function hashOf(words: readonly string[]): string {
  const hash = createHash("sha256")
    .update(`project ${words.join("")}`)
    .digest("hex");
  return `${HASHED}${hash.slice(0, 12)}`;
}

/** Whether a name is told as a hash. */
export function isHashed(name: string): boolean {
  return name.startsWith(HASHED);
}

/** The share of a text's words of which the hash is the wanted one; 0 where no part of it is. */
function saysHashed(said: string, wanted: string): number {
  const words = wordsOf(said);
  for (let left = 0; left <= MORE_WORDS; left += 1)
    for (let from = 0; from <= left; from += 1) {
      const own = words.slice(from, words.length - (left - from));
      if (own.length > 0 && hashOf(own) === wanted) return left === 0 ? 1 : 0.9 - 0.1 * left;
    }
  return 0;
}

/** How well a text says a name, 0 to 1; 0 where it says another. */
export function saysName(slot: PartySlot, said: string, wanted: string): number {
  if (isHashed(wanted)) return saysHashed(said, wanted);
  const [one, two] = [wordsOf(said).join(""), wordsOf(wanted).join("")];
  if (one === "" || two === "") return 0;
  if (one === two) return 1;
  const apart = distance(one, two) / Math.max(one.length, two.length);
  if (apart <= MISREAD) return 1 - apart;
  if (slot !== "project") return sameFirm(said, wanted) ? 0.9 : 0;
  const { f, recall } = overlapOf(said, wanted);
  const isLonger = recall === 1 && wordsOf(said).length <= wordsOf(wanted).length + MORE_WORDS;
  return f >= SAME_PROJECT || isLonger ? 0.9 * f : 0;
}

/** A project's name may be printed in one with its number or its address: so many words more. */
const MORE_WORDS = 4;
