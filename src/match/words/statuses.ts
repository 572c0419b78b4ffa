import { foldedKeys } from "../../base/folded-words.ts";

/** What the status of an order or of its line says: nothing more may be billed, it may, or a word that is not known. */
export type OrderState = "open" | "closed" | "unknown";

const CLOSED: ReadonlySet<string> = new Set(
  `closed|close|complete|completed|cancelled|canceled|void|voided|deleted|rejected|finished|fully billed|fully invoiced|
  billed|invoiced|fully received and billed|received and billed|closed complete|closed short|closed cancelled|yes|true|x|
  geschlossen|abgeschlossen|erledigt|storniert|endgeliefert|ferme|fermee|cloture|cloturee|solde|soldee|annule|annulee|
  termine|terminee|cerrado|cerrada|anulado|anulada|cancelado|cancelada|completado|completada|chiuso|chiusa|annullato|
  annullata|completato|evaso|gesloten|afgesloten|geannuleerd|vervallen|afgehandeld`
    .split("|")
    .map((words) => words.trim()),
);

const OPEN: ReadonlySet<string> = new Set(
  `open|opened|approved|issued|released|sent|ordered|active|acknowledged|confirmed|accepted|in progress|pending receipt|
  pending bill|pending billing|pending billing partially received|partially received|partially billed|partially invoiced|
  partial|received|fully received|backordered|back ordered|not received|no|false|offen|freigegeben|bestellt|bestatigt|
  teilgeliefert|teilweise geliefert|geliefert|ouvert|ouverte|en cours|validee|valide|envoyee|livree|partiellement livree|
  abierto|abierta|aprobado|aprobada|enviado|pendiente|aperto|aperta|approvato|confermato|inviato|openstaand|goedgekeurd|
  verzonden|besteld`
    .split("|")
    .map((words) => words.trim()),
);

/** What a status says; a blank one is open. */
export function orderState(status: string | null): OrderState {
  const words = foldedKeys(status ?? "").join(" ");
  if (words === "" || OPEN.has(words)) return "open";
  return CLOSED.has(words) ? "closed" : "unknown";
}
