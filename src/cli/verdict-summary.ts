import { Money } from "../base/money.ts";
import { counted } from "../finding/figure-words.ts";
import { kindOf } from "../kinds/kinds.ts";
import { reasonWords, type ShownVerdict, shownVerdict, verdictWords } from "../verdict/shown.ts";
import { verdictPaint } from "./table/paper-lines.ts";
import type { SeenPaper } from "../verdict/together.ts";
import { type Paint, visible } from "./terminal.ts";

/** A line for each input that is not simply paid, with the reason that decides. */
export function reasonLines(papers: readonly SeenPaper[], paint: Paint): readonly string[] {
  return papers.flatMap(({ file, judgement: { verdict, reasons }, read }) => {
    const [reason] = reasons;
    if (reason === undefined) return [];
    const words = verdictWords(verdict, read?.documentType ?? null).toLowerCase();
    const about = visible(reasonWords(reason));
    return [`${verdictPaint(verdict, { paint })(words)}  ${visible(file)}: ${about}`];
  });
}

/** What became of all inputs; the counts add up to them. */
export function countLine(papers: readonly SeenPaper[]): string {
  const count = (wanted: ShownVerdict): number =>
    papers.filter((paper) => shownOf(paper) === wanted).length;
  const inOrder = count("in-order");
  const words = [
    `${count("pay")} to pay`,
    ...(inOrder === 0 ? [] : [`${inOrder} in order`]),
    `${count("check")} to check`,
    `${count("send-back")} to send back`,
    `${count("hold")} on hold`,
    `${count("not-read")} not read`,
  ];
  return `${counted(papers.length, "input")}: ${words.join(", ")}.`;
}

function shownOf({ judgement, read }: SeenPaper): ShownVerdict {
  return shownVerdict(judgement.verdict, read?.documentType ?? null);
}

/** What is to be paid, the papers of each kind and currency apart: their amounts are never added to each other. */
export function payLines(papers: readonly SeenPaper[]): readonly string[] {
  const groups = new Map<string, SeenPaper[]>();
  for (const paper of papers) {
    if (shownOf(paper) !== "pay" || paper.read === null) continue;
    const { documentType, known } = paper.read;
    const key = `${documentType} ${known.currency ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), paper]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group;
    const kind = kindOf(first?.read?.documentType ?? "INVOICE");
    const dues = group.flatMap(({ read }) => read?.known.due ?? []);
    const currency = first?.read?.known.currency ?? null;
    const noun = group.length === 1 ? kind.noun : kind.plural;
    const sum = [...(currency === null ? [] : [currency]), Money.sum(dues).toString()].join(" ");
    return `To pay: ${sum} for ${group.length} ${noun}.`;
  });
}
