import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Journal } from "../../src/batch/journal.ts";
import { RememberedReads } from "../../src/batch/journaled.ts";
import { FolderStore } from "../../src/batch/outcome-store.ts";
import type { Outcome } from "../../src/kinds/reading.ts";
import { folderOf } from "../cli/run-crossfoot.ts";

const DAMAGED: Outcome = { kind: "unread", code: "damaged", message: "It is damaged." };

test.each([true, false])(
  "a document that has two names is read once, also where both come at the same time (resumed: %s)",
  async (resumes) => {
    const folder = folderOf();
    const journal = await Journal.open(folder, { goesOn: false });
    onTestFinished(() => journal.close());
    const reads = new RememberedReads({
      journal,
      store: new FolderStore(join(folder, "outcomes")),
      manner: "one",
      resumes,
      documentBytes: 100,
    });
    const bytes = new TextEncoder().encode("%PDF");
    let count = 0;
    const readIt = async (): Promise<Outcome> => {
      count += 1;
      return Promise.resolve(DAMAGED);
    };
    const names = ["a.pdf", "again.pdf", "once more.pdf"];
    const read = await Promise.all(names.map(async (name) => reads.read(name, { bytes }, readIt)));
    expect(read.map(({ outcome }) => outcome)).toEqual(names.map(() => DAMAGED));
    expect(read.map(({ wasKnown }) => wasKnown)).toEqual([false, true, true]);
    expect(names.map((name) => journal.lineOf(name)?.outcome)).toEqual(names.map(() => "damaged"));
    expect(count).toBe(1);
  },
);
