// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Words for "number" between a caption and its value. */
export const numberWords: readonly string[] =
  "nr[.|];no[.|];num[.|];number;nº;numero;n°;numéro".split(";");

/** What taxes and their numbers are called, in capitals, in a line with a number that has no label. */
export const taxMarks: readonly string[] =
  "UID;GST;HST;QST;VAT;TIN;EIN;GSTIN;NIF;CIF;IVA;TPS;TVQ;TVA;BTW;NIP".split(";");

/** The same, printed at once before the number. */
export const gluedTaxMarks: readonly string[] =
  "MWST;UID;UST;VAT;IVA;TVA;N[°|]TVA;°TVA;P[.|]IVA;BTW".split(";");

/** Before numbers of registers that are none of taxes. */
export const otherRegisters: readonly string[] =
  "a[.|]e[.|]e;ics;weee;eori;lucid;duns;gln;iban;ccb;sci".split(";");

/** The same, as the first part of a longer word. */
export const otherRegisterBeginnings: readonly string[] = "gläubiger".split(";");

/** Behind an amount that is taken off. */
export const creditMarks: readonly string[] = "cr;credit".split(";");

/** In the place of an amount that is zero. */
export const zeroWords: readonly string[] = "nil".split(";");

/** Between quantity and price of a till. */
export const timesWords: readonly string[] = "at;per;à".split(";");
