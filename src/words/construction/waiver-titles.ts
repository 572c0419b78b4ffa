// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Titles of lien waivers. */
export const waiverTitles: readonly string[] =
  "[conditional|unconditional|partial|final|full|interim|progress|] release [upon|on] [payment|receipt];[interim|partial|final|progress] [conditional|unconditional|] release;[conditional|unconditional] release;release;waiver;lien [waiver|release] [form|affidavit|and release];receipt and release;[conditional|unconditional|partial|final|full|interim|progress|] [lien|] waiver;waiver [of lien|of liens|of lien rights|and release|of mechanics lien];[conditional|unconditional|partial|final|full|] waiver and release [on|upon|] [progress|final|] [payment|of lien|of claims|];[partial|final|] release of [lien|liens|claims|lien rights];[partial|final|] waiver of [lien|liens];lien release;release and waiver;waiver of claims;subordination of lien;[contractor's|subcontractor's|supplier's|] [affidavit and|] [release|waiver] [and waiver|and release|of lien|];affidavit and waiver;final waiver;partial waiver".split(
    ";",
  );
