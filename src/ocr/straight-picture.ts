import type { Straightened } from "../page/page.ts";
import { flatPage } from "./flat-page.ts";
import { type Grey, rotated, turned } from "./picture/grey.ts";
import { inkOf } from "./picture/ink.ts";
import { rulingsIn } from "./picture/rulings.ts";
import { withoutRulings } from "./picture/without-rulings.ts";

/** A page's picture as its words were recognised in it: black on white, upright and straight, without ruling lines. */
export function straightPicture(picture: Grey, { quarterTurns, skewDegrees }: Straightened): Grey {
  const straight = rotated(turned(flatPage(picture).flat, quarterTurns), -skewDegrees);
  const mask = inkOf(straight);
  return withoutRulings(straight, mask, rulingsIn(mask)).grey;
}
