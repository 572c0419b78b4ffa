import { html, type Html } from "../base/html.ts";
import type { Money } from "../base/money.ts";
import { barChart } from "./bar-chart.ts";
import type { ApplicationRow } from "./report.ts";

/** Billing against the contract sum, and retainage held, over the applications that are compared; nothing for less than two. */
export function contractCharts(id: string, applications: readonly ApplicationRow[]): Html {
  const rows = applications.filter(({ aside }) => aside === null);
  if (rows.length < 2) return html``;
  const hasBilling = rows.some(({ toDate }) => toDate !== null);
  const hasRetainage = rows.some(({ retainage }) => retainage !== null);
  return html`<div class="charts">
    ${hasBilling ? billingChart(`${id}-billing`, rows) : html``}
    ${hasRetainage ? retainageChart(`${id}-retainage`, rows) : html``}
  </div>`;
}

function billingChart(id: string, rows: readonly ApplicationRow[]): Html {
  const chart = barChart({
    id,
    title: "Completed and stored to date against the contract sum",
    description: describe(
      rows,
      ({ toDate, thisPeriod, contractSum }) =>
        `${words(toDate)} to date, ${words(thisPeriod)} of it in the period, contract sum ${words(contractSum)}`,
    ),
    bars: rows.map((row) => ({
      label: labelOf(row),
      value: row.toDate,
      part: row.thisPeriod,
      limit: row.contractSum,
    })),
  });
  return html`<figure>
    <figcaption>
      Billing
      <span class="keys">
        <span class="key"
          ><svg viewBox="0 0 12 12" aria-hidden="true">
            <rect class="whole" x="1" y="1" width="10" height="10" />
          </svg>
          before</span
        >
        <span class="key"
          ><svg viewBox="0 0 12 12" aria-hidden="true">
            <rect class="part" x="1" y="1" width="10" height="10" />
          </svg>
          this period</span
        >
        <span class="key"
          ><svg viewBox="0 0 12 12" aria-hidden="true">
            <line class="limit" x1="0" x2="12" y1="6" y2="6" />
          </svg>
          contract sum</span
        >
      </span>
    </figcaption>
    ${chart}
  </figure>`;
}

function retainageChart(id: string, rows: readonly ApplicationRow[]): Html {
  const chart = barChart({
    id,
    title: "Retainage held to date",
    description: describe(rows, ({ retainage }) => words(retainage)),
    bars: rows.map((row) => ({
      label: labelOf(row),
      value: row.retainage,
      part: null,
      limit: null,
    })),
  });
  return html`<figure>
    <figcaption>Retainage held</figcaption>
    ${chart}
  </figure>`;
}

function describe(rows: readonly ApplicationRow[], say: (row: ApplicationRow) => string): string {
  return `${rows.map((row) => `Application ${labelOf(row)}: ${say(row)}.`).join(" ")} The same figures stand in the table of applications.`;
}

/** Longer numbers would run into each other below the bars. */
const LONGEST_LABEL = 7;

function labelOf({ number, periodTo }: ApplicationRow): string {
  const label = number ?? periodTo?.slice(0, LONGEST_LABEL) ?? "–";
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label;
}

function words(amount: Money | null): string {
  return amount?.toString() ?? "not printed";
}
