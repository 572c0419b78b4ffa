import { unpackOutcome } from "../../batch/outcomes.ts";
import { CollectedSheets } from "../../sheets/collected-sheets.ts";
import { tooLongSheet, workbookBytes } from "../../sheets/workbook-bytes.ts";
import type { WorkbookAnswer, WorkbookTask } from "./workbook-messages.ts";
import type { WorkerSide } from "./worker-side.ts";

declare const self: WorkerSide<WorkbookTask, WorkbookAnswer>;

/** Of the one workbook that this worker is started for. */
const sheets = new CollectedSheets();

self.addEventListener("message", ({ data }) => {
  if (data.kind === "finish") void finished().then(self.postMessage);
  else self.postMessage(added(data));
});

function added({
  name,
  fingerprint,
  outcome,
}: Extract<WorkbookTask, { kind: "input" }>): WorkbookAnswer {
  const whole = typeof outcome === "string" ? unpackOutcome(outcome) : outcome;
  sheets.add({ name, path: null }, fingerprint, whole);
  return { kind: "added" };
}

async function finished(): Promise<WorkbookAnswer> {
  const filled = sheets.finished();
  const tooLong = tooLongSheet(filled);
  if (tooLong !== null) {
    const sentence = `The sheet ${tooLong} has more rows than a workbook takes. Read fewer files at a time.`;
    return { kind: "refused", sentence };
  }
  return { kind: "workbook", bytes: new Uint8Array(await workbookBytes(filled, null)) };
}
