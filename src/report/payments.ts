import { html, type Html } from "../base/html.ts";
import { shownVerdict } from "../verdict/shown.ts";
import { amountText, fileLink, printedText } from "./common-parts.ts";
import type { Entry } from "./report.ts";
import { currencyWords, sumLineOf, type SumLine, summedGroups } from "./sums.ts";

/** Where the list of payments is on the page. */
export const PAYMENTS_ID = "payments";

/** Papers to pay that can be added up, what is due first before the others, and what they come to. */
interface PaymentGroup {
  readonly line: SumLine;
  readonly entries: readonly Entry[];
}

/** What is to be paid, the papers of one sum and currency together. */
export function paymentGroups(entries: readonly Entry[]): readonly PaymentGroup[] {
  const toPay = entries.filter(({ verdict, kind }) => shownVerdict(verdict, kind) === "pay");
  return summedGroups(toPay).map((group) => ({
    line: sumLineOf(group),
    entries: group.toSorted((one, other) => compareDays(one.dueDate, other.dueDate)),
  }));
}

/** Days as they follow each other; a paper without one stands behind the others. */
function compareDays(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

/** Whom to pay, how much and by when, with the sum of each group. */
export function paymentsPart(entries: readonly Entry[]): Html {
  const groups = paymentGroups(entries);
  if (groups.length === 0) return html`<p>Nothing is to be paid as it is.</p>`;
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0);
  return html`<h3 id="${PAYMENTS_ID}">Payments <span class="remark">${count}</span></h3>
    <table class="payments" aria-labelledby="${PAYMENTS_ID}">
      <thead>
        <tr>
          <th scope="col">Pay to</th>
          <th scope="col">Number</th>
          <th scope="col">Due</th>
          <th scope="col" class="figure">Amount</th>
          <th scope="col">Document</th>
        </tr>
      </thead>
      ${groups.map(groupRows)}
    </table>`;
}

function groupRows({ line, entries }: PaymentGroup): Html {
  const { currency, parts } = line;
  const words = currencyWords(line);
  const { sum, lacking } = parts.pay;
  const without =
    lacking === 0 ? html`` : html` <span class="remark">${lacking} without an amount</span>`;
  return html`<tbody>
    <tr class="group">
      <th scope="rowgroup" colspan="5">
        ${sumName(line)}${words === "" ? "" : ` · ${words}`}
        <span class="remark">${entries.length}</span>
      </th>
    </tr>
    ${entries.map(paymentRow)}
    <tr class="total">
      <td class="to">Sum${without}</td>
      <td></td>
      <td></td>
      <td class="figure">${amountText(sum)}${behind(currency)}</td>
      <td></td>
    </tr>
  </tbody>`;
}

function paymentRow({ id, file, sender, number, dueDate, amount }: Entry): Html {
  return html`<tr>
    <td class="to">${printedText(sender)}</td>
    <td class="words" data-head="no.">${printedText(number)}</td>
    <td class="day" data-head="due">${printedText(dueDate)}</td>
    <td class="figure">${amountText(amount?.value ?? null)}${behind(amount?.currency ?? null)}</td>
    <td class="file">${fileLink({ id, file })}</td>
  </tr>`;
}

function behind(currency: string | null): string {
  return currency === null ? "" : ` ${currency}`;
}

/** What a sum is of, with what is to be known of its amounts. */
export function sumName({ name, remark }: SumLine): Html {
  return html`${name}${remark === null ? html`` : html` <span class="remark">${remark}</span>`}`;
}
