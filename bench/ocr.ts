import { askewAgain } from "../src/ocr/askew.ts";
import { recognisePicture } from "../src/ocr/recognise-picture.ts";
import { onnxRecogniser } from "../src/ocr/recognition/onnx-recogniser.ts";
import { ocrGridFaults, ocrGridReport } from "./ocr-grid-table.ts";
import { type Recognise, runOcrGrid, WHOLE_GRID } from "./ocr-grid.ts";

/** Recognises degraded pages of our own and counts the amounts: `npm run bench:ocr [-- SOURCE [DPI [CONDITION]]]`. */
const [source, dpi, condition] = process.argv.slice(2);
const recogniser = await onnxRecogniser();

const recognise: Recognise = async (picture, pointsPerPixel) => {
  const reading = await recognisePicture(picture, recogniser);
  const middle = {
    x: (picture.width / 2) * pointsPerPixel,
    y: (picture.height / 2) * pointsPerPixel,
  };
  return reading.words.map(({ text, certainty, box }) => ({
    text,
    certainty,
    box: askewAgain(box, reading, { middle, scale: pointsPerPixel }),
  }));
};

const pages = await runOcrGrid(
  recognise,
  {
    sources: WHOLE_GRID.sources.filter((name) => source === undefined || name.includes(source)),
    dpis: WHOLE_GRID.dpis.filter((one) => dpi === undefined || one === Number(dpi)),
    conditions: WHOLE_GRID.conditions.filter((one) => condition === undefined || one === condition),
  },
  ({ source: name, pageNumber, dpi: at, condition: how }) =>
    process.stderr.write(`${name} page ${pageNumber}, ${at} dpi, ${how}\n`),
);
console.log(ocrGridReport(pages));
console.log(ocrGridFaults(pages));
