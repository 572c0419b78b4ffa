import type { Paper } from "../../paper/paper.ts";
import { messagesIn } from "./messages.ts";
import { anyOf } from "../../words/any-of.ts";
import { answerNotes, othersToldNotes, receivers, senders } from "../../words/construction/mail.ts";

/** Where a paper prints an address on the net: beside whom a mail is from or to, first of all, or anywhere else. */
type AddressPlace = "of the sender" | "of the receiver" | "quoted" | "first" | "printed";

/** The name of a site in a mail's or a site's address; the last part is a country's or a trade's. */
const SITE = /(?:@|\bwww\.|^|[/\s(<[])((?:[\p{L}\d-]+\.)+\p{L}{2,})/gu;

const MAIL = /@/;
const FROM = new RegExp(`^${anyOf(senders, answerNotes)}\\b`, "i");
/** What programs on the net make of a message's head: a name, its address and the time. */
const WITH_TIME = /^\p{L}.*<\S+@\S+>.*\d/u;
const TO = new RegExp(`^${anyOf(receivers, othersToldNotes)}\\b`, "i");

/** Of a name and a site so many letters agree at least: fewer are an abbreviation that many firms have. */
const FEWEST_LETTERS = 6;

/** Which firm has which address: firms name their sites after themselves. */
export function addressesIn(paper: Paper): {
  readonly placesOf: (name: string) => readonly AddressPlace[];
} {
  const sites: (readonly [site: string, place: AddressPlace])[] = [];
  const { partOf } = messagesIn(paper);
  for (const { page, lines } of paper.pages)
    for (const { line, index } of lines) {
      const text = line.words.map((word) => word.text).join(" ");
      if (!/\.\p{L}{2,}/u.test(text)) continue;
      for (const [, site = ""] of text.matchAll(SITE)) {
        const [name = ""] = site.split(".").toSorted((a, b) => b.length - a.length);
        const part = partOf(page.pageNumber, index);
        sites.push([lettersOf(name), part === "quoted" ? part : placeOn(text, sites.length)]);
      }
    }
  return {
    placesOf: (name) => {
      const own = lettersOf(name);
      const found = sites.flatMap(([site, place]) => (isNamedAfter(site, own) ? [place] : []));
      return [...new Set(found)];
    },
  };
}

function placeOn(text: string, before: number): AddressPlace {
  if (MAIL.test(text) && (FROM.test(text) || WITH_TIME.test(text))) return "of the sender";
  if (MAIL.test(text) && TO.test(text)) return "of the receiver";
  return before === 0 ? "first" : "printed";
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
}

function isNamedAfter(site: string, name: string): boolean {
  let same = 0;
  while (same < site.length && site[same] === name[same]) same += 1;
  return same >= FEWEST_LETTERS || (same === site.length && same >= 4);
}
