// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Begins the caption of a line for a signature. */
export const signatureCaptions: readonly string[] = "signed;sign here;by;x".split(";");

/** In the caption of a line for a signature. */
export const signatureWords: readonly string[] = "signature".split(";");

/** That nobody has signed yet. */
export const signatureAwaited: readonly string[] =
  "[awaiting|pending|waiting for] [signature|signatures];signature [pending|awaited];not yet signed".split(
    ";",
  );

/** That a program put a signature there. */
export const signedElectronically: readonly string[] =
  "docusigned by;digitally signed [by|];electronically signed [by|];e-signed [by|];signed electronically;adobe sign;signature id".split(
    ";",
  );
