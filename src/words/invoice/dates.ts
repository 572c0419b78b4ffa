// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** First letters of months. */
export const monthBeginnings: readonly string[] =
  "jan;feb;mär;mar;apr;mai;jun;jul;aug;sep;okt;nov;dez;may;oct;dec;abr;ago;fev;fév;avr;jui;aou;aoû;déc;gen;giu;lug;set;ott;out".split(
    ";",
  );

/** Words inside of a date: "31 de marzo del 2025". */
export const insideDates: readonly string[] = "den;der;of;the;de;del;d;le;il;do".split(";");

/** Behind the figures of a day: "3rd". */
export const dayEndings: readonly string[] = "st;nd;rd;th;er;o".split(";");

/** Marks, with their capitals, of taxes and firms where the day stands before the month. */
export const dayFirstMarks: readonly string[] =
  "AG;GmbH;MwSt[.|];USt[.|];ABN;GST[:|];GSTIN;VAT;UK;Ltd[.|];Bhd[.|];BHD[.|];Pte[.|];PTE[.|];CIF;NIF;IVA;S.L.;SARL;SAS;TVA;BTW;B.V.;IBAN[:|]".split(
    ";",
  );

/** The same where the month stands before the day. */
export const monthFirstMarks: readonly string[] = "EIN[:|];Inc[.|];LLC;USA;ZIP".split(";");

/** Says beside a date that the year stands first. */
export const yearFirstNotes: readonly string[] = "yy[-|]mm[-|]dd;y-m-d;aa[-|]mm[-|]jj;a-m-j".split(
  ";",
);

/** Parts of words that offer a discount until the first of two dates. */
export const discountOffers: readonly string[] =
  "skonto;rabat;discount;descuento;dto;escompte;abatt;sconto;korting".split(";");
