import { isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Word } from "../page/page.ts";
import type { InvoicePaper } from "../paper/invoice/invoice-paper.ts";
import { datesAmong } from "../paper/invoice/printed-dates.ts";
import { placesOfText, type PrintedText } from "../paper/invoice/printed-text.ts";
import type { AcceptedValue } from "./accepted-invoice.ts";

/** Every place where a value is printed, in reading order. */
export function placesOf(value: AcceptedValue, paper: InvoicePaper): readonly PrintedText[] {
  switch (value.kind) {
    case "text":
      return placesOfText(value.text, paper);
    case "date":
      return placesOfDate(value.iso, paper);
    case "money":
      return placesOfAmount(value.amount, paper);
  }
}

function placesOfDate(iso: string, paper: InvoicePaper): readonly PrintedText[] {
  const { lines, months, dateOrder } = paper;
  return lines.flatMap(({ line }, at) =>
    line.runs.flatMap((run) => {
      const texts = run.words.map(({ text }) => text);
      // Where the order of day and month is open, either is what was accepted.
      const dates = [dateOrder, DAY_FIRST, MONTH_FIRST].flatMap((order) =>
        datesAmong(texts, months, order),
      );
      const found = dates.find(({ date }) => date !== null && isoDate(date) === iso);
      return found === undefined
        ? []
        : [{ run, words: run.words.slice(found.begin, found.end), at }];
    }),
  );
}

const DAY_FIRST = { dotted: "day-first", other: "day-first" } as const;
const MONTH_FIRST = { dotted: "month-first", other: "month-first" } as const;

/** Amounts that are taken off are printed with either sign. */
function placesOfAmount(amount: Money, { lines }: InvoicePaper): readonly PrintedText[] {
  const wanted = amount.absolute();
  return lines.flatMap(({ line, figures }, at) =>
    figures
      .filter(({ value, isPercent }) => !isPercent && value.absolute().equals(wanted))
      .flatMap(({ words }) => {
        const run = line.runs.find((own) => own.words.includes(words.at(-1) as Word));
        return run === undefined ? [] : [{ run, words, at }];
      }),
  );
}
