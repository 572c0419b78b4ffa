import { isoDate } from "../base/calendar-date.ts";
import { applicationWords, missingWords } from "./application-name.ts";
import type {
  ApplicationFacts,
  PeriodFault,
  RetainageFacts,
  RetainageReason,
  SumFacts,
} from "./audit-statement.ts";
import { auditedWords } from "./audited-figure.ts";
import { comparisonSentence } from "./comparison.ts";
import type { Wording } from "./said.ts";

/** What is said of the applications of a contract, their periods and the figures of their summaries. */
export const APPLICATION_DETAILS: Wording<ApplicationFacts & SumFacts & RetainageFacts> = {
  "copy-found": ({ file, of, isSameFile }) =>
    `${file} and ${of} are ${isSameFile ? "the same file, byte for byte" : "one application: number, period and all figures that both print are the same"}. It was counted once.`,
  "no-copy-found": () => "No application is in the folder twice.",
  "number-claimed-twice": ({ application, compared, isOnePeriod }) =>
    `${application.file} and ${compared} are both ${applicationWords(application)}${isOnePeriod ? ", of one period and with" : ", with"} different figures; only ${compared} was compared with the others.`,
  "number-repeated": ({ former, current }) =>
    `${current.file} and ${former.file} are both ${applicationWords(current)}, of two periods.`,
  "applications-missing": ({ former, current, missing }) =>
    `Between ${applicationWords(former)} and ${applicationWords(current)}, ${missingWords(missing)}.`,
  "first-application-missing": ({ first }) =>
    `The first application here is ${first}; those before it are missing, so nothing was compared with them.`,
  "number-not-found": ({ file, orderedBy }) =>
    `No application number was found in ${file}${orderedBy === null ? "" : `; it was put in order by ${ORDERS[orderedBy]}`}.`,
  "numbers-in-order": () => "The applications are numbered one after the other.",
  periods: ({ former, current, ends, fault }) => {
    const end = `The period of ${applicationWords(former)} ends on ${isoDate(ends.former)}`;
    const against = fault === null ? "" : `: ${faultWords(fault)}`;
    return `${end}, that of ${applicationWords(current)} on ${isoDate(ends.current)}${against}.`;
  },
  "certificates-compared": ({ comparison }) => comparisonSentence(comparison, auditedWords),
  "payments-compared": ({ comparison }) => comparisonSentence(comparison, auditedWords),
  "original-sum-compared": ({ comparison }) => comparisonSentence(comparison, auditedWords),
  "net-change-compared": ({ comparison, before, now }) =>
    comparisonSentence(comparison, auditedWords, `(${before.toString()} to ${now.toString()}) is`),
  "no-new-orders": ({ former, current, before, now, moved }) => {
    const sides = `Line 2 is ${before.toString()} in ${applicationWords(former)} and ${now.toString()} in ${applicationWords(current)}`;
    return `${sides}${moved === null ? "," : `: it moved by ${moved.toString()},`} and no change order is newly listed.`;
  },
  "earlier-changes-compared": ({ comparisons }) =>
    comparisons.map((comparison) => comparisonSentence(comparison, auditedWords)).join(" "),
  "retainage-explained": ({ former, current, before, now, because }) =>
    `Retainage held is ${before.toString()} in ${applicationWords(former)} and ${now.toString()} in ${applicationWords(current)}: ${retainageWords(because)}.`,
  "retainage-fell": ({ former, current, before, now, fall }) =>
    `Retainage held is ${before.toString()} in ${applicationWords(former)} and ${now.toString()} in ${applicationWords(current)}: it fell by ${fall.toString()}, and no release, lower rate or credit explains it.`,
  "rate-kept": ({ rate }) => `The rate of retainage is ${rate.toString()} in both.`,
  "rate-changed": ({ former, current, before, now, isReleased }) =>
    `The rate of retainage is ${before.toString()} in ${applicationWords(former)} and ${now.toString()} in ${applicationWords(current)}${isReleased ? ", which holds nothing back" : ""}.`,
};

const ORDERS = { period: "its period", completed: "what is completed" } as const;

function faultWords(fault: PeriodFault): string {
  if (fault === "against-number") return "number and period contradict each other";
  if (fault === "one-period") return "both bill one period";
  return `it begins on ${isoDate(fault)}, so that the two overlap`;
}

function retainageWords(reason: RetainageReason): string {
  if (typeof reason === "string") return RETAINAGE_WORDS[reason];
  return "released" in reason
    ? `${reason.released.toString()} was released`
    : `the rate fell from ${reason.before.toString()} to ${reason.now.toString()}`;
}

const RETAINAGE_WORDS = {
  "no-fall": "it did not fall",
  "retainage-billing": "this is a retainage billing",
  "material-built-in": "material on which more was held is built in",
  completed: "the contract is completed and nothing is held any more",
  "taken-back": "work was taken back",
} as const;
