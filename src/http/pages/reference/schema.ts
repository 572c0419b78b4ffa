/** A schema as it is told to people. */
export interface Schema {
  readonly shape: Shape;
  /** What it is called where it stands within another one; empty where it has no name. */
  readonly title: string;
  readonly isNullable: boolean;
  readonly isDeprecated: boolean;
  readonly description: string;
  /** Bounds and the like, in words: `at least 0`. */
  readonly remarks: readonly string[];
  readonly examples: readonly unknown[];
}

/** What values a schema allows, null apart. */
export type Shape =
  | { readonly is: "anything" }
  | { readonly is: "nothing" }
  | { readonly is: "null" }
  /** A schema of the document's own list. */
  | { readonly is: "named"; readonly name: string }
  /** A schema that stands in another document. */
  | { readonly is: "elsewhere"; readonly address: string }
  | { readonly is: "simple"; readonly type: string }
  | { readonly is: "values"; readonly values: readonly unknown[] }
  | { readonly is: "list"; readonly first: readonly Schema[]; readonly of: Schema | null }
  | ObjectShape
  | { readonly is: "choice"; readonly how: "one" | "any" | "all"; readonly of: readonly Schema[] };

export interface ObjectShape {
  readonly is: "object";
  readonly members: readonly Member[];
  /** What any other member may be; null where there may be none. */
  readonly others: Schema | null;
  /** Members whose names follow a pattern. */
  readonly patterns: readonly { readonly pattern: string; readonly schema: Schema }[];
}

/** A member of an object. */
export interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

/** What is told where nothing is said. */
export const ANYTHING: Schema = {
  shape: { is: "anything" },
  title: "",
  isNullable: false,
  isDeprecated: false,
  description: "",
  remarks: [],
  examples: [],
};
