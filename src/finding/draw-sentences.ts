import { isoDate } from "../base/calendar-date.ts";
import { auditDetail } from "./audit-sentences.ts";
import { comparisonSentence } from "./comparison.ts";
import { listedWords } from "./contract-names.ts";
import type {
  DrawFacts,
  DrawnFigure,
  DrawStatement,
  LineColumn,
  ListedRole,
  UnmatchedRow,
  WaivedPayment,
} from "./draw-statement.ts";
import { enumerate } from "./figure-words.ts";
import { sentenceOf } from "./sentences.ts";
import { inWords, type Wording } from "./statement.ts";
import { sentenceCase } from "../base/sentence-case.ts";

/** What a comparison of a draw says: full sentences with the figures as printed. */
export function drawDetail({ statement }: { readonly statement: DrawStatement }): string {
  return inWords(DETAILS, statement);
}

const PAYMENTS: Readonly<Record<WaivedPayment, string>> = {
  this: "this payment",
  last: "the last payment",
};

const DETAILS: Wording<DrawFacts> = {
  "amounts-compared": ({ comparison }) => comparisonSentence(comparison, drawnWords, "is"),
  doubted: ({ file, said }) =>
    `${inWords(DETAILS, said)} ${file} was not read surely enough to say so: compare it with the paper.`,
  "retainage-limit": ({ firm, held, most, percent, of, statute, except, isMore }) => {
    const limit = `${percent.toString()} of ${LIMITED[of]}, ${most.toString()} (${statute})`;
    const said = `${firm} has ${held.toString()} held back`;
    if (!isMore) return `${said}, within the limit of ${limit}.`;
    const unless = except === null ? "" : ` unless ${except}`;
    return `${said}, more than the limit of ${limit}, which holds for this contract${unless}: ask why.`;
  },
  asked: (statement) => auditDetail({ statement }),
  "figure-missing": ({ figure }) =>
    `Not tested: ${drawnWords(figure)} was not found in these papers.`,
  "waiver-given": ({ payment, firm }) => `The waiver of ${firm} for ${PAYMENTS[payment]} is there.`,
  "waiver-missing": ({ payment, firm, amount }) =>
    payment === "this"
      ? `No waiver of ${firm} for this payment of ${amount.toString()} is among the papers.`
      : `${firm} was paid ${amount.toString()} before, and no waiver of it for the last payment is among the papers.`,
  "waiver-perhaps": ({ payment, firm, files }) =>
    `No waiver names ${firm} for ${PAYMENTS[payment]}, but ${enumerate(files)} may be its: compare the name of the claimant with the paper.`,
  "waiver-type": ({ payment, firm, type }) =>
    type === "UNCLEAR"
      ? `Whether the waiver of ${firm} for ${PAYMENTS[payment]} is conditional is not clear: look at it.`
      : `The waiver of ${firm} for ${PAYMENTS[payment]} is ${type.startsWith("CONDITIONAL") ? "conditional" : "unconditional"}.`,
  "waiver-through": ({ firm, through, periodTo }) =>
    through === null
      ? `Not tested: the through date of the waiver of ${firm} was not found.`
      : `The waiver of ${firm} for this payment reaches to ${isoDate(through)}, the period ends on ${isoDate(periodTo)}.`,
  "waiver-project": ({ payment, firm, project, expected }) =>
    project === null
      ? `Not tested: no project was found on the waiver of ${firm} for ${PAYMENTS[payment]}.`
      : `The waiver of ${firm} for ${PAYMENTS[payment]} names the project "${project}", the application "${expected}".`,
  "waiver-text": ({ firm, changed }) => `A waiver of ${firm}: ${sentenceOf(changed)}`,
  "waiver-signature": ({ payment, firm, signature }) =>
    `The waiver of ${firm} for ${PAYMENTS[payment]} ${SIGNATURES[signature]}`,
  "rows-without-line": ({ firm, biller, rows, others }) =>
    `${sentenceCase(rowsWords(rows, others))} of the application of ${firm} ${rows.length + others === 1 ? "stands" : "stand"} in no row of the schedule of ${biller}.`,
  "rows-all-found": ({ firm, count }) =>
    count === 1
      ? `The row of ${firm} stands in the contractor's schedule.`
      : `All ${count} rows of ${firm} stand in the contractor's schedule.`,
  "rows-not-compared": ({ firm, biller }) =>
    `Not tested: most rows of the application of ${firm} are called otherwise than those of ${biller}, and have no cost code of theirs.`,
  "periods-compared": ({ firm, own, prime }) =>
    `The period of ${firm} ends on ${isoDate(own)}, that of the firm that it bills on ${isoDate(prime)}.`,
  "rates-compared": ({ firm, own, prime }) =>
    `${firm} holds ${own.toString()} back, the firm that it bills ${prime.toString()}.`,
  "material-without-bill": ({ firm, stored }) =>
    `${firm} bills ${stored.toString()} of stored material, and no bill to it is among the papers.`,
  "order-without-paper": (listed) =>
    `${listedWords(listed)}, and its document is not among the papers, though others are.`,
  "order-not-agreed": ({ files, ...listed }) =>
    `${listedWords(listed)}, but its document is a draft or waits for an approval (${enumerate(files)}).`,
  "not-listed": ({ firm, amount, in: file }) =>
    `${firm} asks for ${amount.toString()}, and ${file}, which lists most of the others, does not name it.`,
  "listed-without-papers": ({ firm, amount, in: file }) =>
    `${file} asks for ${amount.toString()} for ${firm}, and neither an application nor a waiver of it is among the papers.`,
};

const SIGNATURES = {
  SIGNED: "is signed.",
  BLANK: "is not signed: the line for the signature is blank.",
  UNCLEAR: "may or may not be signed: look at it.",
} as const;

function rowsWords(rows: readonly UnmatchedRow[], others: number): string {
  const named = rows.map(
    ({ description, amount }) =>
      `"${description}"${amount === null ? "" : ` over ${amount.toString()}`}`,
  );
  return enumerate([...named, ...(others > 0 ? [`${others} more`] : [])]);
}

/** The figure as it stands within a sentence. */
export function drawnWords(figure: DrawnFigure): string {
  if ("waived" in figure) return waivedWords(figure);
  if ("dueTo" in figure) return `the payment due of the application of ${figure.dueTo}`;
  if ("lastPaidTo" in figure) return `the last payment to ${figure.lastPaidTo} by ${figure.in}`;
  if ("row" in figure)
    return `${COLUMNS[figure.column]} of "${figure.row}" in the application of ${figure.of}`;
  if ("rowsOf" in figure) return rolledWords(figure);
  if ("storedBy" in figure) return `the stored material in the application of ${figure.storedBy}`;
  if ("billsTo" in figure)
    return figure.count === 1
      ? `the bill to ${figure.billsTo}`
      : `the sum of ${figure.count} bills to ${figure.billsTo}`;
  if ("listed" in figure) return `${ROLES[figure.role]} of ${figure.listed} in ${figure.in}`;
  if ("listedTotal" in figure) return `the total of ${SUMS[figure.listedTotal]} in ${figure.in}`;
  return `${ROLES[figure.applied]} in the application of ${figure.by}`;
}

function waivedWords({
  waived,
  by,
  count,
}: Extract<DrawnFigure, { readonly waived: unknown }>): string {
  return count === 1
    ? `the amount of the waiver of ${by} for ${PAYMENTS[waived]}`
    : `the sum of ${count} waivers of ${by} for ${PAYMENTS[waived]}`;
}

function rolledWords({
  rowsOf,
  count,
  column,
}: Extract<DrawnFigure, { readonly rowsOf: unknown }>): string {
  const what = COLUMNS[column];
  const rows = count === 1 ? "" : ` in ${count} rows together`;
  return `${what}${rows} of ${enumerate(rowsOf)}`;
}

const COLUMNS: Readonly<Record<LineColumn, string>> = {
  workThisPeriod: "the work of this period",
  storedMaterials: "the stored material",
  completedAndStored: "what is completed and stored",
};

const ROLES: Readonly<Record<ListedRole, string>> = {
  contract: "the contract sum",
  paid: "what was paid before",
  due: "the payment due",
  retained: "the retainage",
  lastPaid: "the last payment",
};

const SUMS: Readonly<Record<ListedRole, string>> = {
  contract: "the contract sums",
  paid: "what was paid before",
  due: "the payments due",
  retained: "the retainage",
  lastPaid: "the last payments",
};

const LIMITED = { work: "the work that is completed", contract: "the contract sum" } as const;

/** What could not be compared. */
interface OpenPoint<Place> {
  readonly name: string;
  readonly detail: string;
  readonly places: readonly Place[];
}

/** What could not be compared, each point once: signatures that only an eye can tell are one. */
export function openPoints<Place>(
  findings: readonly {
    readonly name: string;
    readonly passed: boolean | null;
    readonly statement: DrawStatement;
    readonly places: readonly Place[];
  }[],
): readonly OpenPoint<Place>[] {
  const open = findings.filter(({ passed }) => passed === null);
  const unsigned = open.filter(({ statement }) => statement.code === "waiver-signature");
  const [first] = unsigned;
  const points = open
    .filter((finding) => !unsigned.includes(finding))
    .map((finding) => ({ ...finding, detail: drawDetail(finding) }));
  if (first === undefined || unsigned.length === 1)
    return [...points, ...unsigned.map((finding) => ({ ...finding, detail: drawDetail(finding) }))];
  return [
    ...points,
    {
      name: first.name,
      detail: `Whether ${unsigned.length} waivers are signed cannot be told: look at them.`,
      places: unsigned.flatMap(({ places }) => places),
    },
  ];
}

/** What a firm is to send so that it can be settled; null unless the comparison failed. */
export function drawRemedy({
  passed,
  statement: { code, facts },
}: {
  readonly passed: boolean | null;
  readonly statement: DrawStatement;
}): string | null {
  if (passed !== false) return null;
  // TypeScript does not see that code and facts of one statement belong together.
  const words = REMEDIES[code] as ((facts: DrawStatement["facts"]) => string) | undefined;
  return words?.(facts) ?? null;
}

const REMEDIES: Partial<Wording<DrawFacts>> = {
  "amounts-compared": ({ comparison: { figure, expected } }) =>
    amountRemedy(figure, expected.toString()),
  "waiver-missing": ({ payment, amount }) =>
    payment === "this"
      ? `Send a signed conditional waiver for ${amount.toString()}.`
      : "Send the signed unconditional waiver for the last payment.",
  "waiver-type": ({ payment }) =>
    payment === "this"
      ? "Send a conditional waiver for this payment: it is not made yet."
      : "Send an unconditional waiver for the last payment: it was made.",
  "waiver-through": ({ periodTo }) => `Send a waiver through ${isoDate(periodTo)}.`,
  "waiver-project": ({ expected }) => `Send a waiver that names the project "${expected}".`,
  "waiver-signature": () => "Send the waiver signed.",
  "rows-without-line": () =>
    "Say in which line of the contractor's schedule this work is billed, or take it out.",
  "periods-compared": ({ prime }) =>
    `Send an application for the period that ends on ${isoDate(prime)}, or say why yours ends on another day.`,
  "rates-compared": () =>
    "Send the agreement to this rate of retainage, or a corrected application.",
  "material-without-bill": () => "Send the bills for the stored material.",
  "order-without-paper": ({ order }) => `Send the executed change order ${order}.`,
  "order-not-agreed": ({ order }) =>
    `Send change order ${order} once it is executed, or take it out of the application.`,
  "not-listed": () => "Send a sworn statement that names every firm that is to be paid.",
  "listed-without-papers": () => "Send the application or the bill of this firm, and its waiver.",
};

function amountRemedy(figure: DrawnFigure, expected: string): string {
  if ("waived" in figure) return `Send a waiver for ${expected}.`;
  if ("rowsOf" in figure)
    return `Send an application that bills at most ${expected} for this line.`;
  if ("storedBy" in figure) return "Send bills for all of the stored material.";
  return `Send a corrected list with ${expected}.`;
}
