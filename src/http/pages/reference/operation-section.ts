import { html, type Html } from "../../../base/html.ts";
import { shownJson } from "../shown-json.ts";
import { readSchema } from "./read-schema.ts";
import { type Anchors, phrase, prose, schemaDetail, schemaLine } from "./schema-detail.ts";

/** The description of this server in OpenAPI 3.1, as far as its pages tell it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface DescribedOperation {
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly (Value & { readonly name: string; readonly in: string })[];
  readonly requestBody?: { readonly description?: string; readonly content: Contents };
  readonly responses: Readonly<Record<string, Answer>>;
}

/** A value beside the body: a parameter of the request or a header of an answer. */
interface Value {
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: object;
  readonly examples?: Examples;
}

interface NamedValue extends Value {
  readonly name: string;
  /** `query` for what stands in the address; empty for a header. */
  readonly place: string;
}

interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Value>>;
  readonly content?: Contents;
}

/** The forms of a body by their media types. */
type Contents = Readonly<Record<string, { readonly schema: object; readonly examples?: Examples }>>;

type Examples = Readonly<Record<string, { readonly value: unknown }>>;

/** An operation and how it is asked for. */
export interface Operation extends DescribedOperation {
  readonly method: string;
  readonly path: string;
}

/** The operations of a server, in the order of its description. */
export function operationsOf({ paths }: OpenApi): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      ...operation,
    })),
  );
}

/** All that is told of an operation: parameters, each form of the body, each status. */
export function operationSection(operation: Operation, anchor: string, anchors: Anchors): Html {
  const { method, path, summary, description = "", parameters = [], requestBody } = operation;
  const { deprecated = false } = operation;
  const answers = Object.entries(operation.responses);
  return html`<section id="${anchor}" class="operation">
    <h3>
      <a href="#${anchor}"><span class="method">${method}</span> <code>${path}</code></a>
    </h3>
    ${deprecated ? html`<p><strong>Deprecated.</strong></p>` : ""}
    ${summary === "" ? "" : html`<p class="summary">${phrase(summary)}</p>`} ${prose(description)}
    ${
      parameters.length === 0
        ? ""
        : html`<h4>Parameters</h4>
            ${values(
              parameters.map((value) => ({ ...value, place: value.in })),
              anchors,
            )}`
    }
    ${
      requestBody === undefined
        ? ""
        : html`<h4>Body</h4>
            ${prose(requestBody.description ?? "")} ${contents(requestBody.content, anchors)}`
    }
    ${
      answers.length === 0
        ? ""
        : html`<h4>Answers</h4>
            ${answers.map(([status, answer]) => answerPart(status, answer, anchors))}`
    }
  </section>`;
}

function values(told: readonly NamedValue[], anchors: Anchors): Html {
  return html`<dl class="members">
    ${told.map(
      ({ name, place, required = false, description = "", schema, examples }) =>
        html`<div>
          <dt>
            <code>${name}</code>
            <span class="optional">${place}${required || place === "" ? "" : ", optional"}</span>
          </dt>
          <dd>
            ${prose(description)} ${schemaLine(readSchema(schema), anchors)}
            ${schemaDetail(readSchema(schema), { anchors, place: null })} ${shown(examples)}
          </dd>
        </div>`,
    )}
  </dl>`;
}

function contents(told: Contents, anchors: Anchors): Html {
  return html`${Object.entries(told).map(
    ([mediaType, { schema, examples }]) =>
      html`<div class="content">
        <p class="media"><code>${mediaType}</code></p>
        ${html`${schemaLine(readSchema(schema), anchors)} ${schemaDetail(readSchema(schema), { anchors, place: null })}`}
        ${shown(examples)}
      </div>`,
  )}`;
}

function answerPart(
  status: string,
  { description, headers = {}, content = {} }: Answer,
  anchors: Anchors,
): Html {
  const told = Object.entries(headers).map(([name, value]) => ({ name, place: "", ...value }));
  return html`<div class="status-answer">
    <p class="status"><strong>${status}</strong> ${phrase(description)}</p>
    ${
      told.length === 0
        ? ""
        : html`<p class="quiet">Headers</p>
            ${values(told, anchors)}`
    }
    ${contents(content, anchors)}
  </div>`;
}

function shown(examples: Examples = {}): Html {
  return html`${Object.entries(examples).map(
    ([name, { value }]) =>
      html`<details>
        <summary>Example: ${name}</summary>
        <pre class="json"><code>${shownJson(value)}</code></pre>
      </details>`,
  )}`;
}
