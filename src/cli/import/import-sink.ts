import { once } from "node:events";
import type { Input } from "../../batch/input.ts";
import { candidateOf, type Candidate, exportPapers } from "../../imports/export-papers.ts";
import type { ProgramName } from "../../imports/program.ts";
import type { Reading } from "../../kinds/reading.ts";
import type { Result } from "../exit-code.ts";
import type { OutputOptions } from "../output-place.ts";
import { beginResult } from "../result-file.ts";
import type { Afterword, ResultSink } from "../result-sink.ts";
import type { SeenPapers } from "../seen-papers.ts";
import { importAfterword } from "./import-summary.ts";
import { mappingFrom } from "./mapping-file.ts";
import { programFrom } from "./program-file.ts";

/** Gathers the papers of a run and writes those that can be imported as one file, which gets its name when it is whole. */
export async function importSink(
  name: ProgramName,
  { out, map, include, program: described }: OutputOptions,
  papers: SeenPapers,
): Promise<ResultSink<Reading>> {
  const program = await programFrom(name, described);
  const mapping = await mappingFrom(map);
  const file = out === undefined ? null : await beginResult(out);
  const candidates = new Map<string, Candidate>();
  let told: Afterword = { lines: [], failure: null };
  return {
    put: async (input: Input, outcome: Result<Reading>) => {
      if (outcome.kind === "unread") return Promise.resolve();
      candidates.set(papers.nameOf(input), candidateOf(program, outcome.reading));
      return Promise.resolve();
    },
    finish: async () => {
      const judged = papers.together().papers.map((seen) => ({
        seen,
        candidate: candidates.get(seen.file) ?? null,
      }));
      const included = new Set(["pay" as const, ...(include === undefined ? [] : [include])]);
      const exported = exportPapers({ program, mapping }, judged, included);
      told = importAfterword(exported, { program, out, map, include });
      if (file === null) return writeToOutput(exported.text);
      await file.append(exported.text);
      return file.finish();
    },
    abandon: async () => file?.discard(),
    told: () => told,
  };
}

async function writeToOutput(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}
