import type { Outcome } from "../src/reading.ts";
import type { ReadFiles, SentParties } from "./accuracy.ts";

/** What is measured without the names of the parties, and with them. */
export interface BothWays<Measured> {
  readonly without: Measured;
  readonly with: Measured;
}

/** A document and the names that its truth knows. */
interface WithParties {
  readonly path: string;
  readonly parties: { readonly subcontractor?: string | null; readonly gc?: string | null };
}

/** Reads each document twice; outcomes in the order of the documents. */
export async function readWithParties(
  read: ReadFiles,
  documents: readonly WithParties[],
): Promise<BothWays<readonly Outcome[]>> {
  const without = await read(documents.map(({ path }) => path));
  const sent = documents.map(({ parties }) => sentOf(parties));
  const outcomes = new Map<number, Outcome>();
  for (const parties of groupsOf(sent)) {
    const indexes = sent.flatMap((own, index) => (isSameSent(own, parties) ? [index] : []));
    const paths = indexes.map((index) => documents[index]?.path ?? "");
    const readings = await read(paths, parties);
    readings.forEach((outcome, place) => outcomes.set(indexes[place] ?? -1, outcome));
  }
  return {
    without,
    with: documents.flatMap((_, index) => outcomes.get(index) ?? []),
  };
}

function sentOf({ subcontractor, gc }: WithParties["parties"]): SentParties {
  return {
    ...(typeof subcontractor === "string" ? { subcontractor } : {}),
    ...(typeof gc === "string" ? { gc } : {}),
  };
}

/** Names are options of a whole batch: one batch for each pair of names. */
function groupsOf(sent: readonly SentParties[]): readonly SentParties[] {
  return sent.filter(
    (own, index) => sent.findIndex((earlier) => isSameSent(earlier, own)) === index,
  );
}

function isSameSent(one: SentParties, other: SentParties): boolean {
  return one.subcontractor === other.subcontractor && one.gc === other.gc;
}
