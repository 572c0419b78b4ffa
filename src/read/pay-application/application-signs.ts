import { OF_STANDING } from "../../finding/finding-codes.ts";
import type { CheckResult } from "../../checks/check.ts";
import { namesOf } from "../../base/names-of.ts";
import type { PayApplication } from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";
import { type Field, sourcesOf } from "../../kinds/field.ts";
import { APPLICATION_FIELDS } from "../../kinds/pay-application/fields.ts";
import type { FieldState, Signs } from "../../kinds/reading.ts";
import { chosenFor } from "./application-summary.ts";
import type { ApplicationDraft } from "./read-pay-application.ts";
import type { WeighedField } from "../../confidence/probability.ts";
import { certaintySign, companyOf, identitiesOf, saturated } from "../../confidence/signs.ts";

type ApplicationField = keyof typeof APPLICATION_FIELDS;

const FIELD_NAMES: readonly ApplicationField[] = namesOf(APPLICATION_FIELDS);

/** What speaks for and against each field of a pay application. */
export function applicationSigns(
  read: ApplicationDraft,
  results: readonly CheckResult[],
  layout: number,
): readonly WeighedField[] {
  const { document } = read;
  const usual = new Map(
    FIELD_NAMES.filter((name) => declared(name).isUsual === true).map(
      (field) => [field, document[field]] as const,
    ),
  );
  const open = read.notices.filter(({ code }) => !OF_STANDING.has(code));
  const notices = saturated(open.length);
  const leftover = saturated(read.unexplained.length / 2);
  const weighed = FIELD_NAMES.map((field): WeighedField => {
    const value: Sourced<unknown> | null = document[field];
    const company = companyOf(field, usual);
    const figures = figuresOfField(field);
    const common = { company, layout, notices, leftover };
    if (value === null) {
      const implied = IMPLIED[field]?.(document) === true ? 1 : 0;
      return { field, state: "absent", signs: { ...common, implied } };
    }
    const proved = identitiesOf(figures, results, isOfRow(value, read) ? 1 : 0);
    const characters = certaintySign(value.from);
    const { state, signs } = originOf(field, value, read);
    return { field, state, signs: { ...common, ...proved, characters, ...signs } };
  });
  return [...weighed, ordersOf(read, results, { notices, layout, leftover })];
}

/** Whether it is read from the row of totals that was found because its figures come to line 4. */
function isOfRow(value: Sourced<unknown>, { summary: { rowTotals } }: ApplicationDraft): boolean {
  return rowTotals !== null && rowTotals.work.from[0] === value.from[0];
}

/** The figures of identities that a field of the contract is. */
export function figuresOfField(field: string): readonly string[] {
  const name = FIELD_NAMES.find((one) => one === field);
  return name === undefined ? [field] : [field, ...sourcesOf(declared(name))];
}

function declared(field: ApplicationField): Field {
  return APPLICATION_FIELDS[field];
}

interface Origin {
  readonly state: FieldState;
  readonly signs: Signs;
}

function originOf(
  field: ApplicationField,
  value: Sourced<unknown>,
  { summary }: ApplicationDraft,
): Origin {
  const chosen = chosenFor(field, summary);
  if (chosen === null || chosen.best.from !== value.from[0])
    return { state: value.from.length > 1 ? "computed" : "derived", signs: {} };
  return { state: "labelled", signs: { label: chosen.best.share, lead: chosen.probability } };
}

/** What says of a field that was not found that it ought to be printed; of the others nothing does. */
const IMPLIED: Readonly<Partial<Record<ApplicationField, (document: PayApplication) => boolean>>> =
  {
    retainageHeldToDate: ({ lines, rates }) => {
      const { totalCompletedAndStored: completed, totalEarnedLessRetainage: earned } = lines;
      const isLess = completed !== null && earned !== null && !completed.value.equals(earned.value);
      return isLess || rates.onWork?.value.points.isZero() === false;
    },
    retainageRatePercent: ({ lines }) => lines.totalRetainage?.value.isZero() === false,
    grossThisPeriod: ({ sheet }) => sheet !== null,
    retainageReleasedThisPeriod: ({ lines }) => lines.retainageReleased !== null,
  };

/** The list of change orders is proved by its sum. */
function ordersOf(
  { document }: ApplicationDraft,
  results: readonly CheckResult[],
  common: Signs,
): WeighedField {
  const { changeOrders, lines } = document;
  const net = lines.netChangeByChangeOrders?.value ?? lines.changeOrderNet?.value ?? null;
  const field = "changeOrders";
  if (changeOrders.length === 0) {
    const implied = net?.isZero() === false ? 1 : 0;
    return {
      field,
      state: "absent",
      signs: { ...common, implied, proofs: net?.isZero() === true ? 0.5 : 0 },
    };
  }
  const from = changeOrders.flatMap(({ amount }) => amount?.from ?? []);
  return {
    field,
    state: "labelled",
    signs: {
      ...common,
      ...identitiesOf(["changeOrders.amount"], results),
      characters: certaintySign(from),
    },
  };
}
