/** Points of an inch, the unit of pages. */
export const POINTS_PER_INCH = 72;

/** A rectangle in points from the top left of the page as a person sees it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Width of a box in points. */
export function width(box: Box): number {
  return box.right - box.left;
}

/** Height of a box in points. */
export function height(box: Box): number {
  return box.bottom - box.top;
}

/** Area of a box in square points; 0 for one that is empty. */
export function area(box: Box): number {
  return Math.max(0, width(box)) * Math.max(0, height(box));
}

/** Horizontal middle of a box. */
export function centreX(box: Box): number {
  return (box.left + box.right) / 2;
}

/** Vertical middle of a box. */
export function centreY(box: Box): number {
  return (box.top + box.bottom) / 2;
}

/** The smallest box that holds all the given ones. There must be at least one. */
export function unionOf(boxes: readonly Box[]): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const box of boxes) {
    if (box.left < left) left = box.left;
    if (box.top < top) top = box.top;
    if (box.right > right) right = box.right;
    if (box.bottom > bottom) bottom = box.bottom;
  }
  return { left, top, right, bottom };
}

/** Length in points that two boxes share from left to right; negative is the gap between them. */
export function overlapX(one: Box, other: Box): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left);
}

/** Length in points that two boxes share from top to bottom; negative is the gap between them. */
export function overlapY(one: Box, other: Box): number {
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
}

/** Whether a point lies in a box, its border included. */
export function holdsPoint(box: Box, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Whether the middle of a box lies in another. */
export function holdsMiddle(box: Box, inner: Box): boolean {
  return holdsPoint(box, centreX(inner), centreY(inner));
}

/** Whether the middle of one box is as high as some of the other. */
export function areLevel(one: Box, other: Box): boolean {
  const [middle, otherMiddle] = [centreY(one), centreY(other)];
  return (
    (middle > other.top && middle < other.bottom) ||
    (otherMiddle > one.top && otherMiddle < one.bottom)
  );
}
