import { type CalendarDate, isoDate } from "../base/calendar-date.ts";
import { Money } from "../base/money.ts";
import { memberAt, valueAt } from "../document/value-at.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { currencyWith } from "../base/currency-signs.ts";
import type { Content, FieldGroup } from "./kind.ts";
import { type AnyContent, kindOf } from "./kinds.ts";

/** What a person calls a paper: enough to know which one is meant and whom to ask. What it does not print is null. */
export interface KnownPaper {
  /** `Pay application`. */
  readonly documentKind: string;
  readonly number: string | null;
  readonly sender: string | null;
  readonly customer: string | null;
  readonly project: string | null;
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  /** The last day on which to pay, `YYYY-MM-DD`. */
  readonly dueDate: string | null;
  /** What it asks for or changes. */
  readonly amount: Money | null;
  /** What is left to pay of it; the same as the amount where the paper does not print it apart. */
  readonly due: Money | null;
  /** ISO 4217 code. */
  readonly currency: string | null;
}

/** A paper by what its kind is known by. */
export function knownPaper(read: AnyContent): KnownPaper {
  const { noun, knownBy } = kindOf(read.documentType);
  const sourced = (path: string | null): ReturnType<typeof valueAt> =>
    path === null ? null : (valueAt(read.document, path) ?? valueAt(read, path));
  const printed = (path: string | null): unknown => sourced(path)?.value;
  const money = (path: string | null): Money | null => {
    const value = printed(path);
    return value instanceof Money ? value : null;
  };
  const amount = money(knownBy.amount);
  return {
    documentKind: sentenceCase(noun),
    number: textOf(printed(knownBy.number)),
    sender: textOf(printed(knownBy.sender)),
    customer: textOf(printed(knownBy.customer)),
    project: textOf(printed(knownBy.project)),
    date: dayOf(printed(knownBy.date)),
    dueDate: dayOf(printed(knownBy.dueDate)),
    amount,
    due: money(knownBy.balance) ?? amount,
    currency:
      knownBy.currency === null
        ? currencyOf(sourced(knownBy.amount))
        : textOf(printed(knownBy.currency)),
  };
}

/** By the sign that is printed with an amount. */
function currencyOf(amount: ReturnType<typeof valueAt>): string | null {
  return (
    amount?.from.map(({ printed }) => currencyWith(printed)).find((code) => code !== null) ?? null
  );
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function dayOf(value: unknown): string | null {
  const isDay = typeof value === "object" && value !== null && "day" in value;
  return isDay ? isoDate(value as CalendarDate) : null;
}

/**
 * The rows that a paper prints of a group, with their values by name; of one that is no table the one row that it is. Null
 * where the paper has no such part.
 */
export function rowsOf(read: Content, group: FieldGroup): readonly object[] | null {
  const { path, isTable } = group;
  if (group.rowsOf !== undefined) return group.rowsOf(read);
  const part =
    path === "" ? read.document : (memberAt(read.document, path) ?? memberAt(read, path));
  if (isTable) return Array.isArray(part) ? part.filter(isObject) : null;
  return isObject(part) ? [part] : null;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
