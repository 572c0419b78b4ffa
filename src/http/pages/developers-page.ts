import { html, type Html } from "../../base/html.ts";
import type { Site } from "../../wire/service/readers.ts";
import { type GuideSection, guide } from "./guide.ts";
import { pageFrame } from "./page-frame.ts";
import { type Anchors, anchorsOf, schemaDetail, schemaLine } from "./reference/schema-detail.ts";
import { type ApiReference, type Operation, readReference } from "./reference/api-reference.ts";
import { operationSection } from "./reference/operation-section.ts";

/** The page at `/developers`: a guide, and a reference drawn from an OpenAPI 3.1 document, which is a plain JSON object. */
export function developersPage(site: Site, openapi: object): string {
  const reference = readReference(openapi);
  const sections = guide(site);
  const operations = anchorsOf("operation-", reference.operations.map(nameOf));
  const schemas = anchorsOf(
    "schema-",
    reference.schemas.map(({ name }) => name),
  );
  const main = html`<div class="manual">
    <div class="opening">
      <h1>Developers</h1>
      <p class="lead">
        How the readers are called, what they answer, and what may go wrong. The reference below is
        drawn from <a href="/openapi.json">openapi.json</a>; <a href="/llms.txt">llms.txt</a> says
        the same in brief.
      </p>
    </div>
    ${contentsList(sections, reference, { operations, schemas })}
    <div class="text">
      ${sections.map(
        ({ id, title, body }) =>
          html`<section id="${id}">
            <h2>${title}</h2>
            ${body}
          </section>`,
      )}
      <section id="operations">
        <h2>Operations</h2>
        ${reference.operations.length === 0 ? html`<p>None are described.</p>` : ""}
        ${reference.operations.map((operation) =>
          operationSection(operation, operations.get(nameOf(operation)) ?? "", schemas),
        )}
      </section>
      <section id="schemas">
        <h2>Schemas</h2>
        ${reference.schemas.length === 0 ? html`<p>None are described.</p>` : ""}
        ${reference.schemas.map(({ name, schema }) => {
          const anchor = schemas.get(name) ?? "";
          return html`<section id="${anchor}" class="schema">
            <h3><a href="#${anchor}">${name}</a></h3>
            ${schemaLine({ ...schema, title: "" }, schemas)}
            ${schemaDetail(schema, { anchors: schemas, place: anchor })}
          </section>`;
        })}
      </section>
    </div>
  </div>`;
  return pageFrame(site, {
    path: "/developers",
    title: "Developers · crossfoot",
    description:
      "Reference of the construction document reader and the invoice reader: operations, schemas, errors, limits and charging.",
    main,
    scripts: [],
  });
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

function contentsList(
  sections: readonly GuideSection[],
  reference: ApiReference,
  { operations, schemas }: { readonly operations: Anchors; readonly schemas: Anchors },
): Html {
  return html`<nav class="contents" aria-label="On this page">
    <ul>
      ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
    <p><a href="#operations">Operations</a></p>
    <ul>
      ${reference.operations.map(
        (operation) =>
          html`<li>
            <a href="#${operations.get(nameOf(operation)) ?? ""}"
              ><span class="method">${operation.method}</span> <code>${operation.path}</code></a
            >
          </li>`,
      )}
    </ul>
    <p><a href="#schemas">Schemas</a></p>
    <ul>
      ${reference.schemas.map(
        ({ name }) => html`<li><a href="#${schemas.get(name) ?? ""}">${name}</a></li>`,
      )}
    </ul>
  </nav>`;
}
