import { type Box, centreY } from "../base/box.ts";
import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import {
  type Candidate,
  type LabelMeaning,
  labelWeight,
  LOOK_WEIGHT,
  placeSentence,
  provenanceOf,
} from "./candidates.ts";
import type { Run } from "../layout/lines.ts";
import type { Figure } from "./figures.ts";
import type { Label } from "./labels.ts";
import { figuresBeside } from "./locate.ts";
import type { PagePieces } from "./pieces.ts";
import type { FieldRule, Look } from "./template.ts";

/** Nobody holds back more than this many percent. */
const MOST_POINTS = Money.of("50");

/** A rate before its label ("10 % of completed work") stands at most this many glyph heights away. */
const BEFORE = 6;

/** A rate with its place and the evidence that the place is. */
interface PlacedRate {
  readonly figure: Figure;
  readonly percent: Percent;
  readonly look: Look;
  readonly score: number;
}

/** A rate of retainage stands left of its label ("10 % of completed work"), inside its line, or right of it. */
export function rateCandidates<FieldName extends string>(
  label: Label<LabelMeaning<FieldName>>,
  rule: FieldRule,
  page: PagePieces,
): readonly Candidate<Percent>[] {
  const weight = labelWeight(label, rule);
  const rates = [...onItsLine(label, page, weight), ...besideIt(label, rule, page)];
  return rates
    .filter(
      ({ percent }) => !percent.points.isNegative() && percent.points.compare(MOST_POINTS) <= 0,
    )
    .map(({ figure, percent, look, score }) => ({
      value: percent,
      from: provenanceOf(figure),
      figure,
      look,
      score,
      because: [placeSentence(label, look)],
    }));
}

/** Rates in the label's own text, or directly before it. */
function onItsLine<Meaning>(
  label: Label<Meaning>,
  page: PagePieces,
  weight: number,
): readonly PlacedRate[] {
  const rates: PlacedRate[] = [];
  for (const { line, pieces } of page.lines) {
    const isOwn = captionRuns(label).some((run) => line.runs.includes(run));
    if (!isOwn && !isLevel(line.box, label.box)) continue;
    for (const { figure } of pieces) {
      const rate = figure === null ? null : rateBefore(figure, label, weight);
      if (rate !== null) rates.push(rate);
    }
  }
  return rates;
}

function rateBefore<Meaning>(
  figure: Figure,
  label: Label<Meaning>,
  weight: number,
): PlacedRate | null {
  const gap = label.box.left - (figure.words[0]?.box.right ?? figure.box.right);
  const isNear = gap > -1 && gap < BEFORE * (label.runs[0]?.glyphHeight ?? 0);
  const { percent, money } = figure;
  if (percent !== null && isInLabelRuns(figure, label))
    return { figure, percent, look: "right", score: weight + 0.2 };
  if (!isNear) return null;
  if (percent !== null) return { figure, percent, look: "right", score: weight + 0.15 };
  const isBare = figure.form === "plain" && money !== null && startsWithPercent(label);
  return isBare
    ? { figure, percent: new Percent(money), look: "right", score: weight + 0.1 }
    : null;
}

/** Rates to the right of the label or below it. A bare number counts when the label says "rate", or an amount follows it. */
function besideIt<FieldName extends string>(
  label: Label<LabelMeaning<FieldName>>,
  rule: FieldRule,
  page: PagePieces,
): readonly PlacedRate[] {
  const weight = labelWeight(label, rule);
  return rule.look.flatMap((look) => {
    const beside = figuresBeside(label, page, look);
    const rates = beside.flatMap(({ figure, rank }): PlacedRate[] => {
      const { percent } = figure;
      const score = weight * LOOK_WEIGHT[look] - 0.1 * rank;
      return percent === null ? [] : [{ figure, percent, look, score }];
    });
    const bare = bareRate(
      label,
      beside.map((located) => located.figure),
      look,
    );
    return bare === null ? rates : [...rates, { ...bare, score: 0.7 * weight }];
  });
}

function bareRate<Meaning>(
  label: Label<Meaning>,
  [figure, next]: readonly Figure[],
  look: Look,
): Omit<PlacedRate, "score"> | null {
  if (figure === undefined || figure.form !== "plain" || figure.money === null) return null;
  const isCalledRate = label.words.some((word) => /^(?:rate|percent|%)/i.test(word.text));
  const isBeforeAmount = next !== undefined && look === "right";
  if (!(isCalledRate || isBeforeAmount) || !/^\d{1,2}(?:\.\d+)?$/.test(figure.printed)) return null;
  return { figure, percent: new Percent(figure.money), look };
}

function isLevel(line: Box, label: Box): boolean {
  return centreY(line) > label.top && centreY(line) < label.bottom;
}

function isInLabelRuns<Meaning>(figure: Figure, label: Label<Meaning>): boolean {
  return figure.words.every((word) => captionRuns(label).some((run) => run.words.includes(word)));
}

/** The lines of a label, and the one after them where it begins with a rate: "Retainage on work completed / at 10 percent". */
function captionRuns<Meaning>(label: Label<Meaning>): readonly Run[] {
  const last = label.runs.at(-1);
  const next = last === undefined ? undefined : label.stack[label.stack.indexOf(last) + 1];
  const text = next?.words.map((word) => word.text).join(" ") ?? "";
  return next !== undefined && GOES_ON.test(text) ? [...label.runs, next] : label.runs;
}

const GOES_ON = /^(?:at|@|of|\()\s*\d/i;

function startsWithPercent<Meaning>(label: Label<Meaning>): boolean {
  return label.words[0]?.text.startsWith("%") === true;
}
