import type { Application, ChangeOrder } from "../../fixtures/draw/application.ts";
import { creameryFirst } from "../../fixtures/draw/jobs/creamery.ts";
import { cents, changed, day, numbered } from "../../fixtures/draw/jobs/library.ts";
import { rolledForward } from "../../fixtures/draw/roll-forward.ts";
import type { ReadApplication } from "../../src/audit/application.ts";
import type { PrintedOrder } from "./order-paper.ts";
import { readFrom } from "./rolled-job.ts";

function order(number: string, description: string, amount: number): ChangeOrder {
  const date = day(2026, 4, 3);
  return { number, description, amount: cents(amount), approved: "this-period", date };
}

/** Three applications, each with a change order more. */
export function job(changes: Partial<Application>): readonly Application[] {
  const rows = numbered([
    ["Selective demolition", 20_000, 0, 0],
    ["Timber frame repair", 80_000, 0, 0],
  ]);
  return rolledForward(changed(creameryFirst, { rows, changeOrders: [], ...changes }), [
    { percents: [20, 20], orders: [order("1", "Rot repair at the sill", 5_000)] },
    { percents: [40, 40, 50], orders: [order("2", "Second stair to the gallery", 12_000)] },
    { percents: [60, 60, 70, 10], orders: [order("3", "Delete dumbwaiter", -4_000)] },
  ]);
}

/** The firms of the job. */
export const SUB: string = "Hollis Mechanical, LLC";
export const GC: string = "Millrace Builders, Inc.";
export const OWNER: string = "Town of Ashgrove";

/** What a subcontractor bills to the general contractor. */
export const SUBCONTRACT: readonly Application[] = job({
  payer: { ...creameryFirst.payer, name: GC },
  payee: { ...creameryFirst.payee, name: SUB },
});

/** What the general contractor bills to the owner. */
export const PRIME: readonly Application[] = job({
  rows: numbered([
    ["General conditions", 300_000, 0, 0],
    ["Everything else", 400_000, 0, 0],
  ]),
});

/** Applications as files of a folder. */
export function files(
  applications: readonly Application[],
  folder: string,
): readonly ReadApplication[] {
  return applications.map((one, index) => readFrom(one, `${folder}/pa-${index + 1}.pdf`));
}

/** Who asks whom. */
export const ASKING: NonNullable<PrintedOrder["parties"]> = { sender: SUB, addressee: GC };

/** What the subcontractor asks for the second change order. */
export const REQUESTED: PrintedOrder = {
  kind: "SUBCONTRACTOR_REQUEST",
  number: "COR-014",
  description: "Second stair to the gallery, steel and treads",
  amount: 1_200_000,
  parties: ASKING,
};

/** The second change order itself. */
export const ORDERED: PrintedOrder = {
  ...REQUESTED,
  kind: "GC_CHANGE_ORDER",
  number: "SCO 002",
  parties: { sender: GC, contractor: GC, subcontractor: SUB },
};
