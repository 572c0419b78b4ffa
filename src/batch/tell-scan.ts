import { parentPort } from "node:worker_threads";
import type { ScanPlace } from "../read.ts";
import type { Sign } from "./worker-lane.ts";

/** Tells whoever waits for this worker that the picture of another page is read, which takes its time. */
export function tellScan(place: ScanPlace): void {
  const sign: Sign = { isSign: true, ...place };
  parentPort?.postMessage(sign);
}
