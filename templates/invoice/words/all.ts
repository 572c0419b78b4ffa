import type { InvoiceWords } from "../../../src/template/invoice-template.ts";
import { CA } from "./ca.ts";
import { CS } from "./cs.ts";
import { DA } from "./da.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FI } from "./fi.ts";
import { FR } from "./fr.ts";
import { HU } from "./hu.ts";
import { IT } from "./it.ts";
import { NB } from "./nb.ts";
import { NL } from "./nl.ts";
import { PL } from "./pl.ts";
import { PT } from "./pt.ts";
import { RO } from "./ro.ts";
import { SV } from "./sv.ts";
import { TR } from "./tr.ts";

/** The words of all languages, English first. */
export const ALL_WORDS: readonly InvoiceWords[] = [
  EN,
  DE,
  FR,
  ES,
  IT,
  NL,
  PT,
  PL,
  SV,
  DA,
  NB,
  FI,
  CS,
  RO,
  HU,
  TR,
  CA,
];
