import { html, type Html } from "../../base/html.ts";
import type { Site } from "../../wire/service/readers.ts";
import { type GuideSection, guide } from "./guide.ts";
import { pageFrame } from "./page-frame.ts";
import { type Anchors, anchorsOf, schemaDetail, schemaLine } from "./reference/schema-detail.ts";
import {
  type OpenApi,
  type Operation,
  operationSection,
  operationsOf,
} from "./reference/operation-section.ts";
import { readSchema } from "./reference/read-schema.ts";

/** The page at `/developers`: a guide, and a reference drawn from the description of this server in OpenAPI 3.1. */
export function developersPage(site: Site, openapi: object): string {
  const described = openapi as OpenApi;
  const sections = guide(site);
  const operations = operationsOf(described);
  const { schemas } = described.components;
  const anchors = {
    operations: anchorsOf("operation-", operations.map(nameOf)),
    schemas: anchorsOf("schema-", Object.keys(schemas)),
  };
  const anchorOf = (operation: Operation): string =>
    anchors.operations.get(nameOf(operation)) ?? "";
  const main = html`<div class="manual">
    <div class="opening">
      <h1>Developers</h1>
      <p class="lead">
        How the readers are called, what they answer, and what may go wrong. The reference below is
        drawn from <a href="/openapi.json">openapi.json</a>; <a href="/llms.txt">llms.txt</a> says
        the same in brief.
      </p>
    </div>
    ${contentsList(sections, { operations, schemas: Object.keys(schemas) }, anchors)}
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
        ${operations.length === 0 ? html`<p>None are described.</p>` : ""}
        ${operations.map((each) => operationSection(each, anchorOf(each), anchors.schemas))}
      </section>
      <section id="schemas">
        <h2>Schemas</h2>
        ${anchors.schemas.size === 0 ? html`<p>None are described.</p>` : ""}
        ${Object.entries(schemas).map(([name, raw]) => {
          const anchor = anchors.schemas.get(name) ?? "";
          const schema = readSchema(raw);
          return html`<section id="${anchor}" class="schema">
            <h3><a href="#${anchor}">${name}</a></h3>
            ${schemaLine(schema, anchors.schemas)}
            ${schemaDetail(schema, { anchors: anchors.schemas, place: anchor })}
          </section>`;
        })}
      </section>
    </div>
  </div>`;
  return pageFrame(site, {
    path: "/developers",
    title: "Developers · crossfoot",
    description: `Reference of the construction document reader and the invoice reader: operations, schemas, errors${site.isFree ? " and limits" : ", limits and charging"}.`,
    main,
    scripts: [],
  });
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

function contentsList(
  sections: readonly GuideSection[],
  told: { readonly operations: readonly Operation[]; readonly schemas: readonly string[] },
  anchors: { readonly operations: Anchors; readonly schemas: Anchors },
): Html {
  return html`<nav class="contents" aria-label="On this page">
    <ul>
      ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
    <p><a href="#operations">Operations</a></p>
    <ul>
      ${told.operations.map(
        (operation) =>
          html`<li>
            <a href="#${anchors.operations.get(nameOf(operation)) ?? ""}"
              ><span class="method">${operation.method}</span> <code>${operation.path}</code></a
            >
          </li>`,
      )}
    </ul>
    <p><a href="#schemas">Schemas</a></p>
    <ul>
      ${told.schemas.map(
        (name) => html`<li><a href="#${anchors.schemas.get(name) ?? ""}">${name}</a></li>`,
      )}
    </ul>
  </nav>`;
}
