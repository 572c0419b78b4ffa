import { holdsMiddle } from "../base/box.ts";
import { type Component, componentsOf } from "./picture/components.ts";
import { spread, strengthened } from "./picture/broken-print.ts";
import { type Grey, type Mask, rotated } from "./picture/grey.ts";
import { inkOf } from "./picture/ink.ts";
import { type PixelRulings, rulingsIn } from "./picture/rulings.ts";
import { skewOf } from "./picture/skew.ts";
import { type TextRun, textRunsOf } from "./picture/text-runs.ts";
import { withoutRulings } from "./picture/without-rulings.ts";
import { usualPitchOf } from "./recognition/fixed-pitch.ts";

/** A page that is ready to be recognised. */
export interface PreparedPage {
  /** Upright and straight, as it was and without its ruling lines. */
  readonly straight: Grey;
  readonly grey: Grey;
  readonly rulings: PixelRulings;
  readonly runs: readonly TextRun[];
  readonly components: readonly Component[];
  readonly skewDegrees: number;
  /** From letter to letter in most of its lines, in pixels, where all letters take the same room. */
  readonly usualPitch: number | null;
}

/** Straightens an upright, flattened picture, takes its ruling lines out and finds its lines of text. */
export function preparedPage(upright: Grey): PreparedPage {
  const skewDegrees = skewOf(inkOf(upright));
  const straight = rotated(upright, -skewDegrees);
  return withText(straight, inkOf(straight), skewDegrees);
}

/**
 * A page whose letters fall apart, as on faded paper and from needle printers: print of all strengths is made equally dark, and
 * lines of text are found where its pieces, spread by a pixel, touch.
 */
export function mendedPage({ straight, skewDegrees }: PreparedPage): PreparedPage {
  const strong = strengthened(straight);
  return { ...withText(strong, inkOf(spread(strong)), skewDegrees), straight };
}

function withText(straight: Grey, mask: Mask, skewDegrees: number): PreparedPage {
  const rulings = rulingsIn(mask);
  const clean = withoutRulings(straight, mask, rulings);
  const components = componentsOf(clean.mask);
  const runs = textRunsOf(components, straight);
  const usualPitch = usualPitchOf(
    runs.map((run) => ({
      ink: components.filter((component) => holdsMiddle(run, component)),
      height: run.height,
    })),
  );
  return { straight, grey: clean.grey, rulings, runs, components, skewDegrees, usualPitch };
}
