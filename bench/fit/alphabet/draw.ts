import { createWriteStream, mkdirSync } from "node:fs";
import { drawnLines } from "./drawn-lines.ts";
import { FITTED, filesOf, HELD_OUT, STANDARD } from "./fonts.ts";
import { chanceOf } from "./texts.ts";

/**
 * The recipe of `deploy/model/letters.bin`, the layer that tells € and letters with marks. By hand, each step a program here:
 *
 * 1. `apt-get install` the fonts of Debian 12: fonts-roboto fonts-roboto-slab fonts-open-sans fonts-lato
 *    fonts-crosextra-carlito fonts-crosextra-caladea fonts-noto-core fonts-freefont-ttf fonts-urw-base35 fonts-hack
 *    fonts-ebgaramond fonts-linuxlibertine fonts-lmodern fonts-texgyre fonts-inconsolata fonts-cantarell fonts-firacode
 *    fonts-inter fonts-oxygen fonts-paratype fonts-comfortaa fonts-quicksand fonts-sil-gentium fonts-sil-charis
 *    fonts-sil-andika fonts-vollkorn fonts-clear-sans fonts-junicode fonts-mononoki fonts-cmu fonts-dejavu fonts-liberation.
 * 2. `draw.js SET PASSES SEED [FROM]` draws lines of text in them, sends them through a scanner and cuts them out as a page
 *    that is read: `draw.js fitted 1 1`, `draw.js standard 4 4`, `draw.js held-out 1 1`.
 * 3. `look.js fitted-1` and `look.js standard-4` keep what the network makes of each line.
 * 4. `train.js 10 new fitted-1-0 standard-4-0` fits the layer, `export.js` writes it. The layer of today was fitted in two legs,
 *    six rounds without the standard faces and three of four (`again`) with them, to 18,000 lines.
 * 5. `npm run build`, then `measure.js held-out-1`.
 *
 * All is at `build/bench/fit/alphabet`, writes into `build/alphabet`, and takes about an hour of one processor.
 */
const [set = "fitted", passes = "1", seed = "1", from = "0"] = process.argv.slice(2);
mkdirSync("build/alphabet", { recursive: true });
const pictures = createWriteStream(`build/alphabet/${set}-${seed}.bin`);
const index = createWriteStream(`build/alphabet/${set}-${seed}.ndjson`);
const files =
  set === "standard"
    ? STANDARD
    : (set === "fitted" ? FITTED : HELD_OUT).flatMap(filesOf).slice(Number(from));
let count = 0;
for (let pass = 0; pass < Number(passes); pass++) {
  for (const [nth, file] of files.entries()) {
    const chance = chanceOf(Number(seed) * 1_000_003 + pass * 1009 + nth);
    for (const { grey, ...line } of await drawnLines(file, chance).catch((error: unknown) => {
      console.error(file, error);
      return [];
    })) {
      pictures.write(grey.pixels);
      index.write(`${JSON.stringify({ ...line, width: grey.width })}\n`);
      count++;
    }
    if (nth % 10 === 0) console.error(pass, nth, files.length, count);
  }
}
pictures.end();
index.end();
