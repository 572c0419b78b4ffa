import type { InvoiceReading } from "../reading.ts";

const LINE = /^lineItems\.(\d+)\./;

/** Items of an invoice, by their index, that do not come out by themselves. */
export function failingLines({
  checks,
  identities,
}: Pick<InvoiceReading, "checks" | "identities">): ReadonlySet<number> {
  const figures = [...checks, ...identities].flatMap(({ passed, figures }) =>
    passed === false && LINE.test(figures[0] ?? "") ? figures : [],
  );
  return new Set(figures.flatMap((figure) => LINE.exec(figure)?.[1] ?? []).map(Number));
}
