import { writeCases } from "./cases.ts";
import { readLines } from "./lines.ts";
import { chanceOf } from "./texts.ts";

/** Looks at drawn lines with the old network: `node build/bench/fit/alphabet/look.js SET [FROM TO]`. */
const [set = "fitted-1", from = "0", to = "1000000"] = process.argv.slice(2);
await writeCases(`${set}-${from}`, readLines(set).slice(Number(from), Number(to)), chanceOf(7));
