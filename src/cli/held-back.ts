import { outcomeIn, storedBytes } from "../batch/outcome-store.ts";
import type { Input } from "../batch/input.ts";
import type { Reading } from "../kinds/reading.ts";
import type { ResultSink } from "./result-sink.ts";

/**
 * Hands results on when the last one has come, in their order: only then it is known what the papers say of each other. Until
 * then they are kept in memory, compressed.
 */
export function heldBack(sink: ResultSink<Reading>): ResultSink<Reading> {
  const held: { readonly input: Input; readonly bytes: Buffer; readonly inputIndex: number }[] = [];
  return {
    ...sink,
    put: async (input, outcome, inputIndex) => {
      held.push({ input, bytes: await storedBytes(outcome), inputIndex });
    },
    finish: async () => {
      for (const { input, bytes, inputIndex } of held)
        await sink.put(input, await outcomeIn(bytes), inputIndex);
      await sink.finish();
    },
  };
}
