import { itemsOf, type Members, membersOf, textIn } from "./messages.ts";

/** Figures of an answer that are shown; a short answer has twenty. */
const MOST_FIGURES = 200;

/** The figures that the answer of `explain` itself names, for a host that hands no calls on: no pages, and no checks. */
export function plainFigures(answer: Members): HTMLElement {
  const { figures } = membersOf(answer["structuredContent"]);
  const rows = Object.entries(membersOf(figures)).slice(0, MOST_FIGURES);
  const table = document.createElement("table");
  for (const [field, place] of rows) {
    const { printed, page } = placeIn(place);
    const row = table.insertRow();
    const head = document.createElement("th");
    head.scope = "row";
    head.textContent = field;
    row.append(head);
    row.insertCell().textContent = printed;
    row.insertCell().textContent = page;
  }
  return table;
}

/** Where a figure stands: of all fields the place alone, of one that was asked about all places. */
function placeIn(told: unknown): { readonly printed: string; readonly page: string } {
  const { from } = membersOf(told);
  const [first = told] = itemsOf(from);
  const place = membersOf(first);
  const page = typeof place["page"] === "number" ? `p. ${place["page"]}` : "";
  return { printed: textIn(place["printed"]) ?? "", page };
}
