import { certaintySign, companyOf, identitiesOf, saturated } from "../../confidence/signs.ts";
import type { CheckResult } from "../../checks/check.ts";
import { namesOf } from "../../base/names-of.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { WeighedField } from "../../confidence/probability.ts";
import type { FieldEvidence } from "../../kinds/reading.ts";
import { WAIVER_FIELDS } from "../../kinds/lien-waiver/fields.ts";
import { fromChosen } from "../field-evidence.ts";
import type { WaiverDraft } from "./read-lien-waiver.ts";

const FIELD_NAMES = namesOf(WAIVER_FIELDS);

/** How every field of a lien waiver came to its value. */
export function waiverEvidence({ document, choice }: WaiverDraft): readonly FieldEvidence[] {
  return FIELD_NAMES.flatMap((name) => fromChosen(name, document[name], choice[name], []) ?? []);
}

/** What speaks for and against each field of a lien waiver. */
export function waiverSigns(
  { document, choice, typeShare, notices }: WaiverDraft,
  results: readonly CheckResult[],
): readonly WeighedField[] {
  const values = new Map<string, Sourced<unknown> | null>(
    FIELD_NAMES.map((field) => [field, document[field]]),
  );
  const noticed = saturated(notices.length);
  const commonOf = (field: string): WeighedField["signs"] => ({
    company: companyOf(field, values),
    notices: noticed,
  });
  const ofType: WeighedField = {
    field: "waiverType",
    state: "labelled",
    signs: { ...commonOf("waiverType"), lead: typeShare },
  };
  const ofSignature: WeighedField = {
    field: "signature",
    state: "labelled",
    signs: { ...commonOf("signature"), lead: document.signature === "UNCLEAR" ? 0 : 1 },
  };
  const weighed = FIELD_NAMES.map((field): WeighedField => {
    const value = document[field];
    const chosen = choice[field];
    if (value === null || chosen === null)
      return { field, state: "absent", signs: commonOf(field) };
    return {
      field,
      state: "labelled",
      signs: {
        ...commonOf(field),
        ...identitiesOf([field], results),
        characters: certaintySign(value.from),
        label: chosen.best.share,
        lead: chosen.probability,
      },
    };
  });
  return [ofType, ofSignature, ...weighed];
}
