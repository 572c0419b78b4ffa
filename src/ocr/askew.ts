import { type Box, centreX, centreY, height, width } from "../base/box.ts";
import type { PictureReading } from "./recognise-picture.ts";

/**
 * Where a box of a straightened picture stood before: about the picture's middle by the angle at which it was
 * found, then scaled and put where that middle is. The box keeps its extent.
 */
export function askewAgain(
  box: Box,
  reading: Pick<PictureReading, "width" | "height" | "skewDegrees">,
  {
    middle,
    scale,
  }: { readonly middle: { readonly x: number; readonly y: number }; readonly scale: number },
): Box {
  const angle = (reading.skewDegrees * Math.PI) / 180;
  const x = (centreX(box) - reading.width / 2) * scale;
  const y = (centreY(box) - reading.height / 2) * scale;
  const atX = middle.x + x * Math.cos(angle) - y * Math.sin(angle);
  const atY = middle.y + x * Math.sin(angle) + y * Math.cos(angle);
  const [across, along] = [(width(box) * scale) / 2, (height(box) * scale) / 2];
  return { left: atX - across, top: atY - along, right: atX + across, bottom: atY + along };
}
