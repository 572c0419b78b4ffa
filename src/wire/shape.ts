import { type Choice, entriesOf, type Field } from "../kinds/field.ts";
import type { AnswerPart, Content, FieldGroup, Kind } from "../kinds/kind.ts";

/** The members of an object of an answer, in their order. Bodies and schemas are both made of them. */
export type Members = ReadonlyMap<string, Shape>;

/** What a member of an answer is. */
export type Shape = ValueShape | ChoiceShape | ObjectShape | TableShape | AddedShape;

/** A field of a group, or of a row. */
export interface ValueShape {
  readonly is: "value";
  readonly name: string;
  readonly field: Field;
  readonly group: FieldGroup;
}

interface ChoiceShape {
  readonly is: "choice";
  readonly name: string;
  readonly choice: Choice;
}

export interface ObjectShape {
  readonly is: "object";
  readonly part: AnswerPart;
  readonly members: Members;
}

export interface TableShape {
  readonly is: "table";
  readonly part: AnswerPart;
  readonly group: FieldGroup;
  readonly row: Members;
  /** Whether each row says where it stands. */
  readonly hasPlace: boolean;
  /** What is added to each row, by name. */
  readonly added: Members;
}

/** What no declaration of a field says. */
export interface AddedShape {
  readonly is: "added";
  /** Within the full answer; of a row without its number. */
  readonly path: string;
  readonly part: AnswerPart;
}

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

/** A member by its path. */
interface Leaf {
  readonly path: string;
  readonly shape: Shape;
}

interface Nesting {
  readonly partAt: (path: string) => AnswerPart;
  /** Whether objects and lists come before single values. */
  readonly isSorted: boolean;
}

/** Leaves with a path of several names come to stand within objects. */
function nested(
  leaves: readonly Leaf[],
  nesting: Nesting = { partAt: () => ({}), isSorted: false },
  prefix = "",
): Members {
  const byHead = new Map<string, Leaf[]>();
  for (const one of leaves) {
    const own = byHead.get(headOf(one.path)) ?? [];
    byHead.set(headOf(one.path), [...own, one]);
  }
  const members = [...byHead].map(([head, own]): readonly [string, Shape] => {
    const [only] = own;
    if (only?.path === head) return [head, only.shape];
    const inner = own.map(({ path, shape }) => leaf(path.slice(head.length + 1), shape));
    const path = `${prefix}${head}`;
    const within = nested(inner, nesting, `${path}.`);
    return [head, { is: "object", part: nesting.partAt(path), members: within }];
  });
  return new Map(inPlace(nesting.isSorted ? sorted(members) : members));
}

/** A member by its path. */
function leaf(path: string, shape: Shape): Leaf {
  return { path, shape };
}

/** The first name of a path. */
function headOf(path: string): string {
  const [head = path] = path.split(".");
  return head;
}

const RANKS: Readonly<Record<Shape["is"], number>> = {
  choice: 0,
  object: 1,
  table: 1,
  value: 2,
  added: 3,
};

type Named = readonly (readonly [name: string, shape: Shape])[];

function sorted(members: Named): Named {
  return members.toSorted(([, one], [, other]) => RANKS[one.is] - RANKS[other.is]);
}

/** Members that stand behind another one are brought there. */
function inPlace(members: Named): Named {
  return members.reduce<Named>((placed, member) => {
    const [name, shape] = member;
    const after = "part" in shape ? shape.part.after : undefined;
    if (after === undefined || !placed.some(([other]) => other === after)) return placed;
    const others = placed.filter(([other]) => other !== name);
    const index = others.findIndex(([other]) => other === after);
    return others.toSpliced(index + 1, 0, member);
  }, members);
}
