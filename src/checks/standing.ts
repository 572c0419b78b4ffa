import type { PayApplication } from "../document/pay-application.ts";
import { equationsOf, isHolding } from "./equations.ts";
import { moneyFigures, roundingOf } from "./rounding.ts";

/** How many identities hold among single figures and how many are broken, row by row. */
export interface Standing {
  readonly held: number;
  readonly broken: number;
}

/** What the figures of a pay application say of each other. */
export function standingOfApplication(document: PayApplication): Standing {
  const rounding = roundingOf(moneyFigures(document));
  const equations = equationsOf(document);
  const held = equations.filter((equation) => isHolding(equation, rounding)).length;
  return { held, broken: equations.length - held };
}
