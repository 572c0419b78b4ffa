/** A part that is installed only by those who need it. */
export interface AddOn {
  /** As `doctor` lists it. */
  readonly name: string;
  /** Begins the sentence that ends with "is not installed". */
  readonly part: string;
  /** What it does, for which commands. */
  readonly purpose: string;
  /** Its packages, each with the version that `npm install` is to be asked for. */
  readonly packages: Readonly<Record<string, string>>;
}

/** Everything that can be added. `package.json` names the same packages, and a test holds the two together. */
export const ADD_ONS: {
  readonly recognition: AddOn;
  readonly pictures: AddOn;
  readonly secondReader: AddOn;
  readonly secondRecogniser: AddOn;
  readonly payment: AddOn;
  readonly storage: AddOn;
  readonly queue: AddOn;
  readonly anthropic: AddOn;
  readonly openAiCompatible: AddOn;
} = {
  recognition: {
    name: "Scans",
    part: "Recognition of scanned pages",
    purpose: "reads pages that are only pictures",
    // Later versions download their libraries while they are installed.
    packages: { "onnxruntime-node": "1.17.0" },
  },
  pictures: {
    name: "Pictures",
    part: "The package for pictures",
    purpose: "reads TIFF and WebP pictures, makes the pages of explain and report smaller",
    packages: { sharp: "0.35" },
  },
  secondReader: {
    name: "Second reader",
    part: "The second reader of PDFs (pdf.js)",
    purpose: "looks at the same places again with read --witness",
    packages: { "pdfjs-dist": "5" },
  },
  secondRecogniser: {
    name: "Second OCR",
    part: "The second recogniser of scans (tesseract.js)",
    purpose: "looks at the figures of scans again with read --witness",
    packages: { "tesseract.js": "7", "@tesseract.js-data/eng": "1" },
  },
  payment: {
    name: "Payment",
    part: "Payment",
    purpose: "takes payments with serve, pays with read --remote",
    packages: {
      "@solana/kit": "5",
      "@x402/core": "2",
      "@x402/evm": "2",
      "@x402/extensions": "2",
      "@x402/svm": "2",
      viem: "2",
    },
  },
  storage: {
    name: "S3",
    part: "Object storage (S3)",
    purpose: "reads from and writes to s3:// paths",
    packages: { "@aws-sdk/client-s3": "3" },
  },
  queue: {
    name: "Queue",
    part: "The queue",
    purpose: "shares reads among machines with read --queue and worker",
    packages: { bullmq: "6", ioredis: "5" },
  },
  anthropic: {
    name: "Anthropic",
    part: "The client for Anthropic's models",
    purpose: "asks a model of Anthropic with --model",
    packages: { ai: "6", "@ai-sdk/anthropic": "3" },
  },
  openAiCompatible: {
    name: "OpenAI API",
    part: "The client for models with an OpenAI-compatible address",
    purpose: "asks any other model with --model",
    packages: { ai: "6", "@ai-sdk/openai-compatible": "2" },
  },
};
