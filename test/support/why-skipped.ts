import type { Reporter, TestCase, TestModule } from "vitest/node";

/** Says at the end of a run in one line for each reason which tests were left out: their title is the reason. */
export class WhySkipped implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = new Map<string, number>();
    for (const { children } of modules) {
      for (const left of children.allTests("skipped")) {
        const reason = titleOfSkipped(left);
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
      }
    }
    for (const [reason, count] of counts)
      process.stdout.write(`SKIPPED ${count} ${count === 1 ? "test" : "tests"}: ${reason}\n`);
  }
}

/** The title of the outermost group that was left out, or of the test itself. */
function titleOfSkipped(left: TestCase): string {
  let title = left.name;
  for (let { parent } = left; parent.type === "suite"; { parent } = parent)
    if (parent.options.mode === "skip") title = parent.name;
  return title;
}
