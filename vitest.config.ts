import { defineConfig, type ViteUserConfigFnObject } from "vitest/config";
import { WhySkipped } from "./test/support/why-skipped.ts";

/** Where the run leaves its counts, for a program that adds them up. */
const counts = process.env["CROSSFOOT_TEST_COUNTS"];
const toJson: ["json", { outputFile: string }][] =
  counts === undefined ? [] : [["json", { outputFile: counts }]];

/** `npm test` asks for the mode `quick`: without slow tests, and with fewer cases of each random law. */
const config: ViteUserConfigFnObject = defineConfig(({ mode }) => {
  const isQuick = mode === "quick";
  return {
    test: {
      include: ["test/**/*.test.ts"],
      exclude: isQuick ? ["test/**/*.slow.test.ts"] : [],
      env: isQuick ? { CROSSFOOT_TEST_CASES: "few" } : {},
      globalSetup: "test/support/own-temporary-folder.ts",
      reporters: ["default", new WhySkipped(), ...toJson],
      // Guards against a test that hangs: nothing that is slow ends here, on the busiest machine.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 600_000 } },
      maxWorkers: 2,
      // The engine keeps no state between reads, and a process for each file costs as much as its tests.
      isolate: !isQuick,
    },
  };
});

export default config;
