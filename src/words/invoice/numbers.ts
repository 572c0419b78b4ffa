// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Parts of words for an order. */
export const orderParts: readonly string[] =
  "comand;objednáv;obj;ordre;bestilling;rekvisition;bestell;auftrag;order;purchase;requisition;pedid;orden;tilau;command;rendel;ordin;bestel;opdracht;zamówien;zam;encomend;requisi;comenz;beställ;sipariş;siparis".split(
    ";",
  );

/** Parts of words for a reference. */
export const referenceParts: readonly string[] =
  "značk;zeichen;ref;viit;réf;hivatkoz;rif;kenmerk;sygn;referans".split(";");

/** Words that say that something is the customer's. */
export const yourWords: readonly string[] =
  "vostr[a|e];seva;vaše;váš;deres;jeres;ihr[|e|er];euer;eure;your;su;vuestr[o|a];teidän;votre;vos;önök;ön;vostr[o|a];vs;uw;państwa;wasz[e|a|];vossa;sua;dvs;dumneavoastră;er;ert;era;sizin".split(
    ";",
  );

/** Words that say that something is the vendor's. */
export const ourWords: readonly string[] =
  "nostr[a|e];naše;náš;vores;vor;unser[|e|er];our;nuestr[o|a];meidän;notre;nos;saját;nostr[o|a];ns;vår;ons;onze;nasz[e|a|];nossa;noastr[ă|e];vår[t|a];bizim".split(
    ";",
  );

/** Parts of words for the customer. */
export const customerParts: readonly string[] =
  "client;zákaz;odběr;kunde;køber;käufer;besteller;customer;buyer;cliente;comprador;asiak;ostaj;acheteur;vevő;ügyfél;megrendelő;acquirent;committent;kjøper;klant;koper;afnemer;klient;nabywc;zamawiając;cumpărător;kund;köpare;beställare;müşteri;musteri;alıcı".split(
    ";",
  );

/** Words for "number" between a caption and its value. */
export const numberWords: readonly string[] =
  "núm[.|];número;nº;č[.|];číslo;nr[.|];nummer;no[.|];num[.|];number;numero;nro[.|];n°;numéro;sz[.|];szám;száma;sorszám;sorszáma;n[.|];numer;n.º;număr;numărul;numarul;numarası;numara".split(
    ";",
  );

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
