import { writeCases } from "./cases.ts";
import { readLines } from "./lines.ts";
import { chanceOf } from "./texts.ts";

/** Looks at drawn lines with the old network: `node build/bench/fit/alphabet/look.js SET [FROM TO [ONLY]]`. */
const [set = "fitted-1", from = "0", to = "1000000", only = ""] = process.argv.slice(2);
const lines = readLines(set)
  .slice(Number(from), Number(to))
  .filter((one) => only === "" || /[€£¥§ß½²³№ºª°–—]/u.test(one.text));
await writeCases(`${set}-${from}${only}`, lines, chanceOf(7));
