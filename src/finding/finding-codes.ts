import type { Severity } from "../document/identities.ts";
import type { FindingCode } from "./finding.ts";

/** What a code means, for programs that act on it. */
export interface CodeMeaning {
  /** High: a figure may be wrong. Medium: look before relying on it. Low: good to know. */
  readonly severity: Severity;
  /** One sentence. */
  readonly means: string;
}

/** Every finding that the engine can tell, in the order of the docs. Public: a code keeps its meaning, and is only added. */
export const FINDING_CODES: Readonly<Record<FindingCode, CodeMeaning>> = {
  "check-failed": {
    severity: "high",
    means: "A check of the contract or an identity of the form fails; the check is named.",
  },
  "sheet-against-summary": {
    severity: "high",
    means:
      "The continuation sheet and the summary page say different amounts; the summary is read.",
  },
  "columns-do-not-add-up": {
    severity: "high",
    means: "The rows of the continuation sheet do not add up to several of its totals.",
  },
  "likely-misprint": {
    severity: "high",
    means: "One figure alone, if it were another amount, would repair all that is broken.",
  },
  "change-orders-not-listed": {
    severity: "low",
    means: "Change orders change the contract sum, and none is listed.",
  },
  "more-findings": { severity: "low", means: "There are more findings than are told." },
  "pages-not-read": {
    severity: "high",
    means: "Pages are pictures without text and were not read.",
  },
  "pictures-not-read": {
    severity: "medium",
    means: "Pages hold pictures beside their text that were not read.",
  },
  "recognition-missing": {
    severity: "medium",
    means: "Pictures of text cannot be read here; the sentence says what is missing.",
  },
  "several-documents": {
    severity: "low",
    means: "The file holds several documents, and one of them was read.",
  },
  "second-application": {
    severity: "high",
    means: "Another page looks like the summary of another application.",
  },
  "almost-same-figure": {
    severity: "high",
    means: "Two figures that differ in one digit may both stand for a line of the form.",
  },
  "date-order-open": {
    severity: "medium",
    means: "A date is left out, because nothing says whether the day or the month comes first.",
  },
  "cents-apart": {
    severity: "high",
    means: "Digits behind an amount may be its cents and were not read with it.",
  },
  "called-otherwise": {
    severity: "high",
    means: "A change order calls itself the other kind than the one it is read as.",
  },
  "kind-not-said": {
    severity: "medium",
    means: "Nothing says whether a change order is a request or an order.",
  },
  "kind-uncertain": {
    severity: "medium",
    means: "Some signs say that a change order is a request, others that it is an order.",
  },
  "difference-printed": {
    severity: "low",
    means: "The difference of a failed check stands on the page and is no line of the form.",
  },
  "not-certified": {
    severity: "low",
    means: "The line for the amount certified holds no amount.",
  },
  "waiver-title-against-text": {
    severity: "high",
    means: "A waiver's title says conditional and its text unconditional, or the other way round.",
  },
  "waiver-type-unclear": {
    severity: "medium",
    means:
      "Nothing says clearly whether a waiver is conditional, or whether it is for the final payment.",
  },
  "statute-text-changed": {
    severity: "medium",
    means: "A waiver follows the form of a statute, and its text differs from that.",
  },
  "not-signed": { severity: "medium", means: "The line for the signature is blank." },
  "paid-already": {
    severity: "low",
    means: "A bill says that it was paid, or that nothing is to be paid.",
  },
  collected: {
    severity: "low",
    means: "A bill says that the vendor takes the amount from the buyer's account.",
  },
  "marked-void": { severity: "high", means: "The paper is marked as void." },
  "marked-rejected": {
    severity: "high",
    means: "The status of a change order is rejected or withdrawn.",
  },
  "marked-draft": { severity: "medium", means: "The paper is marked as a draft." },
  "agreement-not-shown": {
    severity: "medium",
    means: "Neither both signatures nor an approval are printed on an order.",
  },
  "agreement-unseen": {
    severity: "medium",
    means: "An order is a scan, in which signatures cannot be seen, and prints no approval.",
  },
  "price-left-open": {
    severity: "medium",
    means: "A change order says that its price is still open.",
  },
  "amount-not-found": {
    severity: "medium",
    means: "No amount of the change was found.",
  },
  "amount-asked-differs": {
    severity: "medium",
    means: "Another amount was asked for than the one that is read as agreed.",
  },
  "deduction-contradicted": {
    severity: "high",
    means: "The amount is printed as a deduction, but the contract sum grows by it.",
  },
  "deduction-by-title": {
    severity: "medium",
    means: "The amount has no sign and is read as a deduction because of the title.",
  },
  "addition-despite-title": {
    severity: "high",
    means: "The amount has no sign and is read as an addition, though the title says it deducts.",
  },
  "amount-printed-twice": {
    severity: "high",
    means: "The amount is printed differently in two places; one may be a misprint.",
  },
  "rival-amount": { severity: "high", means: "Two amounts stand for the same change." },
  "superseded-revision": {
    severity: "medium",
    means: "A revision that no longer counts is printed as well.",
  },
  "cost-repeated": {
    severity: "medium",
    means: "An item of the breakdown is listed more than once with the same amount.",
  },
  "products-do-not-fit": {
    severity: "medium",
    means: "In no line is quantity times unit price the amount.",
  },
  "lines-not-proven": {
    severity: "medium",
    means: "No sum and no product confirms the line amounts.",
  },
  "check-doubtful": {
    severity: "medium",
    means: "A check does not hold, and that may be the reading's fault and not the paper's.",
  },
  "earlier-balance": {
    severity: "low",
    means: "An earlier balance is part of what is due; the total is that of this paper alone.",
  },
  "items-left-open": {
    severity: "medium",
    means: "Another way to read the items is nearly as likely, with other figures.",
  },
  "totals-left-open": {
    severity: "high",
    means: "The totals do not add up, and their labels leave open which figure is which.",
  },
  "amount-unused": {
    severity: "medium",
    means: "An amount with a plain label is in none of the fields.",
  },
  "xml-of-another-invoice": {
    severity: "high",
    means: "The XML inside of the PDF seems to be of another invoice.",
  },
  "xml-differs": {
    severity: "high",
    means: "The XML inside of the PDF says something else than the page.",
  },
  "xml-differs-further": {
    severity: "medium",
    means: "The XML inside of the PDF differs in more figures than are told.",
  },
  "witness-differs": {
    severity: "high",
    means: "A second reader sees other digits where a value was read (`--witness`).",
  },
  "witness-differs-further": {
    severity: "medium",
    means: "A second reader sees other digits in more places than are told.",
  },
  "value-withheld": {
    severity: "medium",
    means: "A field is left out, because it is not certain enough; its candidates are named.",
  },
  "name-unsure": {
    severity: "medium",
    means: "The name of a party is given, but may be misread or be another's; compare it.",
  },
  "model-failed": { severity: "low", means: "A model was asked and did not help." },
  "model-pointed": {
    severity: "medium",
    means: "A model pointed at the words of fields; verify them.",
  },
  "person-accepted": {
    severity: "low",
    means: "A person has gone through the paper; what that person decided is named.",
  },
  "acceptance-not-taken": {
    severity: "medium",
    means: "What a person has accepted beside the paper was not taken; the sentence says why.",
  },
  "second-reading-taken": {
    severity: "medium",
    means: "A hard to read figure was read in its second way, because the arithmetic then holds.",
  },
};

/** Findings that follow from the checks and the document alone. */
export const OF_PROOF: ReadonlySet<FindingCode> = new Set([
  "check-failed",
  "sheet-against-summary",
  "columns-do-not-add-up",
  "likely-misprint",
  "change-orders-not-listed",
  "more-findings",
  "check-doubtful",
]);

/** Findings of how the items of an invoice were told apart: they say nothing once a person has corrected the items. */
export const OF_ITEMS: ReadonlySet<FindingCode> = new Set([
  "products-do-not-fit",
  "lines-not-proven",
  "items-left-open",
]);

/** Findings of how a paper stands: they leave nothing open of what is read on it. */
export const OF_STANDING: ReadonlySet<FindingCode> = new Set([
  "marked-void",
  "marked-draft",
  "not-certified",
  "not-signed",
  "paid-already",
  "collected",
]);
