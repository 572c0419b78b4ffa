import pico from "picocolors";

/** Ways to paint text; each gives the text back unchanged where colour is not wanted. */
export type Paint = ReturnType<typeof pico.createColors>;

type Environment = Readonly<Partial<Record<string, string>>>;

/** Whether a stream takes colour: `NO_COLOR` forbids it, `FORCE_COLOR` demands it, else a terminal decides. */
export function takesColor(environment: Environment, isTerminal: boolean): boolean {
  const { NO_COLOR: forbidden = "", FORCE_COLOR: forced = "", TERM: terminal } = environment;
  if (forbidden !== "") return false;
  if (forced !== "") return forced !== "0" && forced !== "false";
  return isTerminal && terminal !== "dumb";
}

/** Whether a line on this stream may be drawn again and again. */
export function takesAnimation(environment: Environment, isTerminal: boolean): boolean {
  const { CI: automation = "", TERM: terminal } = environment;
  return isTerminal && terminal !== "dumb" && (automation === "" || automation === "false");
}

/** The paint for a stream. */
export function paintFor(stream: { readonly isTTY?: boolean }): Paint {
  return pico.createColors(takesColor(process.env, stream.isTTY === true));
}

/** How lines look on standard output, or in a file where one is named: it has no colours and no width. */
export function lookOf(out: string | undefined): {
  readonly paint: Paint;
  readonly columns: number;
} {
  const { stdout } = process;
  const isTerminal = out === undefined && stdout.isTTY;
  return {
    paint: paintFor(out === undefined ? stdout : {}),
    columns: isTerminal ? stdout.columns : Infinity,
  };
}

/**
 * Characters that could steer a terminal or turn the direction of a line. A document decides what is
 * printed here, so none of them may reach the terminal.
 */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** East Asian characters and pictures that a terminal draws two columns wide. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Most texts are of these characters alone, which steer nothing and are one column wide. */
const PLAIN = /^[ -~]*$/;

/** The text on one line, safe to print on a terminal. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text.replaceAll(/ {2,}/g, " ").trim();
  return text.replace(STEERING, " ").replaceAll(/ {2,}/g, " ").trim();
}

/** The text with its lines and blanks as they are, and nothing in it that steers a terminal. */
export function steerless(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(STEERING, " "))
    .join("\n");
}

/** Columns that a visible text takes on a terminal. */
export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let columns = 0;
  for (const character of text) {
    if (/\p{M}/u.test(character)) continue;
    columns += WIDE.test(character) ? 2 : 1;
  }
  return columns;
}

/** The text filled with blanks, or cut with an ellipsis, to exactly so many columns. */
export function fit(text: string, columns: number): string {
  const excess = displayWidth(text) - columns;
  if (excess <= 0) return text + " ".repeat(-excess);
  const kept: string[] = [];
  let left = columns - 1;
  for (const character of text) {
    left -= displayWidth(character);
    if (left < 0) break;
    kept.push(character);
  }
  const cut = `${kept.join("").trimEnd()}…`;
  return cut + " ".repeat(Math.max(0, columns - displayWidth(cut)));
}

/** The text with blanks before it, to at least so many columns. */
export function rightAligned(text: string, columns: number): string {
  return " ".repeat(Math.max(0, columns - displayWidth(text))) + text;
}

/** The text broken at blanks into lines of at most so many columns; a longer word has a line of its own. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && displayWidth(longer) > columns) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Says one line to the user: standard output is for results. */
export function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
