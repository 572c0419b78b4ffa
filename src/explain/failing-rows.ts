import { checkRows } from "../checks/pay-application.ts";
import type { ApplicationReading } from "../kinds/reading.ts";

/**
 * Rows of the continuation sheet, by their index, that break an identity which the reading reports as
 * broken, with the figures that those identities use, such as `sheet.rows.completedAndStored`.
 */
export function failingRows({
  document,
  identities,
}: ApplicationReading): ReadonlyMap<number, ReadonlySet<string>> {
  const broken = new Set(
    identities.flatMap(({ name, passed }) => (passed === false ? [name] : [])),
  );
  const rows = new Map<number, ReadonlySet<string>>();
  checkRows(document).forEach((checks, index) => {
    const failed = checks.filter(({ name, passed }) => passed === false && broken.has(name));
    if (failed.length > 0) rows.set(index, new Set(failed.flatMap(({ figures }) => figures)));
  });
  return rows;
}
