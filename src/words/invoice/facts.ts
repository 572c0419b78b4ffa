// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Begins the other name of the firm above, not the rest of its name. */
export const otherNames: readonly string[] =
  "firmierend;ehemals;vormals;ein unternehmen;dba;d/b/a;t/a;trading;formerly;div[ision|];a[n|] [division|member|subsidiary|company|brand|part|trading];part of;member of;subsidiary;una empresa;une société;una società;handelend;een onderdeel".split(
    ";",
  );

/** Between a brand and the firm to which it belongs. */
export const brandsOf: readonly string[] =
  "[ejes|drives] af;firmierend als;zweigniederlassung [der|von];[is |]a[n|] [trading name|trading style|division|brand|subsidiary] of;trading as;dba;d/b/a;t/a;is owned by;[is |][owned and |][operated|managed|run] by;a unit of;a franchise of;es una marca de;est une marque d[e|u];è un marchio di;[eies|drives] av;handelend onder;is een handelsnaam van;é uma marca d[e|a|o];[ägs|drivs] av".split(
    ";",
  );

/** What numbers of a firm with a register or for its taxes are called. */
export const taxNumbers: readonly string[] =
  "ust;uid;vat;abn;ein;nif;cif;rfc;tva;siret;siren;p[.|][ |]iva;btw;kvk;nipc;cnpj".split(";");

/** More of them, as they stand in brackets behind a name. */
export const bracketedNumbers: readonly string[] =
  "cvr;acn;gst;reg;co[.|][ |]reg;company;iva;ruc;rut;org".split(";");

/** More of them, and other facts, as they stand behind a name. */
export const factsBehind: readonly string[] =
  "hrb;fn;tax;gstin;rcs;c.f;org[.|][ |]nr;nip;tel".split(";");

/** More of them, and other facts, as they stand at the foot of a firm's paper. */
export const registers: readonly string[] =
  "cvr;hr[ |][a|b];handelsregister;amtsgericht;registergericht;sitz;geschäftsführer;gf;vorstand;mwst;steuer;registered;company [no|reg];reg.[ |]no;co. reg;acn;gst;tax;capital;iva;inscrita;registro mercantil;r.m;rcs;ape;naf;cap.[ |]soc;r[.|]e[.|]a;org[.|][ |]nr;orgnr;nip;krs;regon;conserv;matrícula;iban;bic;momsreg;bankgiro;plusgiro".split(
    ";",
  );

/** The same in capitals, where a tax number beside them is surely the vendor's. */
export const footRegisters: readonly string[] = "HRA;HRB;RCS;KvK;IBAN;BIC".split(";");

/** Before the capital of a firm behind its name. */
export const capitals: readonly string[] = "al capital;au capital".split(";");

/** Begins other facts behind the name of a firm. */
export const behindFirms: readonly string[] =
  "mit sitz;is registered;registered [in|office|no|0|1|2|3|4|5|6|7|8|9];company [no|reg]".split(
    ";",
  );

/** The first word of what follows a firm in the same sentence. */
export const goingOn: readonly string[] = "mit;is;with;al;con;au".split(";");

/** Begins the number of an account in brackets behind a name. */
export const accountNotes: readonly string[] = "kd;acct;account".split(";");

/** The same, as a word of its own. */
export const bareNumbers: readonly string[] = "nr;no".split(";");
