import { SCAN_LINE_PIXELS } from "../base/limits.ts";
import type { ApartAnswer } from "./apart.ts";
import { type OcrTask, type PictureReading, recognisePicture } from "./recognise-picture.ts";
import { boundedRecogniser } from "./recognition/bounded-recogniser.ts";
import { onnxRecogniser } from "./recognition/onnx-recogniser.ts";
import type { Recogniser } from "./recognition/recogniser.ts";

const BYTES_PER_MEGABYTE = 1_048_576;

let starting: Promise<Recogniser> | null = null;

process.on("message", (task: OcrTask) => {
  void answerOf(task).then((answer) => process.send?.(answer));
});

// Whoever asked is gone: nobody waits for an answer.
process.on("disconnect", () => process.exit(0));

async function answerOf({ id, ...task }: OcrTask): Promise<ApartAnswer<PictureReading>> {
  const reading = await readingOf(task).catch(() => null);
  return { id, reading, usedMegabytes: process.memoryUsage.rss() / BYTES_PER_MEGABYTE };
}

async function readingOf({
  picture,
  mayBeTurned,
}: Omit<OcrTask, "id">): ReturnType<typeof recognisePicture> {
  starting ??= onnxRecogniser();
  const recogniser = boundedRecogniser(await starting, SCAN_LINE_PIXELS);
  return recognisePicture(picture, recogniser, mayBeTurned);
}
