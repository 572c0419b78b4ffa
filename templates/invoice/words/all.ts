import type { InvoiceWords } from "../../../src/template/invoice-template.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { FR } from "./fr.ts";

/** The words of all languages, English first. */
export const ALL_WORDS: readonly InvoiceWords[] = [EN, DE, FR];
