import { distance } from "fastest-levenshtein";

/** Recognised print may differ by this share of its letters. */
const MISREAD = 0.1;

const LEGAL =
  /\b(?:sdn\.? ?bhd|s\/b|bhd|gmbh(?: ?& ?co\.?(?: ?kg)?)?|ag|kg|ltd|limited|llc|l\.l\.c|inc|incorporated|corp|co|company|sarl|sas|s\.a\.r\.l|s\.a|srl|s\.r\.l|s\.l|b\.v|bv|ab|oy|as|a\.s|aps|kft|s\.r\.o|sp\. z o\.o|e\.v|ug|pte|plc|pty)\b\.?/gi;

function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** How well a text says the name of a firm or a person, 0 to 1; 0 where it says another. */
export function saysFirm(said: string, wanted: string): number {
  const [one, two] = [lettersOf(said), lettersOf(wanted)];
  if (one === "" || two === "") return 0;
  if (one === two) return 1;
  const [short, long] = [said, wanted].map((text) => lettersOf(text.replace(LEGAL, " ")));
  if (short === undefined || long === undefined || short === "" || long === "") return 0;
  if (short === long) return 0.97;
  const apart = distance(one, two) / Math.max(one.length, two.length);
  if (apart <= MISREAD) return 0.97 - apart;
  if (two.length >= 4 && one.includes(long)) return 0.8 * (0.5 + 0.5 * (two.length / one.length));
  if (one.length >= 4 && long.includes(short) && short.length >= 0.6 * long.length) return 0.75;
  return 0;
}
