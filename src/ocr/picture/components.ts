import type { Mask } from "./grey.ts";

/** Ink that hangs together, also over corners. In pixels; right and bottom are exclusive, `area` counts the ink. */
export interface Component {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly area: number;
}

/** A noisy page has no more letters than this; of more components only the largest are kept. */
const LIMIT_COMPONENTS = 200_000;

/** All connected ink of a page, by top, then left. */
export function componentsOf(mask: Mask): Component[] {
  const runs = runsOf(mask);
  joinRows(runs);
  const all = boxesOf(runs);
  if (all.length <= LIMIT_COMPONENTS) return all.toSorted(byPlace);
  return all
    .toSorted((one, other) => other.area - one.area || byPlace(one, other))
    .slice(0, LIMIT_COMPONENTS)
    .toSorted(byPlace);
}

function byPlace(one: Component, other: Component): number {
  return (
    one.top - other.top ||
    one.left - other.left ||
    one.right - other.right ||
    one.bottom - other.bottom
  );
}

/** Stretches of ink along the rows; those of row `y` are `firstOfRow[y]` up to `firstOfRow[y + 1]`. */
interface Runs {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly firstOfRow: Int32Array;
  /** Union-find: the smallest known run of the same component. */
  readonly parent: Int32Array;
}

function runsOf({ width, height, pixels }: Mask): Runs {
  const firstOfRow = new Int32Array(height + 1);
  let from = new Int32Array(1 << 16);
  let to = new Int32Array(1 << 16);
  let count = 0;
  let at = pixels.indexOf(1);
  for (let y = 0; y < height; y++) {
    firstOfRow[y] = count;
    const end = (y + 1) * width;
    if (count + width > from.length) {
      from = enlarged(from, width);
      to = enlarged(to, width);
    }
    while (at !== -1 && at < end) {
      from[count] = at - (end - width);
      while (at < end && pixels[at] === 1) at++;
      to[count++] = at - (end - width);
      at = pixels.indexOf(1, at);
    }
  }
  firstOfRow[height] = count;
  const parent = new Int32Array(count);
  for (let run = 0; run < count; run++) parent[run] = run;
  return { from, to, firstOfRow, parent };
}

function enlarged(array: Int32Array, room: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length + room);
  larger.set(array);
  return larger;
}

/** Joins runs of neighbouring rows that touch, also at a corner. */
function joinRows({ from, to, firstOfRow, parent }: Runs): void {
  for (let y = 1; y + 1 < firstOfRow.length; y++) {
    let above = firstOfRow[y - 1] ?? 0;
    const aboveEnd = firstOfRow[y] ?? 0;
    const end = firstOfRow[y + 1] ?? 0;
    for (let run = aboveEnd; run < end; run++) {
      const left = from[run] ?? 0;
      const right = to[run] ?? 0;
      while (above < aboveEnd && (to[above] ?? 0) < left) above++;
      for (let other = above; other < aboveEnd && (from[other] ?? 0) <= right; other++) {
        join(parent, other, run);
      }
    }
  }
}

function join(parent: Int32Array, one: number, other: number): void {
  const first = rootOf(parent, one);
  const second = rootOf(parent, other);
  if (first < second) parent[second] = first;
  else parent[first] = second;
}

function rootOf(parent: Int32Array, run: number): number {
  let root = run;
  while ((parent[root] ?? root) !== root) {
    const next = parent[root] ?? root;
    parent[root] = parent[next] ?? next;
    root = next;
  }
  return root;
}

function boxesOf({ from, to, firstOfRow, parent }: Runs): Component[] {
  const place = new Int32Array(parent.length).fill(-1);
  const boxes: { left: number; top: number; right: number; bottom: number; area: number }[] = [];
  for (let y = 0; y + 1 < firstOfRow.length; y++) {
    for (let run = firstOfRow[y] ?? 0; run < (firstOfRow[y + 1] ?? 0); run++) {
      const root = rootOf(parent, run);
      const left = from[run] ?? 0;
      const right = to[run] ?? 0;
      const box = boxes[place[root] ?? -1];
      if (box === undefined) {
        place[root] = boxes.length;
        boxes.push({ left, top: y, right, bottom: y + 1, area: right - left });
      } else {
        box.left = Math.min(box.left, left);
        box.right = Math.max(box.right, right);
        box.bottom = y + 1;
        box.area += right - left;
      }
    }
  }
  return boxes;
}

/** Letter size of most sheets, and of a page with hardly any text: a capital of 9 points on paper that is 8.5 inches wide. */
export const USUAL_LETTERS: number = 0.09 / 8.5;
/** Fewer letters than this say nothing about their page. */
const ENOUGH_LETTERS = 12;
const LEAST_PIXELS = 5;
/** A part of a page may be small and its letters large. */
const LARGEST_OF_PARTS = 60;

/** Height of most capitals and digits of a page in pixels: the measure of everything that depends on the size of print. */
export function letterHeightOf(
  components: readonly Component[],
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const most = Math.max(LARGEST_OF_PARTS, Math.ceil(Math.max(width, height) / 30));
  const counts = new Int32Array(most + 1);
  let letters = 0;
  for (const { left, top, right, bottom, area } of components) {
    const tall = bottom - top;
    const wide = right - left;
    const isLetter =
      tall >= LEAST_PIXELS && tall <= most && wide <= 1.5 * tall && wide >= 0.15 * tall;
    if (!isLetter || area < 0.15 * tall * wide) continue;
    counts[tall] = (counts[tall] ?? 0) + 1;
    letters++;
  }
  if (letters < ENOUGH_LETTERS)
    return Math.max(LEAST_PIXELS, USUAL_LETTERS * Math.min(width, height));
  // Half of the letters have no ascender; capitals and digits stand above the middle, brackets and titles at the end.
  let rest = 0.65 * letters;
  let tall = 0;
  while (tall < most && rest > 0) rest -= counts[++tall] ?? 0;
  return tall;
}
