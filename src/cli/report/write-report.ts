import { documentFrame } from "../../report/document-frame.ts";
import { pageFrame } from "../../report/report-page.ts";
import type { Report } from "../../report/report.ts";
import type { SectionStore } from "../../report/section-store.ts";
import { beginResult } from "../result-file.ts";

/** Writes the page, one document after the other, so that no more than one is in memory; it has its name once it is whole. */
export async function writeReport(out: string, report: Report, store: SectionStore): Promise<void> {
  const file = await beginResult(out);
  try {
    const page = pageFrame(report);
    await file.append(page.begin);
    for (const entry of report.entries) {
      const { begin, end } = documentFrame(entry);
      await file.append(`${begin}${await store.take(entry.id)}${end}`);
    }
    await file.append(page.end);
    await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
}
