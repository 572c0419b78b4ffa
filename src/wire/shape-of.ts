import { entriesOf } from "../kinds/field.ts";
import type { AnswerPart, Content, FieldGroup, Kind } from "../kinds/kind.ts";
import { headOf, type Leaf, leaf, nested } from "./nested.ts";
import type { Members, TableShape } from "./shape.ts";

/** The members of a document of a kind in the plain answer, after its `documentType`. */
export function plainShape(kind: Kind<Content>): Members {
  const tables = kind.groups.flatMap((group): readonly Leaf[] => {
    if (group.plain === undefined) return [];
    const { plain: part, answer } = group;
    const row = nested(leavesOf({ ...group, answer: "", fields: part.fields }));
    return [leaf(answer, { is: "table", part, group, row, hasPlace: false, added: NONE })];
  });
  return nested([...choicesOf(kind, false), ...plainLeaves(kind), ...tables]);
}

/**
 * What the full answer adds for a kind, beside evidence and proof: choices, then objects and lists, then single values. Where it
 * says more of an object of the plain answer, it says the whole object.
 */
export function fullShape(
  kind: Kind<Content>,
  additions: Readonly<Record<string, AnswerPart>>,
): Members {
  const added = Object.entries(additions).map(([path, part]) =>
    leaf(path, { is: "added", path, part }),
  );
  const own = kind.groups.flatMap((group) => furtherLeaves(group, added));
  const objects = new Set(own.flatMap(({ path }) => (path.includes(".") ? headOf(path) : [])));
  const repeated = plainLeaves(kind).filter(({ path }) => objects.has(headOf(path)));
  const isInRow = ({ path }: Leaf): boolean =>
    kind.groups.some(({ answer, isTable }) => isTable && path.startsWith(`${answer}.`));
  const leaves = [...choicesOf(kind, true), ...repeated, ...own];
  const partAt = (path: string): AnswerPart =>
    kind.parts?.[path] ?? kind.groups.find(({ answer }) => answer === path) ?? {};
  return nested([...leaves, ...added.filter((one) => !isInRow(one))], { partAt, isSorted: true });
}

/** The list of a group's rows in the full answer. */
export function tableShape(group: FieldGroup, added: Members = NONE): TableShape {
  const row = nested(leavesOf({ ...group, answer: "" }));
  return { is: "table", part: group, group, row, hasPlace: true, added };
}

const NONE: Members = new Map();

function choicesOf({ choices }: Kind<Content>, isFurther: boolean): readonly Leaf[] {
  return Object.entries(choices)
    .filter(([, choice]) => (choice.isFurther === true) === isFurther)
    .map(([name, choice]) => leaf(name, { is: "choice", name, choice }));
}

function plainLeaves({ fields }: Kind<Content>): readonly Leaf[] {
  return leavesOf({ path: "", answer: "", heading: "", fields, isTable: false });
}

function furtherLeaves(group: FieldGroup, added: readonly Leaf[]): readonly Leaf[] {
  const { answer, isTable, plain, fields } = group;
  if (!isTable) return leavesOf(group);
  if (plain?.fields === fields) return [];
  const toRow = added.filter(({ path }) => path.startsWith(`${answer}.`));
  const names = toRow.map(({ path, shape }) => [path.slice(answer.length + 1), shape] as const);
  return [leaf(answer, tableShape(group, new Map(names)))];
}

/** The fields of a group by their paths in the answer. */
function leavesOf(group: FieldGroup): readonly Leaf[] {
  return entriesOf(group.fields).map(([name, field]) => {
    const path = field.answer ?? name;
    return leaf(group.answer === "" ? path : `${group.answer}.${path}`, {
      is: "value",
      name,
      field,
      group,
    });
  });
}
