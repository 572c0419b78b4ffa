import { errorBodySchema } from "../../wire/contract.ts";
import { uploadSchema } from "../../wire/service/operation.ts";
import { READERS, type Site, UPLOADS_PATH } from "../../wire/service/readers.ts";
import { invoiceRequestSchema } from "../../wire/service/request.ts";
import { busy, noDocument, type Refusal, STATUS, tooLarge, unknownType } from "../errors.ts";
import { COMMON_HEADERS, type Components, jsonContent, pdfForms, type Schema } from "./parts.ts";

const UPLOAD = {
  handle: "upload:mJ2Vq0nXb6cT1oYk5rHs8wZd3aLe7uPi",
  bytes: 48_213,
  sha256: "3f1c6f0d5d0c9a6f4a52a7f9f4f9b1a8a8f0f3f1d2c7b5e49c0d7a6b1e2f3a4b",
  expires: "2026-11-29T12:05:00.000Z",
};

/** Where documents are put for the tools of MCP. */
export function uploadPath({ isFree }: Site, components: Components): Schema {
  const error = components.refer(errorBodySchema);
  const refused = (description: string, { message, freeMessage }: Refusal): Schema => ({
    description,
    headers: COMMON_HEADERS,
    content: jsonContent(error, { refused: { error: isFree ? freeMessage : message } }),
  });
  return {
    [UPLOADS_PATH]: {
      post: {
        operationId: "uploadDocument",
        tags: ["readers"],
        summary: "Put a document where a tool of MCP reads it. Free.",
        description:
          "Gives a handle, which the tools take in the place of the document in base64. It is kept in memory, for five minutes or until it was read.",
        requestBody: pdfForms(components.refer(invoiceRequestSchema), {}),
        responses: {
          [STATUS.created]: {
            description: "The document is there.",
            headers: COMMON_HEADERS,
            content: jsonContent(components.refer(uploadSchema), { upload: UPLOAD }),
          },
          [STATUS.wrong]: refused("The request holds no PDF.", noDocument()),
          [STATUS.tooLarge]: refused("The PDF has too many bytes.", tooLarge(READERS.invoice)),
          [STATUS.noPdf]: refused("The body is not a PDF.", unknownType()),
          [STATUS.unavailable]: refused("There is no room for it.", busy(30)),
          default: {
            description: "Any other refusal.",
            headers: COMMON_HEADERS,
            content: jsonContent(error),
          },
        },
      },
    },
  };
}
