import { html, type Html } from "../../../base/html.ts";
import { type Anchors, anchorsOf } from "./anchors.ts";
import { phrase } from "./prose.ts";
import type { Member, ObjectShape, Schema } from "./schema.ts";
import { typeWords } from "./type-words.ts";

/** What stands in a schema: its members one by one, and those of the objects within it. */
export function schemaDetail(
  schema: Schema,
  context: {
    readonly anchors: Anchors;
    /** What the anchors of its members begin with; null where they have none. */
    readonly place: string | null;
  },
): Html {
  const { anchors, place } = context;
  const { shape } = schema;
  switch (shape.is) {
    case "object":
      return memberTable(shape, context);
    case "list":
      return html`${[...shape.first, ...(shape.of === null ? [] : [shape.of])].map((item) =>
        schemaDetail(item, context),
      )}`;
    case "choice":
      return html`${shape.of.map((option, index) =>
        optionDetail(option, { anchors, place: place === null ? null : `${place}.${index + 1}` }),
      )}`;
    case "anything":
    case "nothing":
    case "null":
    case "named":
    case "elsewhere":
    case "simple":
    case "values":
      return html``;
  }
}

/** A choice names its options in its type already; only what stands within them is left to tell. */
function optionDetail(
  option: Schema,
  context: { readonly anchors: Anchors; readonly place: string | null },
): Html {
  const words = [option.description, ...option.remarks].filter((text) => text !== "");
  const detail = schemaDetail(option, context);
  if (words.length === 0 && detail.text === "") return html``;
  return html`<div class="option">
    <p>
      <strong>${typeWords(option, context.anchors)}</strong>${
        words.length === 0 ? "" : html`: ${phrase(words.join("; "))}`
      }
    </p>
    ${detail}
  </div>`;
}

function memberTable(
  { members, others, patterns }: ObjectShape,
  { anchors, place }: { readonly anchors: Anchors; readonly place: string | null },
): Html {
  const places = anchorsOf(
    place === null ? "" : `${place}.`,
    members.map(({ name }) => name),
  );
  const rows = members.map((member) =>
    memberRow(member, {
      anchors,
      place: place === null ? null : (places.get(member.name) ?? null),
    }),
  );
  const named = patterns.map(({ pattern, schema }) =>
    memberRow({ name: pattern, isRequired: false, schema }, { anchors, place: null }),
  );
  const hasMore =
    others !== null && others.shape.is !== "anything" && members.length + patterns.length > 0;
  const more = hasMore
    ? [
        memberRow(
          { name: "any other", isRequired: false, schema: others },
          { anchors, place: null },
        ),
      ]
    : [];
  const all = [...rows, ...named, ...more];
  return all.length === 0 ? html`` : html`<dl class="members">${all}</dl>`;
}

function memberRow(
  { name, isRequired, schema }: Member,
  context: { readonly anchors: Anchors; readonly place: string | null },
): Html {
  const shown =
    context.place === null
      ? html`<code>${name}</code>`
      : html`<a href="#${context.place}"><code>${name}</code></a>`;
  const cell = html`<dt>
      ${shown} ${isRequired ? "" : html`<span class="optional">optional</span>`}
    </dt>
    <dd>${schemaLine(schema, context.anchors)} ${schemaDetail(schema, context)}</dd>`;
  return context.place === null
    ? html`<div>${cell}</div>`
    : html`<div id="${context.place}">${cell}</div>`;
}

/** Type, remarks, description and examples of a value in a paragraph. */
export function schemaLine(schema: Schema, anchors: Anchors): Html {
  const { description, examples } = schema;
  const remarks = [...(schema.isDeprecated ? ["deprecated"] : []), ...schema.remarks];
  return html`<p>
    <span class="type">${typeWords(schema, anchors)}</span>${
      remarks.length === 0 ? "" : html`<span class="remark">, ${remarks.join(", ")}</span>`
    }
    ${description === "" ? "" : html`<span class="what">${phrase(description)}</span>`}
    ${examples.length === 0 ? "" : suchAs(examples)}
  </p>`;
}

/** Values that are written in the line. */
export function suchAs(examples: readonly unknown[]): Html {
  const shown = examples.map((value) => html`<code>${JSON.stringify(value)}</code>`);
  return html`<span class="remark">Such as ${shown}</span>`;
}
