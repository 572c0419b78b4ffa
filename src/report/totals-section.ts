import { html, type Html } from "../base/html.ts";
import { sentenceCase } from "../finding/figure-words.ts";
import type { Kind } from "../kinds/kind.ts";
import { type AnyContent, KINDS } from "../kinds/kinds.ts";
import type { ConcernGroup } from "./attention.ts";
import { counted } from "../finding/figure-words.ts";
import { VERDICT_WORDS } from "./common-parts.ts";
import type { Entry, Report, Verdict } from "./report.ts";
import { countOfKind, type SumLine, sumLines, verdictCounts } from "./totals.ts";

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
