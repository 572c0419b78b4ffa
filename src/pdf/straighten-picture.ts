import type { Picture } from "./render.ts";

/** How a page was turned before it was read, as `Straightened` has it. */
interface Turned {
  readonly quarterTurns: number;
  readonly skewDegrees: number;
}

/** A picture as the page was read: quarter turns to the right, then straight. What is not paper becomes white. */
export function straightenPicture(
  picture: Picture,
  { quarterTurns, skewDegrees }: Turned,
): Picture {
  const turns = ((quarterTurns % 4) + 4) % 4;
  if (turns === 0 && skewDegrees === 0) return picture;
  const upright = quarterTurned(picture, turns);
  return skewDegrees === 0 ? upright : rotated(upright, (-skewDegrees * Math.PI) / 180);
}

function quarterTurned({ width, height, rgba }: Picture, turns: number): Picture {
  const [across, down] = turns % 2 === 1 ? [height, width] : [width, height];
  const pixels = new Uint32Array(rgba.slice().buffer);
  const turned = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [mirroredX, mirroredY] = [width - 1 - x, height - 1 - y];
      const row = [y, x, mirroredY, mirroredX][turns] ?? y;
      const column = [x, mirroredY, mirroredX, y][turns] ?? x;
      turned[row * across + column] = pixels[y * width + x] ?? 0;
    }
  }
  return { width: across, height: down, rgba: new Uint8Array(turned.buffer) };
}

/** Rotated to the right about its middle, as large as it needs to be; each pixel is mixed of the four that it falls between. */
function rotated({ width, height, rgba }: Picture, angle: number): Picture {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = Math.round(width * Math.abs(cos) + height * Math.abs(sin));
  const down = Math.round(width * Math.abs(sin) + height * Math.abs(cos));
  const out = new Uint8Array(across * down * 4).fill(WHITE);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const [fromX, fromY] = [x + 0.5 - across / 2, y + 0.5 - down / 2];
      const sourceX = fromX * cos + fromY * sin + width / 2 - 0.5;
      const sourceY = fromY * cos - fromX * sin + height / 2 - 0.5;
      mix({ width, height, rgba }, [sourceX, sourceY], out, (y * across + x) * 4);
    }
  }
  return { width: across, height: down, rgba: out };
}

const WHITE = 255;

function mix(
  { width, height, rgba }: Picture,
  [x, y]: readonly [x: number, y: number],
  out: Uint8Array,
  to: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < -1 || top < -1 || left >= width || top >= height) return;
  const [right, below] = [x - left, y - top];
  const of = (column: number, row: number, channel: number): number =>
    column < 0 || row < 0 || column >= width || row >= height
      ? WHITE
      : (rgba[(row * width + column) * 4 + channel] ?? WHITE);
  for (let channel = 0; channel < 3; channel++) {
    const above = of(left, top, channel) * (1 - right) + of(left + 1, top, channel) * right;
    const under = of(left, top + 1, channel) * (1 - right) + of(left + 1, top + 1, channel) * right;
    out[to + channel] = Math.round(above * (1 - below) + under * below);
  }
}
