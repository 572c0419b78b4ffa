import { ReadError } from "../base/read-error.ts";
import type { decodedPicture as ofNode } from "../pdf/wrapped/decoded-picture.ts";

/** Nothing in this bundle decodes pictures. */
export const decodedPicture: typeof ofNode = (_bytes, kind) =>
  Promise.reject(
    new ReadError("not-a-pdf", "", `This is a ${kind} picture. Save it as PDF, JPEG or PNG.`),
  );
