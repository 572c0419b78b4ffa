import { html, type Html } from "../base/html.ts";
import { counted } from "../finding/figure-words.ts";
import type { Reading } from "../kinds/reading.ts";
import { VERSION } from "../wire/version.ts";
import type { Mark, Marks, Place } from "./marks.ts";
import {
  checkSection,
  confidenceSection,
  fieldTable,
  foldedCheckSection,
  rowTable,
  sentenceSection,
} from "./page-parts.ts";
import { paperHead } from "./paper-head.ts";

/** Every mark, those of the fields first. */
export function allMarks({ groups, tables }: Marks): readonly Mark[] {
  return [...fieldMarks({ groups }), ...tables.flatMap(({ rows }) => rows.flat())];
}

function fieldMarks({ groups }: Pick<Marks, "groups">): readonly Mark[] {
  return groups.flatMap(({ marks }) => marks);
}

/** What is to be done with a document and why, who bills whom, and which paper it is. */
export function documentHead(name: string, reading: Reading): Html {
  const { verdict, words, reasons, parties, title } = paperHead(reading);
  return html`<header>
    <h1>${name}</h1>
    <p class="verdict ${verdict}">${words}</p>
    ${
      reasons.length === 0
        ? html``
        : html`<ol class="reasons">
            ${reasons.map((reason) => html`<li>${reason}</li>`)}
          </ol>`
    }
    <p>${parties}</p>
    <p>${[...title, counted(reading.pageCount, "page")].join(" · ")}</p>
  </header>`;
}

/** The figures of a document, each linked to its places, and all that proves them. */
export function documentProof(reading: Reading, marks: Marks, places: readonly Place[]): Html {
  const { checks, identities } = reading;
  const { notes } = paperHead(reading);
  const { groups, tables } = marks;
  const fields = fieldMarks(marks);
  const failed = identities.filter(({ passed }) => passed === false);
  const others = identities.filter(({ passed }) => passed !== false);
  return html`${groups.slice(0, 1).map((group) => fieldTable(group, places))}
  ${checkSection("Checks", checks, fields)} ${sentenceSection("Notes", notes)}
  ${checkSection("What does not add up", failed, fields)}
  ${groups.slice(1).map((group) => fieldTable(group, places))}
  ${tables.map((table) => rowTable(table, places))}
  ${foldedCheckSection("The form's own arithmetic", others, fields)} ${confidenceSection(reading)}`;
}

/** By what a document was read, and what to think of it. */
export function documentFoot({ templateId, documentType }: Reading): Html {
  return html`<footer>
    <p>
      crossfoot ${VERSION} · layout ${templateId} · ${documentType}. Read by a program: compare with
      the document before relying on it.
    </p>
  </footer>`;
}
