// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Words of a street or a post box, in front of its name or behind it. */
export const streets: readonly string[] =
  "vej;gade;weg;postfach;street;st;road;rd;avenue;ave;blvd;boulevard;lane;ln;drive;dr;way;court;suite;ste;unit;floor;box;highway;hwy;parkway;pkwy;terrace;square;plaza;place;calle;avda;avenida;av;ctra;carretera;paseo;apartado;pol;polígono;rue;route;chemin;allée;impasse;quai;cours;bp;cs;z[.|]a[.|];z[.|]i[.|];via;viale;piazza;corso;largo;strada;gata;straat;laan;plein;gracht;kade;dijk;postbus;ul;ulica;al;pl;os;rua;praça;travessa;estrada;rodovia;rod;gatan;väg".split(
    ";",
  );

/** The same, as a mark that the name follows at once. */
export const streetMarks: readonly string[] = "c/".split(";");

/** With these the name of a street ends. */
export const streetEndings: readonly string[] =
  "gade;vej;str.;straße;strasse;gasse;platz;allee;weg;ring;ufer;damm;katu;tie;utca;veien;straat;laan;plein;gracht;kade;gatan;vägen".split(
    ";",
  );

/** The last word of a street that stands without a number. */
export const lastWordsOfStreets: readonly string[] =
  "lane;road;street;avenue;drive;close;quay;wharf;terrace;crescent;rd;st;ave;blvd".split(";");

/** Begins a line of an address that is no street: a hamlet, an estate, a building. */
export const places: readonly string[] =
  "ortsteil;postfach;urb;pol[.|][ |]ind;lieu-dit;hameau;z[.|][ |]a[.|][c|];z[.|][ |]i[.|];bat;bât;immeuble;residence;résidence;loc.;località;fraz;contrada;c.da;strada;borgo".split(
    ";",
  );

/** Names of countries. */
export const countries: readonly string[] =
  "česká republika;danmark;deutschland;österreich;schweiz;frankreich;spanien;italien;niederlande;belgien;luxemburg;polen;schweden;germany;austria;switzerland;france;spain;italy;portugal;netherlands;belgium;luxembourg;poland;sweden;norway;denmark;finland;ireland;england;scotland;wales;great britain;united kingdom;czech republic;hungary;romania;greece;united states;united states of america;canada;mexico;brazil;australia;new zealand;south africa;india;china;japan;singapore;hong kong;alemania;suiza;francia;españa;italia;suomi;allemagne;autriche;suisse;espagne;italie;belgique;magyarország;germania;svizzera;norge;nederland;belgië;polska;brasil;de;fr;it;es;nl;be;at;ch;pt;pl;ie;au;ca;nz;za;gb;us;uk;usa;sverige".split(
    ";",
  );

/** Short names of states that stand before a postal code of five digits. */
export const states: readonly string[] =
  "AK;AL;AR;AZ;CA;CO;CT;DC;DE;FL;GA;HI;IA;ID;IL;IN;KS;KY;LA;MA;MD;ME;MI;MN;MO;MS;MT;NC;ND;NE;NH;NJ;NM;NV;NY;OH;OK;OR;PA;PR;RI;SC;SD;TN;TX;UT;VA;VT;WA;WI;WV;WY".split(
    ";",
  );

/** Before a number of telephone or fax. */
export const phones: readonly string[] =
  "telefon;mobil;tlf;phone;mobile;telefono;teléfono;tfno;puh;tél;téléphone;telefone;tel;fax".split(
    ";",
  );
