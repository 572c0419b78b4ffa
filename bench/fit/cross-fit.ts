import { examples } from "./examples.ts";
import { keepHeldOut } from "./held-out.ts";
import { heldOutScores } from "./held-out-scores.ts";

/** Keeps what weights say of the layouts that they never saw. */
const started = performance.now();
const all = examples();
console.log(`${all.length} documents, ${Math.round(performance.now() - started)} ms`);
keepHeldOut(heldOutScores(all));
console.log(`fitted, ${Math.round(performance.now() - started)} ms`);
