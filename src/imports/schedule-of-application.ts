import { Money } from "../base/money.ts";
import type { PayApplication, SheetRow } from "../document/pay-application.ts";
import { knownPaper } from "../kinds/known-by.ts";
import type { ApplicationContent } from "../kinds/contents.ts";
import { type ImportPaper, type PaperLine, printedText } from "./import-paper.ts";
import type { LeftOut } from "./left-out.ts";

/** The schedule of values of a pay application as programs import it, or why none can be made of it. */
export function scheduleOfApplication(read: ApplicationContent): ImportPaper | LeftOut {
  const rows = read.document.sheet?.rows ?? [];
  const lines = rows.flatMap(lineOf);
  if (lines.length === 0) return { code: "no-schedule" };
  const total = scheduledTotal(read.document);
  if (total === null) return { code: "no-schedule-total" };
  const sum = Money.sum(lines.map(({ amount }) => amount));
  if (!sum.equals(total)) return { code: "schedule-differs", sum, total };
  const { sender, project, number } = knownPaper(read);
  return {
    vendor: sender,
    number,
    date: read.document.periodTo?.value ?? null,
    dueDate: null,
    order: project,
    currency: null,
    isCredit: false,
    total,
    lines,
    taxedLines: lines,
  };
}

/** What the rows come to where it is printed: below them, or as the contract sum to date. */
function scheduledTotal({ sheet, contractSumToDate }: PayApplication): Money | null {
  return (sheet?.totals?.scheduledValue ?? contractSumToDate)?.value ?? null;
}

/** A row with a scheduled value; others are captions. */
function lineOf({ item, description, figures }: SheetRow): readonly PaperLine[] {
  const { scheduledValue } = figures;
  if (scheduledValue === null) return [];
  return [
    {
      kind: "item",
      item: printedText(item),
      description: printedText(description),
      amount: scheduledValue.value,
      tax: Money.zero,
    },
  ];
}
