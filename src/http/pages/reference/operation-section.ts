import { html, type Html } from "../../../base/html.ts";
import { shownJson } from "../shown-json.ts";
import { type Anchors, phrase, prose, schemaDetail, schemaLine, suchAs } from "./schema-detail.ts";
import type { Content, Example, Operation, Parameter, StatusAnswer } from "./api-reference.ts";

/** All that is told of an operation: parameters, each form of the body, each status. */
export function operationSection(operation: Operation, anchor: string, anchors: Anchors): Html {
  const { method, path, summary, description, isDeprecated, parameters, request, answers } =
    operation;
  return html`<section id="${anchor}" class="operation">
    <h3>
      <a href="#${anchor}"><span class="method">${method}</span> <code>${path}</code></a>
    </h3>
    ${isDeprecated ? html`<p><strong>Deprecated.</strong></p>` : ""}
    ${summary === "" ? "" : html`<p class="summary">${phrase(summary)}</p>`} ${prose(description)}
    ${
      parameters.length === 0
        ? ""
        : html`<h4>Parameters</h4>
            ${values(parameters, anchors)}`
    }
    ${
      request === null
        ? ""
        : html`<h4>Body</h4>
            ${prose(request.description)} ${contents(request.contents, anchors)}`
    }
    ${
      answers.length === 0
        ? ""
        : html`<h4>Answers</h4>
            ${answers.map((answer) => answerPart(answer, anchors))}`
    }
  </section>`;
}

function values(told: readonly Parameter[], anchors: Anchors): Html {
  return html`<dl class="members">
    ${told.map(
      ({ name, place, isRequired, description, schema, examples }) =>
        html`<div>
          <dt>
            <code>${name}</code>
            <span class="optional">${place}${isRequired || place === "" ? "" : ", optional"}</span>
          </dt>
          <dd>
            ${prose(description)} ${schemaLine(schema, anchors)}
            ${schemaDetail(schema, { anchors, place: null })} ${parameterExamples(examples)}
          </dd>
        </div>`,
    )}
  </dl>`;
}

function parameterExamples(examples: readonly Example[]): Html {
  const isShort = examples.every(({ value }) => typeof value !== "object" || value === null);
  if (!isShort) return exampleDetails(examples);
  const values = examples.map(({ value }) => value);
  return values.length === 0 ? html`` : html`<p>${suchAs(values)}</p>`;
}

function contents(told: readonly Content[], anchors: Anchors): Html {
  return html`${told.map(
    ({ mediaType, schema, examples }) =>
      html`<div class="content">
        <p class="media"><code>${mediaType}</code></p>
        ${schema === null ? "" : html`${schemaLine(schema, anchors)} ${schemaDetail(schema, { anchors, place: null })}`}
        ${exampleDetails(examples)}
      </div>`,
  )}`;
}

function answerPart(
  { status, description, headers, contents: bodies }: StatusAnswer,
  anchors: Anchors,
): Html {
  return html`<div class="status-answer">
    <p class="status"><strong>${status}</strong> ${phrase(description)}</p>
    ${
      headers.length === 0
        ? ""
        : html`<p class="quiet">Headers</p>
            ${values(headers, anchors)}`
    }
    ${contents(bodies, anchors)}
  </div>`;
}

function exampleDetails(examples: readonly Example[]): Html {
  return html`${examples.map(
    ({ summary, value }) =>
      html`<details>
        <summary>${summary === "" ? "Example" : `Example: ${summary}`}</summary>
        <pre class="json"><code>${typeof value === "string" ? value : shownJson(value)}</code></pre>
      </details>`,
  )}`;
}
