import { foldedText } from "../../base/folded-words.ts";
import { namesOf } from "../../base/names-of.ts";

/** What a column can hold, by the names that `--columns` takes. */
export type ColumnName =
  | "order"
  | "vendor"
  | "line"
  | "code"
  | "description"
  | "quantity"
  | "received"
  | "unit"
  | "price"
  | "priceFor"
  | "discount"
  | "amount"
  | "tax"
  | "currency"
  | "status"
  | "date"
  | "note";

/** Which table it is. */
export type TableKind = "orders" | "receipts";

interface ColumnWords {
  /** What people call it. */
  readonly called: string;
  /** Headings that programs give it, the surest first; of several that a table has the first counts. */
  readonly headings: string;
}

/**
 * The one table of synonyms. Headings are compared in small letters, without accents and punctuation, words cut where a
 * capital follows a small letter, and `number`, `num`, `nr` and `#` are `no`. English, German, French, Spanish, Italian and
 * Dutch.
 */
export const COLUMNS: Readonly<Record<ColumnName, ColumnWords>> = {
  order: {
    called: "order number",
    headings: `po no|po|purchase order no|purchase order|order no|p o no|p o|po id|purchase order id|order id|order|
      purchasing document|document no|purch doc|ebeln|po ref|order ref|bestellnummer|bestell no|bestellung|auftragsnummer|
      einkaufsbeleg|belegnummer|no commande|commande no|numero commande|numero de commande|commande|bon de commande|
      no pedido|pedido no|numero de pedido|numero pedido|pedido|orden de compra|oc|no ordine|ordine no|numero ordine|ordine|
      ordernummer|bestelnummer|inkooporder|inkoopordernummer`,
  },
  vendor: {
    called: "vendor",
    headings: `vendor name|supplier name|vendor|supplier|seller|payee|company|lieferant|lieferantenname|kreditor|name 1|
      fournisseur|nom fournisseur|nom du fournisseur|proveedor|nombre proveedor|fornitore|ragione sociale|leverancier|
      naam leverancier`,
  },
  line: {
    called: "line number",
    headings: `line no|po line no|po line|order line no|order line|line|line id|line item no|pos|position|pos no|item line|
      ebelp|po item|bestellposition|positionsnummer|ligne|no ligne|linea|linea no|no linea|riga|no riga|regel|regelnummer`,
  },
  code: {
    called: "item code",
    headings: `item code|item no|item id|sku|part no|product code|product no|product id|stock code|material no|article no|
      catalog no|catalogue no|vendor item no|supplier item no|supplier part no|vendor part no|mfr part no|material|matnr|item|
      article|product|code|artikelnummer|artikel no|art no|artikel|materialnummer|sachnummer|reference|ref|code article|
      reference article|codigo|codigo articulo|referencia|articulo|codice|codice articolo|articolo|artikelcode`,
  },
  description: {
    called: "description",
    headings: `description|item description|line description|product description|product service|desc|short text|material
      description|item name|product name|product name description|memo|details|txz 01|bezeichnung|artikelbezeichnung|
      beschreibung|kurztext|text|designation|libelle|descripcion|concepto|descrizione|omschrijving`,
  },
  quantity: {
    called: "quantity",
    headings: `quantity ordered|qty ordered|ordered quantity|ordered qty|order quantity|order qty|po quantity|po qty|quantity|
      qty|qnty|ordered|units|menge|bestellmenge|menge bestellt|anzahl|quantite|qte|quantite commandee|cantidad|cant|
      cantidad pedida|quantita|qta|q ta|quantita ordinata|aantal|hoeveelheid`,
  },
  received: {
    called: "received quantity",
    headings: `quantity received|qty received|received quantity|received qty|receipt quantity|receipt qty|qty rcvd|qty recd|
      rcvd qty|recd qty|received|accepted quantity|qty accepted|delivered quantity|quantity delivered|qty delivered|delivered|
      gr quantity|gr qty|wareneingangsmenge|we menge|gelieferte menge|liefermenge|erhaltene menge|quantite recue|qte recue|
      quantite livree|cantidad recibida|quantita ricevuta|quantita consegnata|ontvangen aantal|geleverd aantal|quantity|qty|
      menge|quantite|qte|cantidad|quantita|qta|aantal`,
  },
  unit: {
    called: "unit",
    headings: `unit of measure|uom|u m|unit|units of measure|measure|order unit|me|einheit|mengeneinheit|bestellmengeneinheit|
      meins|unite|unidad|unidad de medida|um|unita|unita di misura|u di m|eenheid`,
  },
  price: {
    called: "unit price",
    headings: `unit price|price|price each|net price|unit cost|cost each|rate|price unit|cost|po price|order price|
      price per unit|cost per unit|unit rate|einzelpreis|stuckpreis|preis|nettopreis|netto preis|e preis|netpr|
      prix unitaire|prix unitaire ht|p u|p u ht|prix|prix ht|precio unitario|precio|prezzo unitario|prezzo|stuksprijs|
      prijs|eenheidsprijs`,
  },
  priceFor: {
    called: "quantity that the price is for",
    headings: `price for|price per|per|price basis|price quantity|price unit quantity|pricing quantity|preiseinheit|pe|peinh|
      preis je|preis pro`,
  },
  discount: {
    called: "discount",
    headings: `discount %|disc %|discount percent|discount pct|line discount|discount|disc|discount amount|rabatt %|rabatt|
      nachlass|remise %|remise|descuento %|descuento|dto|sconto %|sconto|korting %|korting`,
  },
  amount: {
    called: "amount",
    headings: `line amount|line total|extended amount|extended price|extended cost|ext amount|ext price|ext cost|extension|
      net amount|amount|line value|net value|net order value|total price|total cost|value|netwr|betrag|gesamtpreis|nettobetrag|
      nettowert|positionswert|summe|g preis|montant|montant ht|total ht|prix total|importe|importe neto|importo|
      importo netto|bedrag|nettobedrag|regelbedrag`,
  },
  tax: {
    called: "tax",
    headings: `tax %|tax rate|tax percent|tax pct|vat %|vat rate|gst %|tax amount|vat amount|tax|vat|gst|sales tax|mwst %|
      mwst satz|mwst|ust|ust %|steuersatz|steuer|taux tva|tva %|tva|iva %|iva|btw %|btw`,
  },
  currency: {
    called: "currency",
    headings: `currency code|currency|curr|ccy|cur|currency id|wahrung|waehrung|waers|devise|monnaie|moneda|divisa|valuta`,
  },
  status: {
    called: "status",
    headings: `line status|po line status|po status|order status|status|state|closed|is closed|statut|etat|estado|stato`,
  },
  date: {
    called: "date",
    headings: `order date|po date|receipt date|received date|date received|received on|date ordered|date|posting date|
      delivery date|bestelldatum|wareneingangsdatum|lieferdatum|datum|date commande|date de commande|date reception|
      date de reception|fecha|fecha pedido|fecha recepcion|data|data ordine|orderdatum|ontvangstdatum`,
  },
  note: {
    called: "delivery note",
    headings: `delivery note no|delivery note|delivery ticket no|delivery ticket|packing slip no|packing slip|packing list|
      receipt no|grn|grn no|goods receipt no|goods receipt|receipt id|delivery no|ticket no|ticket|shipment no|bol|
      lieferschein no|lieferscheinnummer|lieferschein|wareneingang no|bon de livraison|bon livraison|bl|bl no|albaran|
      albaran no|ddt|ddt no|bolla|pakbon|pakbonnummer`,
  },
};

/** The columns that each table can have. */
export const COLUMNS_OF: Readonly<Record<TableKind, readonly ColumnName[]>> = {
  orders: [
    "order",
    "vendor",
    "line",
    "code",
    "description",
    "quantity",
    "unit",
    "price",
    "priceFor",
    "discount",
    "amount",
    "tax",
    "currency",
    "status",
    "date",
  ],
  receipts: ["order", "line", "code", "description", "received", "unit", "date", "note"],
};

/** What a table must have: one of several columns, or of sets of columns all of one. */
interface NeededColumns {
  readonly called: string;
  readonly any: readonly (readonly ColumnName[])[];
}

/** What each table must have. */
export const NEEDED: Readonly<Record<TableKind, readonly NeededColumns[]>> = {
  orders: [
    { called: "order number", any: [["order"]] },
    { called: "item code or the description", any: [["code"], ["description"]] },
    {
      called: "quantity and the unit price, nor for the amount",
      any: [["quantity", "price"], ["amount"]],
    },
  ],
  receipts: [
    { called: "order number", any: [["order"]] },
    { called: "received quantity", any: [["received"]] },
    {
      called: "line number, the item code or the description",
      any: [["line"], ["code"], ["description"]],
    },
  ],
};

/** A heading as it is compared. */
export function headingKey(heading: string): string {
  const words = heading.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replaceAll("#", " no ");
  const pieces = foldedText(words).match(/[\p{L}]+|\p{N}+|%/gu) ?? [];
  return pieces.map((word) => (NUMBER_WORDS.has(word) ? "no" : word)).join(" ");
}

const NUMBER_WORDS: ReadonlySet<string> = new Set(["number", "num", "nr", "nbr", "n", "numero"]);

/** Where each heading of a column stands among those that programs give it. */
export const HEADING_RANKS: ReadonlyMap<ColumnName, ReadonlyMap<string, number>> = new Map(
  namesOf(COLUMNS).map((name) => [
    name,
    // Of a heading that is written twice the surer place counts.
    new Map(
      COLUMNS[name].headings
        .split("|")
        .map((words, rank) => [headingKey(words), rank] as const)
        .toReversed(),
    ),
  ]),
);
