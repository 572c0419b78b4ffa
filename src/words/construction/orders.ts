// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** In captions of figures that are of the contract, no cost of the work. */
export const contractFigures: readonly string[] =
  "contract;subcontract;agreement;commitment;p[.|]o[.|];gmp;approved changes;previously authorized".split(
    ";",
  );

/** In captions of what is added to the cost of the work. */
export const addedCosts: readonly string[] =
  "overhead;profit;oh[ |]&[ |]p;o[ |]&[ |]p;mark[-|][ |]up;fee;tax;bond;insurance;sub[-|][ |]total;burden;contingency".split(
    ";",
  );

/** In captions of taxes. */
export const taxes: readonly string[] = "tax;gst;hst;vat;pst".split(";");

/** Between a unit and its price. */
export const priceJoins: readonly string[] = "at;per".split(";");

/** In captions of sums. */
export const sumWords: readonly string[] =
  "sub[-|][ |]total[s|];total[s|];sum;net;amount of this;amount requested;this request;quote;price".split(
    ";",
  );

/** Begins what says whether a sum is added or deducted. */
export const additionWords: readonly string[] = "add;deduct;increase[d|];decrease[d|];credit".split(
  ";",
);

/** Ends a text that calls a paper an order, perhaps with its number. */
export const orderCalls: readonly string[] = "change order[ no.| no| number| #|]".split(";");

/** Words of a request. */
export const requestCalls: readonly string[] =
  "potential;proposed;pending;prospective;request…".split(";");

/** What one side may issue alone. */
export const oneSided: readonly string[] =
  "back[-|][ |]charge;purchase order;p[.|][ |]o[.|] change".split(";");

/** In titles of deductions. */
export const deductionTitles: readonly string[] =
  "deduct[ive|ion|];credit;back[-|][ |]charge;decrease".split(";");

/** In names of owners and projects, where it speaks of no deduction. */
export const creditNames: readonly string[] = "credit union[s|]".split(";");

/** Codes, in capitals, before the number of a change order or a request. */
export const orderCodes: readonly string[] =
  "PCCO;RFCO;SCCO;SCO;CCO;OCO;COR;PCO;RCO;FCO;CO;COP;CE;CP;VO;VQ;VAR;FCT;EWO;RFC;CPR".split(";");

/** Behind the number of an application. */
export const numberTails: readonly string[] = "final;revised;ret[ainage|ention|][.|]".split(";");

/** Before the number of a revision. */
export const revisionMarks: readonly string[] = "rev[.|]".split(";");

/** In the place of the number of an application. */
export const wordNumbers: readonly string[] = "final;ret;retainage;retention".split(";");

/** Before the title of a paper in the same text. */
export const titleBeginnings: readonly string[] =
  "aia;document;form;no;the;new;draft;final;revised;void[:|];exhibit".split(";");

/** Behind the title of a paper in the same text. */
export const titleEndings: readonly string[] =
  "no[.|][:|];number[:|];num[.|];form;summary;of;for;to;rev[.|];revision;quotation;proposal;request".split(
    ";",
  );
