import { AUDIT_LIMITS } from "../base/limits.ts";
import { enumerate } from "./figure-words.ts";
import type { Finding } from "./finding.ts";
import { inWords, type Said, type Wording } from "./statement.ts";
import { sentenceOf } from "./sentences.ts";

/** Something that an audit did not compare, as a value: `noticeSentence` puts it into words. */
export type AuditNotice = Said<NoticeFacts>;

/** What each code says beside itself. */
interface NoticeFacts {
  /** A file may hold more than the application that was read from it. */
  readonly "page-noticed": { readonly file: string; readonly findings: readonly Finding[] };
  /** Files that may be applications that a contract lacks. */
  readonly "files-not-read": { readonly count: number };
  readonly "perhaps-one-contract": Agreement & { readonly files: readonly [string, string] };
  /** A change order that may be of a contract, which is named by a file. */
  readonly "perhaps-of-contract": Agreement & { readonly file: string; readonly contract: string };
  readonly "of-one-of-two": {
    readonly file: string;
    readonly contracts: readonly [string, string];
  };
  readonly "of-no-contract": { readonly files: readonly string[] };
  readonly "change-orders-not-compared": {
    /** Of these contracts; each is named by a file. */
    readonly billing: readonly string[];
    /** Whether these are all contracts there are, and one. */
    readonly isOnlyContract: boolean;
    /** Files that look like change orders. */
    readonly unread: readonly string[];
  };
}

/** In what two papers agree and differ. */
export interface Agreement {
  readonly shared: readonly ContractMark[];
  readonly differing: readonly ContractMark[];
}

/** What was not compared, in words. */
export function noticeSentence(notice: AuditNotice): string {
  return inWords(NOTICES, notice);
}

const NOTICES: Wording<NoticeFacts> = {
  "page-noticed": ({ file, findings }) => `In ${file}: ${findings.map(sentenceOf).join(" ")}`,
  "files-not-read": ({ count }) =>
    `${count === 1 ? "One file was" : `${count} files were`} not read and may hold an application that is called missing.`,
  "perhaps-one-contract": ({ files: [one, other], ...agreement }) =>
    `${one} and ${other} may be of one contract and were not compared.${agreementWords(agreement, "Too little is printed to tell.")}`,
  "perhaps-of-contract": ({ file, contract, ...agreement }) =>
    `${file} may be of the contract of ${contract} and was not compared.${agreementWords(agreement, "Too little else is printed to tell.")}`,
  "of-one-of-two": ({ file, contracts: [one, other] }) =>
    `${file} may be of the contract of ${one} or of that of ${other} and was not compared.`,
  "of-no-contract": ({ files }) => {
    const named = files.slice(0, AUDIT_LIMITS.named);
    const others = files.length - named.length;
    const all = others === 0 ? named : [...named, `${others} more`];
    const [are, were] =
      files.length === 1 ? ["is a change order", "was"] : ["are change orders", "were"];
    return `${enumerate(all)} ${are} of no contract whose applications are among the files, and ${were} not compared.`;
  },
  "change-orders-not-compared": ({ billing, isOnlyContract, unread }) =>
    [...billingSentences(billing, isOnlyContract), ...unreadSentences(unread)].join(" "),
};

function agreementWords({ shared, differing }: Agreement, tooLittle: string): string {
  const same = shared.length === 0 ? "" : ` They agree in ${enumerate(shared.map(markWords))}.`;
  return differing.length === 0
    ? `${same} ${tooLittle}`
    : `${same} They differ in ${enumerate(differing.map(markWords))}.`;
}

function billingSentences(
  [first, ...others]: readonly string[],
  isOnlyContract: boolean,
): readonly string[] {
  if (first === undefined) return [];
  const one = others.length === 0 ? ` of the contract of ${first}` : "";
  const of = isOnlyContract ? "" : one || ` of ${others.length + 1} contracts`;
  return [
    `The change orders billed in the applications${of} were not compared with the change orders themselves: no document of them was found.`,
  ];
}

function unreadSentences(files: readonly string[]): readonly string[] {
  if (files.length === 0) return [];
  const look = files.length === 1 ? "One file looks" : `${files.length} files look`;
  return [`${look} like a change order and could not be read as one: ${files.join(", ")}.`];
}

/** Something that two papers of one contract have in common. */
export type ContractMark =
  | keyof typeof MARK_WORDS
  /** What a change order and a listed one have in common. */
  | { readonly listed: readonly ("number" | "amount" | "words")[] };

/** The mark as the end of a sentence. */
function markWords(mark: ContractMark): string {
  return typeof mark === "string"
    ? MARK_WORDS[mark]
    : `the ${enumerate(mark.listed)} of a listed change order`;
}

const MARK_WORDS = {
  project: "the project",
  contractNumber: "the contract number",
  projectNumber: "the project number",
  /** The contract's number of one stands as the project's of the other. */
  crossedNumber: "a number",
  contractor: "the contractor",
  addressee: "the addressee",
  originalContractSum: "the original contract sum",
  contractSum: "the contract sum before or after it",
  schedule: "the schedule of values",
  certificates: "line 7, which repeats line 6 of the other",
  biller: "the firm that bills",
  billed: "the firm that is billed",
  requestAddressee: "the firm that the request is for",
  orderAddressee: "the firm that the order is for",
} as const;
