import { html, type Html } from "../base/html.ts";
import { namesOf } from "../base/names-of.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { counted } from "../finding/figure-words.ts";
import { VERDICT_WORDS } from "../finding/verdict-words.ts";
import type { Kind } from "../kinds/kind.ts";
import { type AnyContent, type DocumentType, KINDS } from "../kinds/kinds.ts";
import { SHOWN_WORDS, type ShownVerdict, shownVerdict } from "../verdict/shown.ts";
import { paperList } from "./attention.ts";
import { VERDICT_SIGNS } from "./common-parts.ts";
import { PAYMENTS_ID, paymentsPart, sumName } from "./payments.ts";
import type { Entry, Report } from "./report.ts";
import {
  currencyWords,
  type SumLine,
  sumLines,
  SUMMED,
  type SummedVerdict,
  type SumPart,
} from "./sums.ts";

/** How many inputs have each verdict; together they are all inputs. */
export function verdictCounts(entries: readonly Entry[]): Readonly<Record<ShownVerdict, number>> {
  const counts = { pay: 0, "in-order": 0, check: 0, "send-back": 0, hold: 0, "not-read": 0 };
  for (const entry of entries) counts[shownOf(entry)] += 1;
  return counts;
}

/** How many of the entries are of a kind. */
function countOfKind(entries: readonly Entry[], documentType: DocumentType): number {
  return entries.filter(({ kind }) => kind === documentType).length;
}

/** How many inputs there are and what became of them, what to pay, and what all of it comes to. */
export function totalsSection({ entries }: Report): Html {
  const inOrder = entries.filter((entry) => shownOf(entry) === "in-order");
  const others = { id: "in-order", heading: SHOWN_WORDS["in-order"], entries: inOrder };
  const sums = sumTable(sumLines(entries), entries);
  return html`<section aria-labelledby="totals" class="totals">
    <h2 id="totals">What to pay</h2>
    ${tiles(verdictCounts(entries))} ${contents(sums !== null)} ${paymentsPart(entries)}
    ${sums ?? ""} ${inOrder.length === 0 ? html`` : paperList(others)}
  </section>`;
}

function shownOf({ verdict, kind }: Entry): ShownVerdict {
  return shownVerdict(verdict, kind);
}

/** Each count leads to its papers. */
function tiles(counts: Readonly<Record<ShownVerdict, number>>): Html {
  const shown = namesOf(SHOWN_WORDS).filter((name) => name !== "in-order" || counts[name] > 0);
  const parts = shown.map((name) => {
    const words = html`<span aria-hidden="true">${VERDICT_SIGNS[name]}</span> ${SHOWN_WORDS[name]}`;
    const place = name === "pay" ? PAYMENTS_ID : name;
    return html`<div class="${name}${counts[name] === 0 ? " none" : ""}">
      <dt>${counts[name] === 0 ? words : html`<a href="#${place}">${words}</a>`}</dt>
      <dd>${counts[name]}</dd>
    </div>`;
  });
  return html`<dl class="tiles">${parts}</dl>`;
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

function sumTable(lines: readonly SumLine[], entries: readonly Entry[]): Html | null {
  const countRows = KINDS.flatMap((kind) => countRow(kind, entries));
  if (lines.length + countRows.length === 0) return null;
  const rows = lines.map(
    (line) =>
      html`<tr>
        <th scope="row">${sumName(line)}</th>
        <td>${currencyWords(line)}</td>
        ${SUMMED.map((verdict) => sumCell(line.parts[verdict], verdict))}
      </tr>`,
  );
  const heads = SUMMED.map(
    (verdict) => html`<th scope="col" class="figure">${VERDICT_WORDS[verdict]}</th>`,
  );
  return html`<h3 id="sums">Sums by verdict</h3>
    <div class="scroll">
      <table class="sums" aria-labelledby="sums">
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

function contents(hasSums: boolean): Html {
  return html`<nav aria-label="On this page">
    <ul>
      ${hasSums ? html`<li><a href="#sums">Sums by verdict</a></li>` : html``}
      <li><a href="#attention">Needs attention</a></li>
      <li><a href="#contracts">Contracts</a></li>
      <li><a href="#documents">Documents</a></li>
    </ul>
  </nav>`;
}
