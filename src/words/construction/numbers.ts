// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Numbers from one in words, in their order. */
export const smallNumbers: readonly string[] =
  "one;two;three;four;five;six;seven;eight;nine;ten;eleven;twelve".split(";");

/** The same as ordinals. */
export const ordinals: readonly string[] =
  "first;second;third;fourth;fifth;sixth;seventh;eighth;ninth;tenth;eleventh;twelfth".split(";");

/** Numbers in words that go on to twenty. */
export const teens: readonly string[] =
  "thirteen;fourteen;fifteen;sixteen;seventeen;eighteen;nineteen".split(";");

/** Tens in words. */
export const tens: readonly string[] =
  "twenty;thirty;forty;fifty;sixty;seventy;eighty;ninety".split(";");

/** The same, as they are misspelt. */
export const misspelt: readonly string[] = "fourty".split(";");

/** The end of numbers in words above twelve. */
export const teenEndings: readonly string[] = "teen".split(";");

/** The end of tens in words. */
export const tenEndings: readonly string[] = "ty".split(";");

/** Larger numbers in words. */
export const scales: readonly string[] = "hundred;thousand;million".split(";");

/** Other words of an amount in words. */
export const amountWords: readonly string[] = "and;no;xx;dollar[s|];cents".split(";");

/** The same, where a check is written by hand. */
export const amountEnds: readonly string[] = "zero;only;cent;pound[s|];pence;euro[s|];rand".split(
  ";",
);

/** Signs and codes of currencies that stand before or behind an amount. */
export const currencyMarks: readonly string[] =
  "us$;c[a|]$;a[u|]$;nz$;s$;hk$;$;£;€;₹;usd;cad;aud;nzd;gbp;eur;inr;rs[.|];aed;dhs[.|];sar;qar;omr;kwd;bhd;zar;sgd;hkd".split(
    ";",
  );

/** Money in words. */
export const moneyWords: readonly string[] = "dollar[s|];pound[s|];euro[s|];rand".split(";");

/** In the place of an amount that is zero. */
export const zeroWords: readonly string[] = "nil;none;zero".split(";");

/** Behind an amount that is taken off. */
export const creditMarks: readonly string[] = "cr;credit".split(";");

/** The same as a word of its own, perhaps behind a bracket. */
export const creditTails: readonly string[] = "[)|]cr[.|];dr[.|];credit".split(";");

/** Before a number. */
export const numberPrefixes: readonly string[] = "no;nos;number".split(";");

/** Words of a title that are no part of its name, before a number. */
export const countWords: readonly string[] = "number;no".split(";");

/** The same in a row of numbers. */
export const otherCountWords: readonly string[] = "nr;num".split(";");

/** Months, in their order; the first three letters stand for each. */
export const months: readonly string[] =
  "january;february;march;april;may;june;july;august;september;october;november;december".split(
    ";",
  );

/** Other short forms of months. */
export const monthShorts: readonly string[] = "sept".split(";");

/** Between the day and its month. */
export const dayLinks: readonly string[] = "day of;of".split(";");

/** Behind the figures of a day. */
export const dayEndings: readonly string[] = "st;nd;rd;th".split(";");

/** Between the first and the last day of a period. */
export const shortRanges: readonly string[] = "to;thru".split(";");

/** The same, longer. */
export const longRanges: readonly string[] = "through".split(";");

/** The same, as words of their own. */
export const rangeEnds: readonly string[] = "until".split(";");

/** The same, from several languages. */
export const rangeLinks: readonly string[] = "ending;ended;till;au;à;bis;al;hasta".split(";");

/** Between two numbers or names. */
export const ands: readonly string[] = "and".split(";");

/** In captions of the first day of a period. */
export const periodBeginnings: readonly string[] = "from;begin;start".split(";");

/** Marks, with their capitals, of taxes of countries that write the day first. */
export const dayFirstMarks: readonly string[] = "ABN;VAT".split(";");

/** The same of firms. */
export const dayFirstForms: readonly string[] = "Pty;plc".split(";");

/** The same of taxes of countries that write it either way. */
export const eitherOrderMarks: readonly string[] = "GST;HST;PST".split(";");

/** Tell one building or part from another. */
export const directions: readonly string[] =
  "[north|south|][east|west];north;south;upper;lower".split(";");

/** Words of a name that every firm may have. */
export const comparedFillers: readonly string[] =
  "inc;incorporated;llc;llp;lp;ltd;limited;co;company;corp;corporation;plc;the;and".split(";");
