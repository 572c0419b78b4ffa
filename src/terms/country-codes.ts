/** Countries by what addresses call them, in lower case: own names, and those in other languages of invoices. */
const NAMES: Readonly<Record<string, string>> = {
  AT: "österreich;austria;autriche;oostenrijk;áustria;rakousko;østrig",
  BE: "belgien;belgium;belgique;belgië;belgio;bélgica;belgia",
  BG: "bulgarien;bulgaria;bulgarie;българия",
  CH: "schweiz;switzerland;suisse;svizzera;suiza;zwitserland;suíça",
  CY: "zypern;cyprus;chypre;κύπρος",
  CZ: "tschechien;tschechische republik;czech republic;czechia;česká republika;česko;république tchèque",
  DE: "deutschland;germany;allemagne;germania;alemania;duitsland;alemanha;německo;niemcy;tyskland;saksa",
  DK: "dänemark;denmark;danmark;danemark;danimarca;dinamarca;denemarken",
  EE: "estland;estonia;eesti;estonie",
  ES: "spanien;spain;españa;espagne;spagna;spanje;espanha;hiszpania",
  FI: "finnland;finland;suomi;finlande;finlandia",
  FR: "frankreich;france;francia;frankrijk;frança;francja;frankrig;frankrike",
  GB: "großbritannien;vereinigtes königreich;united kingdom;great britain;england;scotland;wales;northern ireland;royaume-uni;regno unito;reino unido;verenigd koninkrijk;uk",
  GR: "griechenland;greece;ελλάδα;grèce;grecia",
  HR: "kroatien;croatia;hrvatska;croatie;croazia",
  HU: "ungarn;hungary;magyarország;hongrie;ungheria",
  IE: "irland;ireland;irlande;irlanda;ierland;republic of ireland",
  IT: "italien;italy;italia;italie;itália;włochy",
  LI: "liechtenstein",
  LT: "litauen;lithuania;lietuva;lituanie",
  LU: "luxemburg;luxembourg;lussemburgo;luxemburgo",
  LV: "lettland;latvia;latvija;lettonie",
  MT: "malta;malte",
  NL: "niederlande;netherlands;the netherlands;nederland;holland;pays-bas;paesi bassi;países bajos;países baixos",
  NO: "norwegen;norway;norge;norvège;norvegia;noruega;noorwegen",
  PL: "polen;poland;polska;pologne;polonia;polónia",
  PT: "portugal;portogallo",
  RO: "rumänien;romania;românia;roumanie",
  SE: "schweden;sweden;sverige;suède;svezia;suecia;zweden;suécia",
  SI: "slowenien;slovenia;slovenija;slovénie",
  SK: "slowakei;slovakia;slovensko;slovaquie",
  US: "usa;united states;united states of america;vereinigte staaten;états-unis;stati uniti;estados unidos",
};

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split(";").map((name) => [name, code])),
);

/** The country that a text names by itself; null where it names none. */
export function countryNamed(text: string): string | null {
  return (
    CODES.get(
      text
        .trim()
        .replace(/[.,]+$/, "")
        .toLowerCase(),
    ) ?? null
  );
}

/** Letters before a postcode: the distinguishing sign of vehicles, or the code of the country itself. */
const SIGNS: Readonly<Record<string, string>> = {
  A: "AT",
  B: "BE",
  D: "DE",
  E: "ES",
  EL: "GR",
  F: "FR",
  FIN: "FI",
  FL: "LI",
  H: "HU",
  I: "IT",
  IRL: "IE",
  L: "LU",
  N: "NO",
  P: "PT",
  S: "SE",
  SLO: "SI",
  UK: "GB",
};

/** The country that letters before a postcode stand for; null for other letters. */
export function countryOfSign(sign: string): string | null {
  return SIGNS[sign] ?? (Object.hasOwn(NAMES, sign) ? sign : null);
}

/** How the postcodes of a country are written, without its letters. Countries with the same form are told apart by other words. */
const POSTCODES: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  BG: /^\d{4}$/,
  CH: /^\d{4}$/,
  CY: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  GR: /^\d{3} ?\d{2}$/,
  HR: /^\d{5}$/,
  HU: /^\d{4}$/,
  IT: /^\d{5}$/,
  LI: /^\d{4}$/,
  LT: /^\d{5}$/,
  LU: /^\d{4}$/,
  LV: /^\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  NO: /^\d{4}$/,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}(?:-\d{3})?$/,
  RO: /^\d{6}$/,
  SE: /^\d{3} ?\d{2}$/,
  SI: /^\d{4}$/,
  SK: /^\d{3} ?\d{2}$/,
};

/** Whether a postcode is written as those of a country are; false for a country whose form is not known. */
export function isPostcodeOf(country: string, postcode: string): boolean {
  return POSTCODES[country]?.test(postcode) ?? false;
}
