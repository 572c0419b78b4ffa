import type { Run } from "../../../layout/lines.ts";
import { foldedKeys } from "../../../base/folded-words.ts";
import type { InvoiceRole } from "../../invoice-template.ts";
import type { InvoiceLabel, InvoicePaper } from "../invoice-paper.ts";
import { type LabelValue, valuesOf } from "../label-values.ts";
import type { Block } from "./blocks.ts";
import { isAddress, isContact, isTown } from "./name-looks.ts";

/** A text that may be the name of a party. */
export interface NameCandidate {
  readonly text: string;
  readonly run: Run;
  /** About 0 to 5. */
  readonly score: number;
  readonly because: string;
  /** The lines that it stands among. */
  readonly block: Block | null;
}

/** A name as it is compared: small letters, no punctuation. */
export function nameKey(text: string): string {
  return foldedKeys(text).join(" ");
}

const SALUTATION =
  /^(?:an|a|to|att|attn|attention|herr|herrn|frau|firma|fa|mr|mrs|ms|m|mme|sr|sra|z\.? ?hd\.?|t\.? ?a\.? ?v\.?|c\/o|spett\.?(?:le)?)\.?:?$/i;
const EDGES = /^[\s:,;.|•·–*-]+|[\s:,;|•·–*-]+$/g;
/** A first word that only greets: the name stands behind it. */
const GREETING = /^(?:firma|fa\.|spett\.(?:le)?|spettabile|à l'attention de|an)\s+(?=\p{Lu})/iu;
const LONGEST = 90;

/** A name without trailing signs and what follows it; null where nothing of a name is left. */
export function cleanName(text: string): string | null {
  const name = beforeAddress(text.replace(EDGES, "")).replace(EDGES, "").replace(GREETING, "");
  if (name.length < 2 || name.length > LONGEST || !/\p{L}{2}/u.test(name)) return null;
  const letters = name.replace(/[^\p{L}]/gu, "").length;
  const digits = name.replace(/\D/g, "").length;
  if (
    SALUTATION.test(name) ||
    digits > letters ||
    (/^\S+\.\p{L}{2,}$/u.test(name) && isContact(name))
  )
    return null;
  return name;
}

/** A name that stands in one line with its address: what is before the first sign between them. */
function beforeAddress(text: string): string {
  if (!isTown(text) && !isAddress(text)) return text;
  const cut = /^(.{3,60}?)(?:\s*[·•|*●▪]\s*|\s+[-–—]\s+|,\s+)/.exec(text);
  return cut === null ? text : (cut[1] ?? text);
}

/** Words that stand before names of many kinds. */
const GENERIC = /^(?:to|from|an|von|de|a|da|van|aan|för|para|per|client):?$/i;
const LOW = 0.6;

/** Names below or behind a caption of a role, such as "Bill to". */
export function namesByRole(
  paper: InvoicePaper,
  role: InvoiceRole,
  blocks: readonly Block[],
): readonly NameCandidate[] {
  const names: NameCandidate[] = [];
  paper.lines.forEach(({ labels }, at) => {
    for (const label of labels) {
      if (!label.meanings.includes(`role:${role}`) || !headsName(label)) continue;
      for (const value of roleValues(label, at, paper)) {
        const candidate = candidateOf(value, paper, blocks);
        if (candidate === null) continue;
        names.push(candidate);
        break;
      }
    }
  });
  return names;
}

/** A caption is a text of its own, ends with a colon, or begins a line of name and address. */
function headsName(label: InvoiceLabel): boolean {
  const [run] = label.runs;
  if (/^[-/]/.test(label.remainder) || run === undefined) return false;
  if (endsWithColon(label) || label.coverage > 0.74) return true;
  if (run.words[0] !== label.words[0]) return false;
  return isTown(run.words.map(({ text }) => text).join(" "));
}

function endsWithColon(label: InvoiceLabel): boolean {
  return label.words.at(-1)?.text.endsWith(":") === true;
}

/** A caption without a colon heads an address below it; with one, what stands beside it. */
function roleValues(label: InvoiceLabel, at: number, paper: InvoicePaper): readonly LabelValue[] {
  const values = valuesOf(label, at, paper);
  if (endsWithColon(label)) return values;
  return values.toSorted((a, b) => Number(a.look === "right") - Number(b.look === "right"));
}

function candidateOf(
  value: LabelValue,
  paper: InvoicePaper,
  blocks: readonly Block[],
): NameCandidate | null {
  const { label, at } = value;
  const run = paper.lines
    .slice(Math.max(0, at - 2), at + 9)
    .flatMap(({ line }) => line.runs)
    .find(
      (other) => value.words.length > 0 && value.words.every((word) => other.words.includes(word)),
    );
  const name = cleanName(value.texts.join(" "));
  if (run === undefined || name === null) return null;
  if (isAddress(name) || isContact(name) || /\d{4}/.test(name)) return null;
  const caption = label.words.map(({ text }) => text).join(" ");
  const isLow = label.box.top > LOW * (paper.lines[at]?.page.height ?? 0);
  return {
    text: name,
    run: { ...run, words: value.words },
    score:
      4 +
      0.3 * label.length -
      0.4 * (value.pageNumber - 1) -
      (value.look === "right" ? 0.3 : 0) -
      (isLow ? 1.2 : 0) -
      (GENERIC.test(caption) ? 0.8 : 0),
    because: `It stands ${value.look} the label "${caption}".`,
    block: blocks.find((block) => block.runs.includes(run)) ?? null,
  };
}
