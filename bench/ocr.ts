import { recognisePicture } from "../src/ocr/recognise-picture.ts";
import { onnxRecogniser } from "../src/ocr/recognition/onnx-recogniser.ts";
import { ocrGridFaults, ocrGridReport } from "./ocr-grid-table.ts";
import { type Recognise, runOcrGrid, WHOLE_GRID } from "./ocr-grid.ts";

/** Recognises degraded pages of our own and counts the amounts: `npm run bench:ocr [-- SOURCE [DPI [CONDITION]]]`. */
const [source, dpi, condition] = process.argv.slice(2);
const recogniser = await onnxRecogniser();

const recognise: Recognise = async (picture, pointsPerPixel) => {
  const reading = await recognisePicture(picture, recogniser);
  const angle = (reading.skewDegrees * Math.PI) / 180;
  return reading.words.map(({ text, certainty, box }) => {
    const x = (box.left + box.right - reading.width) / 2;
    const y = (box.top + box.bottom - reading.height) / 2;
    const middleX = picture.width / 2 + x * Math.cos(angle) - y * Math.sin(angle);
    const middleY = picture.height / 2 + x * Math.sin(angle) + y * Math.cos(angle);
    const across = (box.right - box.left) / 2;
    const along = (box.bottom - box.top) / 2;
    return {
      text,
      certainty,
      box: {
        left: (middleX - across) * pointsPerPixel,
        top: (middleY - along) * pointsPerPixel,
        right: (middleX + across) * pointsPerPixel,
        bottom: (middleY + along) * pointsPerPixel,
      },
    };
  });
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
