/** Codes of UN/ECE recommendations 20 and 21 by the units that papers print, in lower case and without dots. A unit with two meanings has no line. */
const UNITS: Readonly<Record<string, string>> = {
  // Things that are counted.
  H87: "stk;stck;stück;stuck;st;stuks;stuk;pz;pza;pzas;pezzi;pezzo;pce;pces;pc;pcs;pièce;pièces;piece;pieces;pieza;piezas;peça;peças;kpl;szt;db;ks;nr;num;ea;each",
  C62: "ud;uds;unidad;unidades;un;uni;unid;unidade;u;unité;unités;unit;units;unità;eenheid;eenheden;einheit;einh",
  LS: "psch;pausch;pauschal;pauschale;pschl;forfait;forf;fft;ff;ls;lump sum;a corpo;corpo;post;vg;global;pa",
  SET: "set;sets;satz;jeu;juego;kit;conjunto",
  PR: "paar;pair;pairs;paire;paio;par",
  DZN: "dutzend;douzaine;dozzina;docena",
  MIL: "tsd;tausend;mil;millar;mille;thousand",
  // Time.
  HUR: "h;std;stde;stdn;stunde;stunden;hr;hrs;hour;hours;heure;heures;uur;uren;ora;ore;hora;horas;tim;timer;timmar;godz",
  MIN: "min;mins;minute;minuten;minutes;minuti;minutos",
  DAY: "tag;tage;day;days;jour;jours;dag;dagen;giorno;giorni;día;días;dia;dias;dage;dagar",
  WEE: "woche;wochen;wo;week;weeks;semaine;semaines;wk;weken;settimana;settimane;semana;semanas;uge",
  MON: "monat;monate;mon;month;months;mois;maand;maanden;mese;mesi;mes;meses;mês;måned",
  ANN: "jahr;jahre;year;years;année;années;jaar;anno;anni;año;años;ano;anos",
  // Length, area, volume.
  MTR: "m;meter;metre;metres;mètre;mètres;metro;metri;metros",
  LM: "lfm;lfdm;lfd m;lfd meter;lm;m1;mètre linéaire;strekkende meter",
  CMT: "cm",
  MMT: "mm",
  KMT: "km;kilometer;kilometre;kilomètre;chilometri;kilómetro",
  MTK: "m²;m2;qm;mq;sqm;quadratmeter",
  MTQ: "m³;m3;cbm;mc;cubm;kubikmeter",
  LTR: "l;ltr;liter;litre;litres;litro;litros;litri",
  // Mass.
  KGM: "kg;kilo;kilogramm;kilogram;kilogramme",
  GRM: "g;gr;gramm;gram;gramme",
  TNE: "t;to;ton;tonne;tonnen;tonnes;tonnellata;tonnellate;tonelada;toneladas",
  // Energy.
  KWH: "kwh",
  MWH: "mwh",
  // Packages of recommendation 21.
  XSA: "sack;säcke;sac;sacs;sc;sacco;sacchi;saco;sacos;zak;zakken",
  XBG: "beutel;tüte;bag;bags",
  XCT: "karton;kartons;ktn;carton;cartons;cartone;cartoni;caja;cajas;doos;cx",
  XPK: "pack;packs;pkg;paket;pakete;paquet;paquets;cf;conf;confezione;confezioni;pak;paquete",
  XBO: "fl;flasche;flaschen;btl;bouteille;bouteilles;bottle;bottles;bottiglia;bottiglie;fles;flessen;botella",
  XCI: "bidon;bidons;bid;kanister",
  XCA: "dose;dosen;can;cans;boîte;blik",
  XRO: "rolle;rollen;rouleau;rouleaux;roll;rolls;rotolo;rotoli;rol;rollo",
  XPX: "palette;paletten;pal;pallet;pallets",
  XBX: "kiste;kisten;box;boxes",
  XBE: "bund;bündel;bundle;bundles;botte",
};

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(UNITS).flatMap(([code, names]) => names.split(";").map((name) => [name, code])),
);

/** The code of a printed unit; null for one that the table does not know. */
export function unitCode(printed: string): string | null {
  const plain = printed.normalize("NFC").trim().toLowerCase();
  // "Tag(e)" is a day as well as "Tage".
  const bare = plain
    .replace(/\(\p{L}+\)$/u, "")
    .replaceAll(".", "")
    .replace(/\s+/g, " ")
    .trim();
  return CODES.get(bare) ?? null;
}
