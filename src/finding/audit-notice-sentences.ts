import { AUDIT_LIMITS } from "../base/limits.ts";
import type { Agreement, AuditNotice, NoticeFacts } from "./audit-notice.ts";
import { markWords } from "./contract-mark.ts";
import { enumerate } from "./figure-words.ts";
import { inWords, type Wording } from "./said.ts";
import { sentenceOf } from "./sentences.ts";

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
