import { html, type Html } from "../base/html.ts";
import { type ColumnHead, scrolledTable } from "../explain/table-parts.ts";
import { amountText, fileLink, noteBox } from "./common-parts.ts";
import { contractCharts } from "./contract-charts.ts";
import type { ApplicationRow, ContractPart, Mismatch, OrderRow, Report } from "./report.ts";
import { counted } from "../finding/figure-words.ts";

/** Each contract with its applications in their order, and the change orders that belong to none for sure. */
export function contractsSection({ contracts, looseOrders }: Report): Html {
  const none = html`<p>There are no pay applications, so there is nothing to compare.</p>`;
  const loose =
    looseOrders.length === 0
      ? html``
      : html`<h3>Change orders that belong to no contract for sure</h3>
          ${orderTable(looseOrders, "Change orders of no contract")}`;
  return html`<section aria-labelledby="contracts" class="contracts">
    <h2 id="contracts">Contracts</h2>
    ${contracts.length === 0 ? none : contracts.map(contractPart)} ${loose}
  </section>`;
}

function contractPart(contract: ContractPart): Html {
  const { id, name, applications, orders, mismatches, note } = contract;
  const change =
    orders.length === 0
      ? html``
      : html`<h4>Change orders</h4>
          ${orderTable(orders, `Change orders of ${name}`)}`;
  const failed =
    mismatches.length === 0
      ? html``
      : html`<h4>Failed comparisons</h4>
          <ul class="said">
            ${mismatches.map(mismatchItem)}
          </ul>`;
  return html`<section class="contract" aria-labelledby="${id}">
    <h3 id="${id}">${name}</h3>
    ${applicationTable(applications, name)} ${contractCharts(id, applications)} ${failed} ${change}
    ${remainder(contract)} ${noteBox(`${id}-note`, name, note)}
  </section>`;
}

const APPLICATION_HEADS: readonly ColumnHead[] = [
  { header: "No.", isFigure: false },
  { header: "Period to", isFigure: false },
  { header: "Contract sum to date", isFigure: true },
  { header: "Gross this period", isFigure: true },
  { header: "Completed and stored", isFigure: true },
  { header: "Retainage held", isFigure: true },
  { header: "Previous certificates", isFigure: true },
  { header: "Payment due", isFigure: true },
  { header: "Own checks", isFigure: false },
  { header: "File", isFigure: false },
];

function applicationTable(rows: readonly ApplicationRow[], name: string): Html {
  const lines = rows.map(
    (row) =>
      html`<tr${row.aside === null ? html`` : html` class="aside"`}>
        <th scope="row">${row.number ?? "–"}</th>
        <td class="day">${row.periodTo ?? "–"}</td>
        <td class="figure">${amountText(row.contractSum)}</td>
        <td class="figure">${amountText(row.thisPeriod)}</td>
        <td class="figure">${amountText(row.toDate)}</td>
        <td class="figure">${amountText(row.retainage)}</td>
        <td class="figure">${amountText(row.previous)}</td>
        <td class="figure">${amountText(row.due)}</td>
        <td class="state">${stateWords(row)}</td>
        <td class="file">${fileLink(row.link)}</td>
      </tr>`,
  );
  return scrolledTable(APPLICATION_HEADS, lines, `Applications of ${name}`);
}

function stateWords({ aside, faultCount, isTested }: ApplicationRow): Html {
  const failed = html`<span class="bad">✗ ${faultCount} failed</span>`;
  if (aside !== null) return faultCount === 0 ? html`${aside}` : html`${failed}, ${aside}`;
  if (faultCount > 0) return failed;
  return isTested
    ? html`<span class="good">✓ add up</span>`
    : html`<span class="absent">nothing to test</span>`;
}

const ORDER_HEADS: readonly ColumnHead[] = [
  { header: "No.", isFigure: false },
  { header: "What it is", isFigure: false },
  { header: "Date", isFigure: false },
  { header: "Amount", isFigure: true },
  { header: "In the applications", isFigure: false },
  { header: "File", isFigure: false },
];

function orderTable(rows: readonly OrderRow[], name: string): Html {
  const lines = rows.map(
    ({ link, number, what, date, amount, listedIn }) =>
      html`<tr>
        <th scope="row">${number ?? "–"}</th>
        <td>${what}</td>
        <td class="day">${date ?? "–"}</td>
        <td class="figure">${amountText(amount)}</td>
        <td>${listedIn === null ? "not listed" : `listed in ${listedIn}`}</td>
        <td class="file">${fileLink(link)}</td>
      </tr>`,
  );
  return scrolledTable(ORDER_HEADS, lines, name);
}

function mismatchItem({ name, detail, printed, expected, difference, ...rest }: Mismatch): Html {
  const sides =
    printed === null || expected === null
      ? html``
      : html`<dl class="sides">
          <div>
            <dt>printed</dt>
            <dd>${printed.toString()}</dd>
          </div>
          <div>
            <dt>expected</dt>
            <dd>${expected.toString()}</dd>
          </div>
          <div>
            <dt>difference</dt>
            <dd>${difference?.toString() ?? ""}</dd>
          </div>
        </dl>`;
  const where = rest.places.map(
    ({ link, pages }) =>
      html`<span>${fileLink(link)}${pages.length === 0 ? "" : ` p. ${pages.join(", ")}`}</span>`,
  );
  return html`<li class="bad">
    <p>
      <span class="bad">✗</span> <strong>${name.replaceAll("_", " ")}</strong>
      <span class="remark">weight ${rest.severity}</span>
    </p>
    <p>${detail} ${rest.remedy ?? ""}</p>
    ${sides}
    <p class="from">${where}</p>
  </li>`;
}

/** What holds, and what nobody could compare, so that it is not taken for found in order. */
function remainder({ heldCount, testedCount, untested, doubts }: ContractPart): Html {
  const doubtList = doubts.map((doubt) => html`<p class="doubt">? ${doubt}</p>`);
  const held = html`<p>${heldCount} of ${counted(testedCount, "comparison")} agree.</p>`;
  if (untested.length === 0) return html`${doubtList} ${held}`;
  return html`${doubtList} ${held}
    <details>
      <summary>${counted(untested.length, "reason")} why something was not compared</summary>
      <ul class="plain">
        ${untested.map((reason) => html`<li>${reason}</li>`)}
      </ul>
    </details>`;
}
