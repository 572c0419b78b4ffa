import { judgeTable } from "../../src/schedule/judge.ts";
import { keptSchedules } from "./held-out-schedules.ts";
import { scheduleExamples } from "./schedule-examples.ts";
import { PHRASES } from "./schedule-fit.ts";

/** Prints how the tables of some papers are read by numbers that never saw them: `schedule-look.js NAME …`. */
const schedules = keptSchedules();
for (const { file, truth, blocks, right } of scheduleExamples((name) =>
  process.argv.includes(name),
)) {
  const weighing = schedules({ file, layout: truth.layout });
  console.log(
    `== ${file.set}/${file.name} ${truth.columns.join("")}, ${truth.rows.length} rows, of table ${right}`,
  );
  blocks.forEach((own, at) => {
    const { grid, signs, kinds: wanted } = own;
    const judged = judgeTable(grid, signs, PHRASES, weighing);
    if (judged === null) return;
    const { roles, kinds, odds } = judged;
    console.log(
      `-- table ${at}: odds ${odds.toFixed(1)}, ${grid.rows.length} rows, share ${own.share.toFixed(2)}`,
    );
    own.captions.forEach(({ own: words, over }, place) =>
      console.log(
        `   ${roles.best.roles[place] ?? ""} ${(roles.shares[place] ?? 0).toFixed(2)} for ${[...(own.roles[place] ?? [])].join("|")} [${words.join(" ")}] ${over.join(" ")}`,
      ),
    );
    grid.rows.forEach((row, index) => {
      const text = row.text.flatMap((run) => run.words.map((word) => word.text)).join(" ");
      const fault = kinds[index] === wanted[index] ? "" : `, not ${wanted[index] ?? ""}`;
      console.log(
        `   ${kinds[index] ?? ""}${fault}: ${text.slice(0, 50)} | ${grid.figures[index]?.map((figure) => figure?.printed ?? "").join(" | ") ?? ""}`,
      );
    });
  });
}
