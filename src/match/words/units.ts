import { foldedText } from "../../base/folded-words.ts";

/** How two units stand to each other: one unit, two that are known to differ, or nothing that tells. */
export type UnitRelation = "same" | "different" | "unknown";

/** Spellings of each unit. Nothing is converted: a box is no piece, however many it holds. */
const SPELLINGS: Readonly<Record<string, string>> = {
  piece: `ea each pc pcs pce pces piece pieces unit units un uni no nos nr st stk stck stuck stueck u ud uds und unid unidad
    unidades pz pza pzas pezzo pezzi piece pieza piezas stuks stuk unite unites item items count ct qty`,
  hour: "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren hur",
  day: "d day days tag tage jour jours dia dias giorno giorni dag dagen",
  week: "wk wks week weeks woche wochen semaine semaines semana semanas settimana settimane",
  month: "mo mos mth mths month months monat monate mois mes meses mese mesi maand maanden",
  metre: "m lm lfm lfdm mtr mtrs meter meters metre metres metro metros metri metr mlin",
  millimetre: "mm",
  centimetre: "cm",
  kilometre: "km kms",
  foot: "ft foot feet lf lft linft lnft linealfoot linearfoot linearfeet",
  inch: "in inch inches",
  yard: "yd yds yard yards",
  mile: "mi mile miles",
  "square metre":
    "m2 qm sqm smq mq mtr2 squaremetre squaremeter squaremetres squaremeters metrecarre",
  "square foot": "sf sqft sft ft2 squarefoot squarefeet",
  "square yard": "sy sqyd yd2 squareyard squareyards",
  square: "sq squares square",
  "cubic metre": "m3 cbm cum mc metrecube cubicmetre cubicmeter cubicmetres cubicmeters",
  "cubic foot": "cf cft cuft ft3 cubicfoot cubicfeet",
  "cubic yard": "cy cyd cuyd yd3 cubicyard cubicyards",
  "board foot": "bf bdft boardfoot boardfeet",
  "thousand board feet": "mbf mfbm",
  gram: "g gr gram grams gramm",
  kilogram: "kg kgs kilo kilos kilogram kilograms kilogramm",
  tonne:
    "t to tonne tonnes tonnen mt metricton metrictons tonelada toneladas tonnellata tonnellate",
  ton: "tn ton tons shortton shorttons",
  pound: "lb lbs pound pounds",
  ounce: "oz ounce ounces",
  hundredweight: "cwt",
  litre: "l lt ltr ltrs liter liters litre litres litro litros litri",
  millilitre: "millilitre milliliter",
  gallon: "gal gals gallon gallons",
  quart: "qt qts quart quarts",
  pint: "pt pts pint pints",
  box: "bx box boxes bxs schachtel schachteln boite boites caja cajas scatola scatole doos",
  carton: "ctn ctns carton cartons karton kartons crt",
  case: "cs case cases kiste kisten caisse caisses cassa casse",
  pack: "pk pks pck pkg pkgs pkt pack packs package packages packung packungen pak paket pakete paquet paquets paquete pacco pacchi",
  bag: "bg bag bags sack sacke saecke sac sacs saco sacos sacco sacchi zak zakken",
  roll: "rl rls rol roll rolls rolle rollen rouleau rouleaux rollo rollos rotolo rotoli",
  sheet: "sht shts sheet sheets tafel tafeln plaque plaques feuille feuilles",
  bundle: "bdl bdls bundle bundles bund bunde fascio",
  pallet: "plt plts pal pallet pallets palette paletten",
  drum: "dr drm drum drums fass fasser faesser",
  can: "can cans dose dosen",
  tube: "tube tubes tb",
  bottle: "btl btls bottle bottles flasche flaschen bouteille bouteilles",
  pair: "pr prs pair pairs paar paire paires par pares paio paia",
  dozen: "dz doz dozen dozens dtzd dutzend douzaine docena dozzina",
  hundred: "c hundred per100",
  thousand: "thousand per1000 tsd mil mille",
  set: "set sets satz kit kits jeu jeux juego juegos",
  load: "load loads ld lds fuhre fuhren",
  trip: "trip trips",
  visit: "visit visits call calls",
  lump: `ls lumpsum lump lot lots job jobs psch pausch pschl pauschal pauschale forfait fft ens ensemble gl global
    partida acorpo corpo stelpost sum`,
  percent: "% percent prozent",
};

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    spellings.split(/\s+/).map((spelling) => [spelling, unit] as const),
  ),
);

/** A unit by one spelling; of an unknown one its own letters and digits. */
export function unitKey(unit: string): string {
  const letters = foldedText(unit).replaceAll(/[^\p{L}\p{N}%]/gu, "");
  return UNITS.get(letters) ?? letters;
}

/** Compares two units as they are printed; what is not printed tells nothing. */
export function compareUnits(one: string | null, other: string | null): UnitRelation {
  if (one === null || other === null) return "unknown";
  const [key, otherKey] = [unitKey(one), unitKey(other)];
  if (key === otherKey) return "same";
  return key in SPELLINGS && otherKey in SPELLINGS ? "different" : "unknown";
}

/** Whether a unit stands for a whole that may be billed in parts. */
export function isLump(unit: string | null): boolean {
  return unit !== null && unitKey(unit) === "lump";
}
