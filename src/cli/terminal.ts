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
