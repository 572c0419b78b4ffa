import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import type { ApartAnswer } from "./apart.ts";
import type { Grey } from "./picture/grey.ts";
import type { SeenText, TesseractTask } from "./seen-text.ts";

const BYTES_PER_MEGABYTE = 1_048_576;

let starting: Promise<Worker> | null = null;

process.on("message", (task: TesseractTask & { readonly id: number }) => {
  void answerOf(task).then((answer) => process.send?.(answer));
});

// Whoever asked is gone: nobody waits for an answer.
process.on("disconnect", () => process.exit(0));

async function answerOf({
  id,
  ...task
}: TesseractTask & { readonly id: number }): Promise<ApartAnswer<readonly SeenText[]>> {
  const reading = await textsOf(task).catch(() => null);
  return { id, reading, usedMegabytes: process.memoryUsage.rss() / BYTES_PER_MEGABYTE };
}

async function textsOf({ picture, ...place }: TesseractTask): Promise<readonly SeenText[]> {
  starting ??= started(place);
  const worker = await starting;
  const { data } = await worker.recognize(pgmOf(picture), {}, { text: false, blocks: true });
  const words = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
  );
  return words.map(({ text, confidence, bbox, symbols }) => ({
    text,
    box: { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
    certainty: Math.min(confidence, ...symbols.map((symbol) => symbol.confidence)) / 100,
  }));
}

/** A folder is given, so that nothing is ever fetched, and no copy of what is in it is kept elsewhere. */
async function started({ language, folder }: Omit<TesseractTask, "picture">): Promise<Worker> {
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: folder,
    gzip: true,
    cacheMethod: "none",
    errorHandler: () => undefined,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
  return worker;
}

/** tesseract.js looks for the orientation of a photo in the first bytes of any file: a comment keeps pixels out of them. */
const REMARK = `#${" ".repeat(500)}`;

function pgmOf({ width, height, pixels }: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${REMARK}\n${width} ${height}\n255\n`), pixels]);
}
