import type { Paper } from "../../paper/paper.ts";

/** Where a paper prints an address on the net: beside whom a mail is from or to, first of all, or anywhere else. */
type AddressPlace = "of the sender" | "of the receiver" | "first" | "printed";

/** The name of a site in a mail's or a site's address; the last part is a country's or a trade's. */
const SITE = /(?:@|\bwww\.|^|[/\s(<[])((?:[\p{L}\d-]+\.)+\p{L}{2,})/gu;

const MAIL = /@/;
const FROM = /^(?:from|sent by|sender|reply to)\b/i;
const TO = /^(?:to|cc|attn|attention)\b/i;

/** Of a name and a site so many letters agree at least: fewer are an abbreviation that many firms have. */
const FEWEST_LETTERS = 6;

/** Which firm has which address: firms name their sites after themselves. */
export function addressesIn(paper: Paper): {
  readonly placesOf: (name: string) => readonly AddressPlace[];
} {
  const sites: (readonly [site: string, place: AddressPlace])[] = [];
  for (const { lines } of paper.pages)
    for (const { line } of lines) {
      const text = line.words.map((word) => word.text).join(" ");
      if (!/\.\p{L}{2,}/u.test(text)) continue;
      for (const [, site = ""] of text.matchAll(SITE)) {
        const [name = ""] = site.split(".").toSorted((a, b) => b.length - a.length);
        sites.push([lettersOf(name), placeOn(text, sites.length)]);
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
  if (MAIL.test(text) && FROM.test(text)) return "of the sender";
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
