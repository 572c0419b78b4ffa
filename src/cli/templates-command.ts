import { TEMPLATES } from "../templates.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { wrap } from "./plain-text.ts";
import { paintFor } from "./terminal.ts";

const COLUMNS = 90;

/** Lists the printed layouts that are known, in the order in which they are tried. */
export function templatesCommand(): ExitCode {
  const paint = paintFor(process.stdout);
  const blocks = TEMPLATES.map(({ id, describes, recognise }) => {
    const phrases = [...recognise.all, ...recognise.some].map((phrase) => `“${phrase}”`);
    const known = phrases.length === 0 ? [] : [`recognised by ${phrases.join(", ")}`];
    const lines = [describes, ...known].flatMap((text) => wrap(text, COLUMNS));
    return [paint.bold(id), ...lines.map((line) => `  ${line}`)].join("\n");
  });
  process.stdout.write(`${blocks.join("\n\n")}\n`);
  return EXIT.fine;
}
