import { type Grey, PAPER } from "./grey.ts";

/** How bright the paper is, block by block; values lie in the middles of the blocks. */
export interface PaperMap {
  readonly across: number;
  readonly down: number;
  readonly blockPixels: number;
  readonly brightness: Float32Array;
  /** Standard deviation of blank paper as a share of its brightness. */
  readonly noise: number;
}

/** Of the pixels of a block so many are darker than what is taken for its paper: print covers less than the rest. */
const PAPER_RANK = 0.85;
/** How many standard deviations the paper's rank lies above its mean. */
const RANK_DEVIATIONS = 1.04;
/** Ratio of the distance between quartiles to the standard deviation. */
const QUARTILE_DEVIATIONS = 1.35;
/** Dark bars are lower than so many blocks (half an inch); what is larger is a shadow or another paper. */
const BAR_BLOCKS = 4;
/** A block darker than this share of the paper around it is a bar or a picture; what is lighter is tinted paper. */
const TINT_SHARE = 0.62;
/** The deepest shadow in which a page can be read, as a share of its brightest paper. */
const SHADOW_SHARE = 0.42;

/** Estimates the paper below print, shadows and bars on a page that is so many pixels wide by the size of its print. */
export function paperMapOf(grey: Grey, pageWidth: number): PaperMap {
  const blockPixels = Math.max(16, Math.round(pageWidth / 53));
  const across = Math.ceil(grey.width / blockPixels);
  const down = Math.ceil(grey.height / blockPixels);
  const own = new Float32Array(across * down);
  const spreads: number[] = [];
  const counts = new Int32Array(256);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const pixels = countBlock(
        grey,
        { left: column * blockPixels, top: row * blockPixels, blockPixels },
        counts,
      );
      const high = rank(counts, pixels * PAPER_RANK);
      own[row * across + column] = high;
      const spread = rank(counts, pixels * 0.75) - rank(counts, pixels * 0.25);
      if (high > 0) spreads.push(spread / QUARTILE_DEVIATIONS / high);
    }
  }
  // Blocks with print spread more; a third of the blocks of nearly every page is blank.
  spreads.sort((one, other) => one - other);
  const noise = Math.min(0.12, spreads[Math.floor(spreads.length * 0.3)] ?? 0);
  const filled = withoutBars(closed(own, { across, down, reach: 1 }), across, down);
  const brightness = smoothed(smoothed(filled, across, down), across, down);
  for (let at = 0; at < brightness.length; at++) {
    brightness[at] = Math.max(1, (brightness[at] ?? PAPER) * (1 - RANK_DEVIATIONS * noise));
  }
  return { across, down, blockPixels, brightness, noise };
}

interface Block {
  readonly left: number;
  readonly top: number;
  readonly blockPixels: number;
}

/** Counts the brightnesses of a block; returns how many pixels it has. */
function countBlock(grey: Grey, { left, top, blockPixels }: Block, counts: Int32Array): number {
  counts.fill(0);
  const right = Math.min(left + blockPixels, grey.width);
  const bottom = Math.min(top + blockPixels, grey.height);
  for (let y = top; y < bottom; y++) {
    const end = y * grey.width + right;
    for (let at = y * grey.width + left; at < end; at++) {
      const value = grey.pixels[at] ?? PAPER;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return (right - left) * (bottom - top);
}

/** The brightness below which `below` of the counted pixels lie. */
function rank(counts: Int32Array, below: number): number {
  let value = 0;
  let seen = counts[0] ?? 0;
  while (seen < below && value < 255) seen += counts[++value] ?? 0;
  return value;
}

/** Replaces bars by the paper around them, and keeps tints and shadows. */
function withoutBars(own: Float32Array, across: number, down: number): Float32Array {
  const around = closed(own, { across, down, reach: BAR_BLOCKS });
  const sorted = around.toSorted();
  const brightest = sorted[Math.floor(sorted.length * 0.9)] ?? PAPER;
  return own.map((value, at) => {
    const paper = Math.max(around[at] ?? value, SHADOW_SHARE * brightest);
    return value < TINT_SHARE * paper ? paper : value;
  });
}

/** Fills dark spots that are narrower than `2 * reach + 1` blocks with the brightness beside them. */
function closed(
  values: Float32Array,
  {
    across,
    down,
    reach,
  }: { readonly across: number; readonly down: number; readonly reach: number },
): Float32Array {
  const rows = { lines: down, step: 1, lineStep: across, length: across, reach };
  const columns = { lines: across, step: across, lineStep: 1, length: down, reach };
  const bright = extremes(extremes(values, rows, Math.max), columns, Math.max);
  return extremes(extremes(bright, rows, Math.min), columns, Math.min);
}

interface Lines {
  readonly lines: number;
  readonly step: number;
  readonly lineStep: number;
  readonly length: number;
  readonly reach: number;
}

function extremes(
  values: Float32Array,
  { lines, step, lineStep, length, reach }: Lines,
  choose: (one: number, other: number) => number,
): Float32Array {
  const out = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < length; place++) {
      const from = Math.max(0, place - reach);
      let value = values[line * lineStep + from * step] ?? 0;
      for (let other = from; other <= Math.min(length - 1, place + reach); other++) {
        value = choose(value, values[line * lineStep + other * step] ?? 0);
      }
      out[line * lineStep + place * step] = value;
    }
  }
  return out;
}

/** Mean over each block and its neighbours. */
function smoothed(values: Float32Array, across: number, down: number): Float32Array {
  return values.map((_, at) => {
    const row = Math.floor(at / across);
    const column = at % across;
    let sum = 0;
    let count = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++) {
        sum += values[y * across + x] ?? 0;
        count++;
      }
    }
    return sum / count;
  });
}
