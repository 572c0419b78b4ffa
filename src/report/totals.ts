import { html, type Html } from "../base/html.ts";
import { Money } from "../base/money.ts";
import { namesOf } from "../base/names-of.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { counted } from "../finding/figure-words.ts";
import { type Verdict, VERDICT_WORDS } from "../finding/verdict-words.ts";
import type { Kind } from "../kinds/kind.ts";
import { type AnyContent, type DocumentType, kindOf, KINDS } from "../kinds/kinds.ts";
import { sumsOfKind } from "../kinds/sums.ts";
import type { ConcernGroup } from "./attention.ts";
import { VERDICT_SIGNS } from "./common-parts.ts";
import type { Entry, Report } from "./report.ts";

/** What the papers of one kind and currency come to, those of each verdict apart. */
interface SumLine {
  /** What is added up, such as `Pay applications`. */
  readonly name: string;
  /** What is to be known of the amounts. */
  readonly remark: string | null;
  readonly currency: string | null;
  /** Whether such documents print one. */
  readonly hasCurrency: boolean;
  readonly parts: Readonly<Record<SummedVerdict, SumPart>>;
}

/** The papers of a verdict. */
interface SumPart {
  /** Documents in the sum. */
  readonly count: number;
  readonly sum: Money;
  /** Documents that print no such figure. */
  readonly lacking: number;
}

/** Verdicts of what was read. */
type SummedVerdict = Exclude<Verdict, "not-read">;

/** What is to be paid stands first. */
const SUMMED: readonly SummedVerdict[] = ["pay", "check", "send-back", "hold"];

/** How many inputs have each verdict; together they are all inputs. */
export function verdictCounts(entries: readonly Entry[]): Readonly<Record<Verdict, number>> {
  const counts = { pay: 0, check: 0, "send-back": 0, hold: 0, "not-read": 0 };
  for (const { verdict } of entries) counts[verdict] += 1;
  return counts;
}

/** The exact sums of what was read, those of one currency together, in the order of their names. */
export function sumLines(entries: readonly Entry[]): readonly SumLine[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { amount } = entry;
    if (amount === null || amount.sum === null) continue;
    const place = String(SUM_NAMES.indexOf(amount.sum)).padStart(3);
    const key = `${place} ${amount.currency ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => sumLineOf(group));
}

function sumLineOf(group: readonly Entry[]): SumLine {
  const [first] = group;
  const part = (wanted: SummedVerdict): SumPart => {
    const papers = group.filter(({ verdict }) => verdict === wanted);
    const values = papers.flatMap(({ amount }) => (amount?.value ? [amount.value] : []));
    return {
      count: values.length,
      sum: Money.sum(values),
      lacking: papers.length - values.length,
    };
  };
  return {
    name: first?.amount?.sum ?? "",
    remark: first?.amount?.remark ?? null,
    currency: first?.amount?.currency ?? null,
    hasCurrency: first?.kind ? kindOf(first.kind).knownBy.currency !== null : false,
    parts: {
      pay: part("pay"),
      check: part("check"),
      "send-back": part("send-back"),
      hold: part("hold"),
    },
  };
}

/** In the order in which people look for them. */
const SUM_NAMES = KINDS.flatMap((kind) => sumsOfKind(kind).map(({ name }) => name));

/** How many of the entries are of a kind. */
function countOfKind(entries: readonly Entry[], documentType: DocumentType): number {
  return entries.filter(({ kind }) => kind === documentType).length;
}

/** What is to be paid, how many inputs there are and what became of them, and of which kinds they are. */
export function totalsSection({ entries }: Report, groups: readonly ConcernGroup[]): Html {
  const counts = verdictCounts(entries);
  const tiles = namesOf(VERDICT_WORDS).map(
    (verdict) =>
      html`<div class="${verdict}${counts[verdict] === 0 ? " none" : ""}">
        <dt><span aria-hidden="true">${VERDICT_SIGNS[verdict]}</span> ${VERDICT_WORDS[verdict]}</dt>
        <dd>${counts[verdict]}</dd>
      </div>`,
  );
  return html`<section aria-labelledby="totals" class="totals">
    <h2 id="totals">What to pay</h2>
    <dl class="tiles">${tiles}</dl>
    ${sumTable(sumLines(entries), entries)} ${contents(groups)}
  </section>`;
}

/** `9 pay applications, 4 change orders`. */
export function kindWords(entries: readonly Entry[]): string {
  const words = KINDS.flatMap(({ documentType, noun, plural }) => {
    const count = countOfKind(entries, documentType);
    return count === 0 ? [] : [`${count} ${count === 1 ? noun : plural}`];
  });
  const pages = entries.reduce((sum, { pageCount }) => sum + (pageCount ?? 0), 0);
  return [...(words.length === 0 ? ["nothing read"] : words), counted(pages, "page")].join(" · ");
}

function sumTable(lines: readonly SumLine[], entries: readonly Entry[]): Html {
  const countRows = KINDS.flatMap((kind) => countRow(kind, entries));
  if (lines.length + countRows.length === 0) return html``;
  const rows = lines.map(
    ({ name, remark, currency, hasCurrency, parts }) =>
      html`<tr>
        <th scope="row">
          ${name}${remark === null ? html`` : html` <span class="remark">${remark}</span>`}
        </th>
        <td>${currency ?? (hasCurrency ? "no currency printed" : "")}</td>
        ${SUMMED.map((verdict) => sumCell(parts[verdict], verdict))}
      </tr>`,
  );
  const heads = SUMMED.map(
    (verdict) => html`<th scope="col" class="figure">${VERDICT_WORDS[verdict]}</th>`,
  );
  return html`<div class="scroll">
    <table class="sums">
      <caption class="unseen">
        Sums by what is to be done
      </caption>
      <thead>
        <tr>
          <th scope="col">Papers</th>
          <th scope="col">Currency</th>
          ${heads}
        </tr>
      </thead>
      <tbody>
        ${rows} ${countRows}
      </tbody>
    </table>
  </div>`;
}

function sumCell({ count, sum, lacking }: SumPart, verdict: SummedVerdict): Html {
  if (count + lacking === 0)
    return html`<td class="figure ${verdict}" data-head="${VERDICT_WORDS[verdict]}">
      <span aria-hidden="true">–</span>
    </td>`;
  const without = lacking === 0 ? "" : `, ${lacking} without an amount`;
  return html`<td class="figure ${verdict}" data-head="${VERDICT_WORDS[verdict]}">
    ${count === 0 ? "–" : sum.toString()}
    <span class="remark">${count + lacking}${without}</span>
  </td>`;
}

/** The row of a kind whose amounts are not added up; none where there is no such paper. */
function countRow(
  { documentType, plural, totals }: Kind<AnyContent>,
  entries: readonly Entry[],
): readonly Html[] {
  const count = countOfKind(entries, documentType);
  return totals.notSummed === null || count === 0
    ? []
    : [
        html`<tr>
          <th scope="row">${sentenceCase(plural)} <span class="remark">${count}</span></th>
          <td></td>
          <td colspan="4">Not added up: ${totals.notSummed}.</td>
        </tr>`,
      ];
}

function contents(groups: readonly ConcernGroup[]): Html {
  const links = groups.map(
    ({ id, heading, entries }) => html`<li><a href="#${id}">${heading}</a> ${entries.length}</li>`,
  );
  return html`<nav aria-label="On this page">
    <ul>
      ${links}
      <li><a href="#contracts">Contracts</a></li>
      <li><a href="#documents">Documents</a></li>
    </ul>
  </nav>`;
}
