import { foldedKeys } from "../../base/folded-words.ts";

/** Words of a line that is for the way of the goods and no goods itself. */
const FREIGHT: ReadonlySet<string> = new Set(
  `freight shipping shipment delivery carriage haulage postage cartage drayage courier handling fracht frachtkosten versand
  versandkosten lieferkosten transport transportkosten porto anlieferung zustellung port livraison expedition envio portes
  flete trasporto spedizione consegna verzending verzendkosten bezorging transportkosten`.split(
    /\s+/,
  ),
);

/** Words that may stand with them, and say nothing of goods. */
const BESIDE: ReadonlySet<string> = new Set(
  `and charge charges fee fees cost costs to site jobsite job for the of surcharge fuel inbound outbound ground standard
  express und gebuhr gebuhren pauschale kosten frais de du des les et cargo cargos gastos costo costi spese di e per en van
  naar zone flat rate ups fedex dhl dpd usps truck ltl ftl prepaid collect add added`.split(/\s+/),
);

/** Whether a description is of freight alone: `Delivery charge`, and not `Delivery valve`. */
export function isFreight(description: string | null): boolean {
  if (description === null) return false;
  const words = foldedKeys(description).filter((word) => /^\p{L}{2,}$/u.test(word));
  return (
    words.some((word) => FREIGHT.has(word)) &&
    words.every((word) => FREIGHT.has(word) || BESIDE.has(word))
  );
}
