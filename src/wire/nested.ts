import type { AnswerPart } from "../kinds/kind.ts";
import type { Members, Shape } from "./shape.ts";

/** A member by its path. */
export interface Leaf {
  readonly path: string;
  readonly shape: Shape;
}

interface Nesting {
  readonly partAt: (path: string) => AnswerPart;
  /** Whether objects and lists come before single values. */
  readonly isSorted: boolean;
}

/** Leaves with a path of several names come to stand within objects. */
export function nested(
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
export function leaf(path: string, shape: Shape): Leaf {
  return { path, shape };
}

/** The first name of a path. */
export function headOf(path: string): string {
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
