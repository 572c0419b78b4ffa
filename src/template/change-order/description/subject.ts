import type { Word } from "../../../page/page.ts";
import { textOf } from "../text-block.ts";
import { isDescription } from "./wording.ts";

/** A paper's name with its number, as subjects and titles begin. */
const OWN_NAME =
  /^(?:our |this )?(?:(?:sub-?)?contract |prime contract |owner |commitment |proposed |potential |deductive |additive |back-?charge ?\/? ?)*(?:change order (?:request|proposal)s?|requests? for (?:a )?(?:change order|change|extra)|change requests?|change proposals?|change orders?|extra work (?:order|request|authorization|proposal)|variation (?:order|quotation|notice)|variation|modification|amendment|field change order|t&m (?:tag|ticket)|proposal|quotation|cor|pco|rfco|sco|scco|cco|co|rco|vo|vq|rfc|cpr|cr|ewo)\b(?:\s*\([^)]*\))?\s*(?:no\.?|number|nr\.?|#)?\s*[:#]?\s*#?(?:[\w./-]*\d[\w./-]*)?(?:,?\s*\(?rev(?:ision)?\.?\s*\w+\)?|\s+r\d+)?\s*/i;

/** What parts a subject into paper, place and change. */
const PARTING = /\s+[–—|-]+\s+|:\s+|\s\/\s/;

/** "COR 21 approved - Tannery Row": behind an answer stands the project more often than the change. */
const ANSWER = /^(?:is )?(?:approved|accepted|rejected|declined|signed|executed|revised)\b/i;

/** The words of a subject that may say what changes. */
export interface Subject {
  readonly words: readonly Word[];
  /** Whether they stand behind an answer: they may as well name the project. */
  readonly isAside: boolean;
}

/** The part of a subject that says what changes: behind the paper's own name, else the whole. */
export function subjectIn(words: readonly Word[]): Subject {
  const parts = linesOf(words).flatMap((line) => textOf(line).split(PARTING));
  const own = parts.findIndex(
    (part) => /\d|change|extra|variation|cor\b/i.test(part) && OWN_NAME.test(part),
  );
  if (own < 0) return { words, isAside: false };
  const rest = withoutName(parts[own] ?? "").replace(/^(?:for|to|re)\s+/i, "");
  const wanted = isDescription(rest) ? rest : (parts[own + 1] ?? "");
  if (!isDescription(wanted)) {
    const only = parts.find((part, index) => index !== own && isDescription(part));
    return {
      words: only === undefined ? words : wordsOfPart(words, only),
      isAside: ANSWER.test(rest),
    };
  }
  return { words: wordsOfPart(words, wanted), isAside: wanted !== rest && ANSWER.test(rest) };
}

/** Words by the line that they stand on. */
function linesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1)?.at(-1);
    const isNext = last !== undefined && word.box.top > last.box.top + 0.5 * word.glyphHeight;
    if (last === undefined || isNext) lines.push([word]);
    else lines.at(-1)?.push(word);
  }
  return lines;
}

/** The words that print a part of their text. */
function wordsOfPart(words: readonly Word[], part: string): readonly Word[] {
  const count = part.split(" ").length;
  const begin = words.findIndex((_word, index) =>
    textOf(words.slice(index, index + count)).includes(part),
  );
  return begin < 0 ? words : words.slice(begin, begin + count);
}

/** The name taken off as often as it is repeated: "Extra work order request no. 4". */
function withoutName(text: string): string {
  const once = text.replace(OWN_NAME, "");
  return once === text
    ? text
    : once.replace(
        /^(?:request|proposal)\b\s*(?:no\.?|number|#)?\s*[:#]?\s*#?(?:[\w./-]*\d[\w./-]*)?\s*/i,
        "",
      );
}
