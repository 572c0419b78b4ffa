import { setImmediate } from "node:timers/promises";
import type { Recogniser } from "./recogniser.ts";

/**
 * A recogniser for one picture, which throws once its lines are wider than so many pixels together: thousands of specks that
 * look like text are no page. Before each line it lets the process hear whether anybody still waits.
 */
export function boundedRecogniser(recogniser: Recogniser, mostPixels: number): Recogniser {
  let pixels = 0;
  return {
    ...recogniser,
    async recognise(line) {
      pixels += line.width;
      if (pixels > mostPixels)
        throw new RangeError("A picture has more lines than are read of one.");
      await setImmediate();
      return recogniser.recognise(line);
    },
  };
}
