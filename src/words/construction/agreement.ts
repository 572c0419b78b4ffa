// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Captions of a status. */
export const statuses: readonly string[] =
  "[contract |current |co |change order |order |approval |document |request |cor |pco |]status".split(
    ";",
  );

/** Statuses of what is agreed. */
export const agreedWords: readonly string[] =
  "approved…;executed…;fully executed…;accepted…;authorized;authorised;signed;final".split(";");

/** Statuses of what is open. */
export const openWords: readonly string[] =
  "open;pending…;draft…;submitted…;awaiting…;proposed…;potential…;estimat…;priced…;requested…;sent…;out for…;in review;under review;for review;for approval…;unapproved;unsigned…;not approved…;not executed…".split(
    ";",
  );

/** Statuses of what was rejected. */
export const rejectedWords: readonly string[] =
  "rejected…;declined…;denied…;withdrawn…;superseded…;cancel[l|]ed…;void…;voided…".split(";");

/** Parts of the same, where the paper is void. */
export const voidParts: readonly string[] = "void;cancel".split(";");

/** Stamps on what does not count. */
export const voidStamps: readonly string[] =
  "void;voided;annulé[|e];storniert;annullat[o|a];anulad[o|a];geannuleerd;makuler[et|ad];anulowano".split(
    ";",
  );

/** Stamps on a draft. */
export const draftStamps: readonly string[] =
  "draft;draft only;not for payment;brouillon;entwurf;borrador;bozza;rascunho;utkast;udkast;luonnos;szkic;piszkozat;taslak".split(
    ";",
  );

/** Stamps on what is agreed. */
export const agreedStamps: readonly string[] =
  "approved;executed;fully executed;[priced|reviewed|agreed] and [accepted|agreed|approved]".split(
    ";",
  );

/** Says that nobody has agreed so far. */
export const pendingNotes: readonly string[] =
  "not yet [approved|agreed|accepted|executed|signed|authorized|authorised];[pending|awaiting|waiting for] [owner|client|customer|architect|lender|owner's|client's|] [approval|acceptance|signature|signatures|execution|agreement|authorization]".split(
    ";",
  );

/** Begins a line that names who agreed. */
export const approverNotes: readonly string[] = "approved;accepted;authorized".split(";");

/** Between that word and the name. */
export const approverLinks: readonly string[] = "by;for".split(";");

/** Behind a checked box. */
export const checkedWords: readonly string[] = "approved;accepted".split(";");

/** Before "yes" or "no". */
export const executedCaptions: readonly string[] = "executed".split(";");

/** That it is so. */
export const yesWords: readonly string[] = "yes".split(";");

/** That it is not so. */
export const noWords: readonly string[] = "no".split(";");

/** Names of bodies that agree for an owner by a vote. */
export const decidingBodies: readonly string[] =
  "board;council;commission;committee;trustees;selectmen;commissioners".split(";");

/** How their vote ends. */
export const decisions: readonly string[] = "carried;adopted;approved;passed;ratified".split(";");

/** Beside signatures of others than the parties. */
export const besideParties: readonly string[] =
  "recommended;recommends;reviewed;witness;attest;prepared;checked;inspected".split(";");

/** Beside the line for the day of a signature. */
export const dateCaptions: readonly string[] = "date;dated".split(";");

/** Words beside the line of a signature. */
export const signingWords: readonly string[] =
  "signature;signed;authorized;accepted;approved;agreed;title;name;by".split(";");
