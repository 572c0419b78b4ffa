import type { CheckResult } from "../../checks/check.ts";
import { namesOf } from "../../base/names-of.ts";
import type { Sourced } from "../../document/sourced.ts";
import { ORDER_FIELDS } from "../../kinds/change-order/fields.ts";
import type { Signs } from "../../kinds/reading.ts";
import type { OrderChoice } from "./order-choice.ts";
import type { OrderDraft } from "./read-change-order.ts";
import type { WeighedField } from "../../confidence/probability.ts";
import { certaintySign, companyOf, identitiesOf, saturated } from "../../confidence/signs.ts";

type OrderField = keyof typeof ORDER_FIELDS;

const FIELD_NAMES: readonly OrderField[] = namesOf(ORDER_FIELDS);

/** What speaks for and against each field of a change order. */
export function orderSigns(
  { document, choice, ...read }: OrderDraft,
  results: readonly CheckResult[],
): readonly WeighedField[] {
  const values = new Map<string, Sourced<unknown> | null>(
    FIELD_NAMES.map((field) => [field, document[field]]),
  );
  const notices = saturated(read.notices.length);
  const ofKind: WeighedField = {
    field: "kind",
    state: "labelled",
    signs: { lead: choice.kind.probability, company: companyOf("kind", values), notices },
  };
  const weighed = FIELD_NAMES.map((field): WeighedField => {
    const value = document[field];
    const common = { company: companyOf(field, values), notices };
    if (value === null) return { field, state: "absent", signs: common };
    const proved = field === "amount" ? identitiesOf(["sums.change", "costs"], results) : {};
    const characters = certaintySign(value.from);
    return {
      field,
      state: "labelled",
      signs: { ...common, ...proved, characters, ...ownSigns(field, choice) },
    };
  });
  return [ofKind, ...weighed];
}

function ownSigns(field: OrderField, choice: OrderChoice): Signs {
  const chosen = choice[field];
  if (chosen !== null) return { label: chosen.best.share, lead: chosen.probability };
  return field === "amount" && choice.nothing !== null ? { lead: choice.nothing } : {};
}
