import { createInterface } from "node:readline";

/** Who is asked. */
export interface Asker {
  /** Whether there is somebody to ask. */
  readonly isThere: boolean;
  /** Whether the answer is yes; null where the question was broken off. */
  readonly agrees: (question: string) => Promise<boolean | null>;
}

/** The person at the terminal; standard output is for results, so that the question goes to standard error. */
export function terminalAsker(): Asker {
  return { isThere: process.stdin.isTTY && process.stderr.isTTY, agrees };
}

async function agrees(question: string): Promise<boolean | null> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await new Promise<string | null>((resolve) => {
    // Ctrl-C and Ctrl-D.
    lines.once("SIGINT", () => resolve(null)).once("close", () => resolve(null));
    lines.question(`${question} [y/N] `, resolve);
  });
  lines.close();
  if (answer === null) process.stderr.write("\n");
  return answer === null ? null : /^y(?:es)?$/i.test(answer.trim());
}
