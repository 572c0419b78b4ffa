import { Money } from "../../src/base/money.ts";
import { Percent } from "../../src/base/percent.ts";
import type {
  ChangeOrder,
  ContractSumName,
  CostLine,
  RatedLine,
} from "../../src/document/change-order.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import { sourced } from "./printed.ts";

/** A line of a breakdown as printed: its words and its amount, and what the amount is the product of. */
export type PrintedCost = readonly [
  description: string | null,
  amount: string,
  factors?: readonly [quantity: string, unitPrice: string],
];

/** The figures of a change order as printed; what is left out is not printed. */
export interface PrintedFigures {
  readonly sums?: Partial<Record<ContractSumName, string>>;
  readonly costs?: { readonly parts: readonly PrintedCost[]; readonly total: PrintedCost };
  /** A mark-up with its rate in percent, and what the rate was taken of; null where nothing above fits. */
  readonly rated?: readonly {
    readonly line: PrintedCost;
    readonly rate: string;
    readonly base: string | null;
    readonly nearest?: string;
  }[];
}

/** A change order that prints these figures and nothing else. */
export function orderOfFigures({ sums = {}, costs, rated = [] }: PrintedFigures): ChangeOrder {
  const figure = (text: string | undefined): Sourced<Money> | null =>
    text === undefined ? null : amount(text);
  const parts = (costs?.parts ?? []).map(costLine);
  const total = costs === undefined ? null : costLine(costs.total);
  return {
    documentType: "CHANGE_ORDER",
    kind: "GC_CHANGE_ORDER",
    issuer: null,
    number: null,
    description: null,
    amount: figure(sums.change) ?? total?.amount ?? null,
    date: null,
    parties: {
      sender: null,
      addressee: null,
      owner: null,
      contractor: null,
      subcontractor: null,
    },
    sums: {
      originalContractSum: figure(sums.originalContractSum),
      previousChanges: figure(sums.previousChanges),
      sumBefore: figure(sums.sumBefore),
      change: figure(sums.change),
      sumAfter: figure(sums.sumAfter),
    },
    costs: total === null ? parts : [...parts, total],
    costTotal: total === null ? null : { total, parts },
    ratedLines: rated.map(ratedLine),
    agreement: { isShown: true, flaw: null },
    requested: null,
  };
}

function ratedLine({
  line,
  rate,
  base,
  nearest,
}: NonNullable<PrintedFigures["rated"]>[number]): RatedLine {
  return {
    line: costLine(line),
    rate: Percent.of(rate),
    base: base === null ? null : plain(base),
    nearest: nearest === undefined ? null : plain(nearest),
  };
}

function costLine([description, printed, factors]: PrintedCost): CostLine {
  return {
    description: description === null ? null : sourced(description, description),
    quantity: factors === undefined ? null : amount(factors[0]),
    unit: null,
    unitPrice: factors === undefined ? null : amount(factors[1]),
    amount: amount(printed),
  };
}

function amount(printed: string): Sourced<Money> {
  return sourced(plain(printed), printed);
}

function plain(printed: string): Money {
  return Money.of(printed.replaceAll(",", ""));
}
