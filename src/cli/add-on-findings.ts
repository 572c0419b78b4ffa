import { type AddOn, ADD_ONS } from "../add-ons/add-ons.ts";
import { installLine, lackOf } from "../add-ons/missing-add-on.ts";
import type { Diagnosis } from "./diagnosis.ts";

/** Which parts are installed, what each is for, and how it is added. One that is not there is no fault. */
export function addOnFindings(): readonly Diagnosis[] {
  const { payment, storage, queue, anthropic, openAiCompatible } = ADD_ONS;
  return [payment, storage, queue, anthropic, openAiCompatible].map(addOnFinding);
}

/** Whether one part is installed. */
export function addOnFinding(addOn: AddOn): Diagnosis {
  const { name, purpose } = addOn;
  return lackOf(addOn) === null
    ? { subject: name, mark: "ok", words: `installed: ${purpose}` }
    : {
        subject: name,
        mark: "none",
        words: `not installed: ${purpose}; add it with: ${installLine(addOn)}`,
      };
}
