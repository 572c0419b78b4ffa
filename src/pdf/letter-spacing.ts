import { type TextRun, UPRIGHT_DEGREES } from "./text-runs.ts";

/** Letters count as spaced out from this share of the font size on; below it the gap between words stays clear. */
const SPACED_FROM = 0.1;

/** Wider gaps, as a share of the font size, are columns. */
const SPACED_TO = 1;

/** Gaps this close, as a share of the font size, are the same spacing. */
const SAME_SPACING = 0.12;

/** This share of the gaps must be the same for a run to count as spaced out. */
const MOSTLY = 0.6;

/** The extra gap, in points, that a run puts between all its characters; 0 for ordinary text. */
export function letterSpacing({ look, codes, lefts, rights }: TextRun): number {
  const em = look.glyphHeight;
  const wide: number[] = [];
  let count = 0;
  let isNumeric = true;
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 32;
    if (code === 32) continue;
    isNumeric &&= isNumberSign(code);
    if (index === 0 || codes[index - 1] === 32) continue;
    const gap = (lefts[index] ?? 0) - (rights[index - 1] ?? 0);
    count++;
    if (gap >= SPACED_FROM * em) wide.push(gap);
  }
  if (count < (isNumeric ? 2 : 3) || wide.length < MOSTLY * count) return 0;
  const spacing = wide.toSorted((a, b) => a - b)[Math.floor(wide.length / 4)] ?? 0;
  if (spacing > SPACED_TO * em) return 0;
  const same = wide.filter((gap) => Math.abs(gap - spacing) <= SAME_SPACING * em).length;
  return same >= MOSTLY * count ? spacing : 0;
}

/** Digits and what stands between and beside them in an amount. */
function isNumberSign(code: number): boolean {
  return (code >= 40 && code <= 57) || code === 36;
}

/** Joins runs of one character each that stand side by side, as some writers place every glyph by itself. */
export function withGlyphRunsJoined(runs: readonly TextRun[]): readonly TextRun[] {
  const joined: TextRun[] = [];
  let open: TextRun | null = null;
  for (const run of runs) {
    if (open !== null && continuesGlyphByGlyph(open, run)) {
      append(open, run);
      continue;
    }
    open = run.codes.length === 1 && isLevel(run) ? copyOf(run) : null;
    joined.push(open ?? run);
  }
  return joined;
}

function isLevel(run: TextRun): boolean {
  return Math.abs(run.look.angle) <= UPRIGHT_DEGREES;
}

function continuesGlyphByGlyph(open: TextRun, run: TextRun): boolean {
  if (run.codes.length !== 1 || !isLevel(run)) return false;
  const em = open.look.glyphHeight;
  if (Math.abs(run.look.glyphHeight - em) > 0.02 * em || run.baseline !== open.baseline)
    return false;
  const gap = (run.lefts[0] ?? 0) - (open.rights.at(-1) ?? 0);
  return gap > -0.3 * em && gap < SPACED_TO * em;
}

function copyOf(run: TextRun): TextRun {
  return {
    ...run,
    codes: [...run.codes],
    lefts: [...run.lefts],
    rights: [...run.rights],
    unsure: [...run.unsure],
  };
}

function append(open: TextRun, run: TextRun): void {
  if (run.unsure.length > 0) open.unsure.push(open.codes.length);
  open.codes.push(...run.codes);
  open.lefts.push(...run.lefts);
  open.rights.push(...run.rights);
}
