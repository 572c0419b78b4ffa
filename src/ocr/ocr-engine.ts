/*
 * Words of pictures. `picture/` is pure pixels: paper made white, ink, skew, ruling lines found and taken out, runs of
 * text. `recognition/` knows one engine behind one port; a line becomes a lattice of probabilities, numbers are
 * searched in it with a beam, spelt as their page spells them, and keep their other readings. All of it runs in a child
 * process, because native code cannot be stopped or bounded otherwise. How much is recognised is bounded by counted
 * work (`bounded-recogniser`); time, or a process that is killed, ends the whole read with its error and never leaves a
 * page out of it. `tesseract-engine` is a second recogniser, by wish, in a process of its own.
 */

import { fileURLToPath } from "node:url";
import { ADD_ONS } from "../add-ons/add-ons.ts";
import { lackOf } from "../add-ons/missing-add-on.ts";
import { doneApart } from "./apart.ts";
import type { ApartEnd } from "./apart-end.ts";
import type { OcrTask, PictureReading } from "./recognise-picture.ts";

const SCRIPT = fileURLToPath(new URL("../ocr/ocr-process.js", import.meta.url));

/** The sentence that says how recognition is added where it is not installed; null where it is. */
export function recognitionLack(): string | null {
  return lackOf(ADD_ONS.recognition);
}

/**
 * Recognises one picture in a process of its own. Module state: starting a process costs as much as reading half a page.
 */
export const recogniseApart: (
  wanted: Omit<OcrTask, "id">,
  timeoutMs: number,
) => Promise<ApartEnd<PictureReading>> = doneApart(SCRIPT, { tasks: 200, megabytes: 480 });
