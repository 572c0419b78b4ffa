import type { Audit } from "../audit/audit.ts";
import { reasonWords } from "../verdict/shown.ts";
import type { Collected } from "./report-collector.ts";
import type { Entry } from "./report.ts";

/** The name of a contract's part of the page. */
export function contractId(contractIndex: number): string {
  return `contract${contractIndex + 1}`;
}

/** What the page says of each input, in their order. */
export function entriesOf({ seen, audit, papers }: Collected): readonly Entry[] {
  const contracts = contractsOf(audit);
  const judgements = new Map(papers.map(({ file, judgement }) => [file, judgement]));
  return seen.map(({ id, file, read }): Entry => {
    const { verdict, reasons } = judgements.get(file) ?? { verdict: "not-read", reasons: [] };
    const { note, ...said } = read ?? NOT_READ;
    return {
      id,
      file,
      verdict,
      reasons: reasons.map(reasonWords),
      ...said,
      contractId: contracts.get(file) ?? null,
      // What is not certain to be wrong is not complained of.
      note: verdict === "send-back" ? note : null,
    };
  });
}

const NOT_READ = {
  kind: null,
  title: [],
  parties: "",
  sender: null,
  number: null,
  dueDate: null,
  amount: null,
  hasFailedCheck: false,
  confidence: null,
  pageCount: null,
  note: null,
} as const;

/** The part of its contract, for each file that belongs to one. */
function contractsOf({ contracts }: Audit): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  contracts.forEach(({ applications, changeOrders }, index) => {
    const files = [
      ...applications.map(({ application }) => application.file),
      ...changeOrders.map(({ paper }) => paper.file),
    ];
    for (const file of files) places.set(file, contractId(index));
  });
  return places;
}
