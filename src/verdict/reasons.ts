import { compareDates } from "../base/calendar-date.ts";
import { coreOf } from "../confidence/weigh.ts";
import type { Invoice } from "../document/invoice.ts";
import type { Finding, FindingOf } from "../finding/finding.ts";
import { sentenceOf, severityOfFinding } from "../finding/sentences.ts";
import { REASON_SENTENCES } from "../finding/verdict-words.ts";
import { type ByKind, ofKind } from "../kinds/by-kind.ts";
import { kindOf } from "../kinds/kinds.ts";
import { knownPaper } from "../kinds/known-by.ts";
import type { Reading } from "../kinds/reading.ts";
import {
  coreCertainty,
  isCertainFailure,
  isCertainPrint,
  LIKELIER_RIGHT,
  placesOf,
} from "./certainty.ts";
import { failingPages, pagesOf } from "./failing-pages.ts";
import { type Reason, reason, REASON_OF_FINDING } from "./reason-codes.ts";

/** What speaks against paying a paper, by its own reading. */
export function reasonsOf(reading: Reading): readonly Reason[] {
  const { findings } = reading;
  const failures = findings.filter(isFailure);
  const misprint = findings.find(isMisprint) ?? null;
  const isProven =
    misprint !== null && misprint.figures.every((figure) => isCertainPrint(reading, figure));
  const others = findings.filter(({ code }) => !isToldWithFailures(code));
  const reasons = [
    ...(isProven
      ? [misprintReason(reading, misprint, failures)]
      : failures.map((failure) => failureReason(reading, failure))),
    ...others.flatMap((finding) => findingReasons(reading, finding)),
    ...ofKind(OF_KIND, reading, () => []),
  ];
  return [
    ...reasons,
    ...amountReasons(reading, reasons),
    ...payeeReasons(reading),
    ...doubtReasons(reading),
  ];
}

type Failure =
  | FindingOf<"check-failed">
  | FindingOf<"sheet-against-summary">
  | FindingOf<"columns-do-not-add-up">;

function isFailure(finding: Finding): finding is Failure {
  const { code } = finding;
  return (
    code === "check-failed" || code === "sheet-against-summary" || code === "columns-do-not-add-up"
  );
}

function isMisprint(finding: Finding): finding is FindingOf<"likely-misprint"> {
  return finding.code === "likely-misprint";
}

/** Failed checks, and what only says more of them. */
function isToldWithFailures(code: Finding["code"]): boolean {
  return WITH_FAILURES.has(code);
}

const WITH_FAILURES: ReadonlySet<Finding["code"]> = new Set([
  "check-failed",
  "sheet-against-summary",
  "columns-do-not-add-up",
  "likely-misprint",
  "difference-printed",
  "more-findings",
]);

/** One figure explains everything that fails: it is told once, and the checks follow from it. */
function misprintReason(
  reading: Reading,
  misprint: FindingOf<"likely-misprint">,
  failures: readonly Failure[],
): Reason {
  return {
    code: "misprint",
    sentence: sentenceOf(misprint),
    pages: pagesOf(reading, misprint.figures),
    checks: failures.flatMap(checksOf),
  };
}

function failureReason(reading: Reading, failure: Failure): Reason {
  const checks = checksOf(failure);
  const gap = reading.findings.find(
    ({ code, facts }) =>
      code === "difference-printed" && "check" in facts && checks.includes(facts.check),
  );
  const isCertain = gap === undefined && isCertainFailure(reading, failure);
  const more = gap === undefined ? "" : ` ${sentenceOf(gap)}`;
  return {
    code: isCertain ? "check-failed" : "check-doubtful",
    sentence: `${sentenceOf(failure)}${more}`,
    pages: failingPages(reading, { figures: failure.figures, checks }),
    checks,
  };
}

function checksOf({ facts }: Failure): readonly string[] {
  return "name" in facts ? [facts.name] : [];
}

/** What else is told: a mark of the paper decides by itself, and what weighs little decides nothing. */
function findingReasons(reading: Reading, finding: Finding): readonly Reason[] {
  const code = REASON_OF_FINDING[finding.code];
  if (code === undefined && severityOfFinding(finding) === "low") return [];
  const { facts } = finding;
  const checks = finding.code === "check-doubtful" && "name" in facts ? [facts.name] : [];
  const pages = pagesOf(reading, finding.figures);
  return [{ code: code ?? "finding-doubtful", sentence: sentenceOf(finding), pages, checks }];
}

/** What the kind of a paper says by itself. */
const OF_KIND: ByKind<readonly Reason[]> = {
  CHANGE_ORDER: ({ document: { kind } }) =>
    kind === "SUBCONTRACTOR_REQUEST" ? [reason("request", REASON_SENTENCES.request)] : [],
  INVOICE: ({ document, findings }) => {
    if (document.paper === "pro-forma") return [reason("pro-forma", REASON_SENTENCES.proForma)];
    const isTold = findings.some(({ code }) => code === "paid-already");
    return isTold ? [] : paidReasons(document);
  },
};

/** That nothing is left to pay: a receipt says so by itself, a bill by what was paid on it. */
function paidReasons({
  paper,
  invoiceDate,
  dueDate,
  total,
  amountPaid,
  balanceDue,
}: Invoice): readonly Reason[] {
  const isLeft = balanceDue !== null && !balanceDue.value.isZero();
  const isWaiting =
    dueDate !== null && invoiceDate !== null && compareDates(invoiceDate.value, dueDate.value) < 0;
  if (paper === "receipt" && !isLeft && !isWaiting)
    return [reason("paid", REASON_SENTENCES.receipt)];
  const isSettled =
    paper === "invoice" &&
    total !== null &&
    !total.value.isZero() &&
    amountPaid?.value.equals(total.value) === true &&
    !isLeft;
  return isSettled ? [reason("paid", REASON_SENTENCES.settled)] : [];
}

/** That nothing says what to pay, unless it is said already. */
function amountReasons(reading: Reading, told: readonly Reason[]): readonly Reason[] {
  const isTold = told.some(({ code }) => code === "amount-missing" || code === "price-open");
  if (isTold || knownPaper(reading).amount !== null) return [];
  const { fields, knownBy, mayLackAmount } = kindOf(reading.documentType);
  if (mayLackAmount?.(reading.document) === true) return [];
  const amount = fields[knownBy.amount]?.label.toLowerCase() ?? "amount";
  return [reason("amount-missing", REASON_SENTENCES.amountMissing(amount))];
}

/** That nothing says whom to pay, where a paper asks for money. A name that is a field of its kind is among what is certain or in doubt. */
function payeeReasons(reading: Reading): readonly Reason[] {
  const { isPaid, fields, knownBy } = kindOf(reading.documentType);
  const isTold = !isPaid || knownBy.sender in fields || knownPaper(reading).sender !== null;
  return isTold ? [] : [reason("payee-missing", REASON_SENTENCES.payeeMissing)];
}

/** What decides a payment is given from this certainty on. */
const SURE = 0.9;

function doubtReasons(reading: Reading): readonly Reason[] {
  const unsure = unsureFields(reading);
  if (unsure === null) return [];
  const weakest = unsure.slice(0, MOST_NAMED);
  const namesWhere = (isRead: boolean): readonly string[] =>
    weakest
      .filter((field) => placesOf(reading, field).length > 0 === isRead)
      .map((field) => `the ${nameOf(reading.documentType, field).toLowerCase()}`);
  const sentence = REASON_SENTENCES.unsure(namesWhere(true), namesWhere(false));
  return [{ ...reason("unsure", sentence), pages: pagesOf(reading, weakest) }];
}

/** What makes a reading less certain than a payment needs, the weakest first; null where it is certain enough. */
export function unsureFields(reading: Reading): readonly string[] | null {
  const isOfCore = coreCertainty(reading) < SURE;
  if (!isOfCore && reading.confidence >= LIKELIER_RIGHT) return null;
  const { documentType, fields } = reading;
  return (isOfCore ? coreOf(documentType, fields) : fields)
    .filter(({ value }) => value < WEAK)
    .toSorted((one, other) => one.value - other.value)
    .map(({ field }) => field);
}

/** What a field or a list is called. */
function nameOf(documentType: Reading["documentType"], field: string): string {
  const { fields, groups } = kindOf(documentType);
  return fields[field]?.label ?? groups.find(({ path }) => path === field)?.heading ?? field;
}

/** A field that is surer is not named among those to compare. */
const WEAK = 0.97;

/** More fields than this are not named: then the whole paper is to be compared. */
const MOST_NAMED = 3;
