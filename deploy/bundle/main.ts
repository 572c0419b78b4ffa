import { makeBundle } from "./make-bundle.ts";

/** Makes the bundle that desktop agents install with a click, from what is built and installed here: `npm run bundle [FILE]`. */
process.stdout.write(`${await makeBundle(process.argv[2])}\n`);
