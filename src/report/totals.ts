import { html, type Html } from "../base/html.ts";
import { Money } from "../base/money.ts";
import { counted, sentenceCase } from "../finding/figure-words.ts";
import type { Kind } from "../kinds/kind.ts";
import { type AnyContent, type DocumentType, kindOf, KINDS } from "../kinds/kinds.ts";
import type { ConcernGroup } from "./attention.ts";
import { VERDICT_WORDS } from "./common-parts.ts";
import type { Entry, Report, Verdict } from "./report.ts";
import { sumsOfKind } from "./report-collector.ts";

/** One sum of the documents that count. */
interface SumLine {
  /** What is added up, such as `Pay applications`. */
  readonly name: string;
  /** The figure that is added up. */
  readonly label: string;
  readonly currency: string | null;
  /** Whether such documents print one. */
  readonly hasCurrency: boolean;
  /** Documents in the sum. */
  readonly count: number;
  readonly sum: Money;
  /** Documents that count and print no such figure. */
  readonly lacking: number;
  /** Documents that do not count: copies, and what was replaced. */
  readonly left: number;
}

/** How many inputs have each verdict; together they are all inputs. */
export function verdictCounts(entries: readonly Entry[]): Readonly<Record<Verdict, number>> {
  const counts = { unread: 0, "send-back": 0, look: 0, aside: 0, fine: 0 };
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
  const counted = group.filter(({ aside }) => aside === null);
  const values = counted.flatMap(({ amount }) => (amount?.value ? [amount.value] : []));
  return {
    name: first?.amount?.sum ?? "",
    label: first?.amount?.label ?? "",
    currency: first?.amount?.currency ?? null,
    hasCurrency: first?.kind ? kindOf(first.kind).knownBy.currency !== null : false,
    count: values.length,
    sum: Money.sum(values),
    lacking: counted.length - values.length,
    left: group.length - counted.length,
  };
}

/** In the order in which people look for them. */
const SUM_NAMES = KINDS.flatMap((kind) => sumsOfKind(kind).map(({ name }) => name));

/** How many of the entries are of a kind. */
function countOfKind(entries: readonly Entry[], documentType: DocumentType): number {
  return entries.filter(({ kind }) => kind === documentType).length;
}

const ORDER: readonly Verdict[] = ["unread", "send-back", "look", "aside", "fine"];

/** How many inputs there are and what became of them, of which kinds they are, and what they come to. */
export function totalsSection({ entries }: Report, groups: readonly ConcernGroup[]): Html {
  const counts = verdictCounts(entries);
  const tiles = ORDER.filter((verdict) => verdict !== "aside" || counts.aside > 0).map(
    (verdict) =>
      html`<div class="${verdict}${counts[verdict] === 0 ? " none" : ""}">
        <dt><span aria-hidden="true">${VERDICT_WORDS[verdict][0]}</span> ${TILE_WORDS[verdict]}</dt>
        <dd>${counts[verdict]}</dd>
      </div>`,
  );
  return html`<section aria-labelledby="totals" class="totals">
    <h2 id="totals">Totals</h2>
    <dl class="tiles">
      <div>
        <dt>Inputs</dt>
        <dd>${entries.length}</dd>
      </div>
      ${tiles}
    </dl>
    ${sumTable(sumLines(entries), entries)} ${contents(groups)}
  </section>`;
}

const TILE_WORDS: Readonly<Record<Verdict, string>> = {
  unread: "Not read",
  "send-back": "Send back",
  look: "Look at",
  aside: "Set aside",
  fine: "Fine",
};

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
    (line) =>
      html`<tr>
        <th scope="row">${line.name}</th>
        <td class="number">${line.count + line.lacking + line.left}</td>
        <td>${line.label}${remarks(line)}</td>
        <td class="figure">${line.count === 0 ? "–" : line.sum.toString()}</td>
        <td>${line.currency ?? (line.hasCurrency ? "no currency printed" : "")}</td>
      </tr>`,
  );
  return html`<table class="sums">
    <caption class="unseen">
      Sums of the documents that count
    </caption>
    <thead>
      <tr>
        <th scope="col">Kind</th>
        <th scope="col" class="number">Read</th>
        <th scope="col">What is added up</th>
        <th scope="col" class="figure">Sum</th>
        <th scope="col">Currency</th>
      </tr>
    </thead>
    <tbody>
      ${rows} ${countRows}
    </tbody>
  </table>`;
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
          <th scope="row">${sentenceCase(plural)}</th>
          <td class="number">${count}</td>
          <td>Not added up: ${totals.notSummed}.</td>
          <td class="figure"></td>
          <td></td>
        </tr>`,
      ];
}

function remarks({ count, lacking, left }: SumLine): Html {
  const words = [
    `${count} counted`,
    ...(lacking === 0 ? [] : [`${lacking} ${lacking === 1 ? "prints" : "print"} none`]),
    ...(left === 0 ? [] : [`${left} ${left === 1 ? "does" : "do"} not count`]),
  ];
  return html`<span class="remark"> · ${words.join(", ")}</span>`;
}

function contents(groups: readonly ConcernGroup[]): Html {
  const links = groups.map(
    ({ id, heading, concerns }) =>
      html`<li><a href="#${id}">${heading}</a> ${concerns.length}</li>`,
  );
  return html`<nav aria-label="On this page">
    <ul>
      ${links}
      <li><a href="#contracts">Contracts</a></li>
      <li><a href="#documents">Documents</a></li>
    </ul>
  </nav>`;
}
