import { textOf } from "./text-block.ts";
import type { ChangeOrderKind } from "../../document/change-order.ts";
import type { Candidate } from "../candidates.ts";
import type { Title } from "./titles.ts";
import type { Labelled, OrderLabel } from "./labelled.ts";

/** Words of a label that name a request rather than an order. */
const REQUEST =
  /\b(?:request|proposal|proposed|potential|pco|cor|rfco|cop|quotation|quote|ticket|tag|extra|claim|rco|cpr|pricing)\b/i;
const ORDER =
  /\b(?:change order|co|sco|scco|cco|pcco|oco|poco|modification|amendment|variation|order)\b/i;

/** A word for number, or an abbreviation that is only used before one. */
const NUMBERS =
  /\b(?:no|number|nr|num)\b|#|№|^(?:co|cor|pco|rfco|sco|scco|cco|pcco|oco|vo|ewo|cpr|rfc|vq)\b/i;

const OF_ITS_KIND = 0.35;
const IN_TITLE = 0.5;
const HIGH = 0.12;
const LATER_PAGE = -0.4;

/** A caption that stands before several numbers heads the rows of a list. */
const REPEATED = -0.4;

/** Letters before the digits, as numbers of papers have them. */
const PREFIXED = /^[A-Z]{1,6}[- #]?\d/;
const LOW_ON_PAGE = -0.25;
const BARE_LABEL = -0.15;
/** A label without the word "number" promises a number only in a title. */
const WITHOUT_NUMBER = -0.3;

/** Numbers by evidence: of the paper's own kind, in its title, high on its first page. */
export function rankedNumbers(
  numbers: readonly Labelled<string>[],
  title: Title | null,
  kind: ChangeOrderKind,
  heightOf: (pageNumber: number) => number,
): readonly Candidate<string>[] {
  const timesOf = (printed: string): number =>
    numbers.filter(({ label }) => printedOf(label) === printed).length;
  return numbers
    .map((number) => {
      const { label, candidate } = number;
      const words = printedOf(label);
      const isTitle = isInTitle(number, title);
      const evidence = [
        isCalledOfKind(words, kind) || isOfKind(candidate.value, kind) ? OF_ITS_KIND : 0,
        timesOf(words) > 2 ? REPEATED : 0,
        PREFIXED.test(candidate.value) ? HIGH : 0,
        isTitle ? IN_TITLE : 0,
        belowTitle(number, title),
        ...onPage(number, heightOf(label.pageNumber)),
        label.length === 1 ? BARE_LABEL : 0,
        NUMBERS.test(words) || isTitle ? 0 : WITHOUT_NUMBER,
      ];
      const score = evidence.reduce((sum, weight) => sum + weight, candidate.score);
      return { ...candidate, score };
    })
    .toSorted((a, b) => b.score - a.score);
}

function printedOf({ words }: OrderLabel): string {
  return textOf(words);
}

/** Whether the title is the label: "Change Order No. 7". */
function isInTitle({ label, candidate }: Labelled<string>, title: Title | null): boolean {
  return (
    title !== null &&
    candidate.look === "right" &&
    label.pageNumber === title.label.pageNumber &&
    label.runs.some((run) => title.label.runs.includes(run))
  );
}

/** Whether the words of a label name the kind of paper that this one is. */
function isCalledOfKind(words: string, kind: ChangeOrderKind): boolean {
  const wanted = kind === "SUBCONTRACTOR_REQUEST" ? REQUEST : ORDER;
  const isOther = kind === "GC_CHANGE_ORDER" && REQUEST.test(words);
  return wanted.test(words) && !isOther;
}

/** What standing below the title says: a number of a paper is at home there, bare digits are not. */
function belowTitle({ label, candidate }: Labelled<string>, title: Title | null): number {
  const isBelow =
    title !== null &&
    candidate.look === "below" &&
    label.runs.some((run) => title.label.runs.includes(run));
  if (!isBelow) return 0;
  return PREFIXED.test(candidate.value) ? IN_TITLE : -IN_TITLE;
}

/** What the page and the height on it say. */
function onPage({ label, candidate }: Labelled<string>, pageHeight: number): readonly number[] {
  const top = label.box.top / pageHeight;
  return [
    top < 0.2 && candidate.look === "right" ? HIGH : 0,
    label.pageNumber > 1 ? LATER_PAGE : 0,
    top > 0.55 ? LOW_ON_PAGE : 0,
  ];
}

const OF_ORDERS = /^(?:pcco|cco|sco|scco|oco|poco|co|vo)[-# ]?\d/i;
const OF_REQUESTS = /^(?:cor|pco|rfco|cop|rfc|vq|cpr|cr|t&m|tm)[-# ]?\d/i;

/** Whether a number itself says that it is one of an order, or of a request. */
function isOfKind(value: string, kind: ChangeOrderKind): boolean {
  return (kind === "GC_CHANGE_ORDER" ? OF_ORDERS : OF_REQUESTS).test(value);
}
