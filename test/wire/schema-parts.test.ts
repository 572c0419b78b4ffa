import { expect, test } from "vitest";
import { exactly, type SchemaOf } from "../../src/wire/schema-parts.ts";

interface Paper {
  readonly number: string | null;
  readonly state: "open" | "void";
  readonly note?: string;
  readonly pages: readonly number[];
}

type PaperSchema = SchemaOf<Paper>;

const paperSchema = {} as PaperSchema;

/** Here the types are what is tested: an error that is expected and does not come is one of `npm run types`. */
test("a schema is that of one type and of no other", () => {
  expect(exactly<Paper, PaperSchema>(paperSchema)).toBe(paperSchema);
  // @ts-expect-error: the type has a member more.
  exactly<Paper & { readonly total: number }, PaperSchema>(paperSchema);
  // @ts-expect-error: the type has a member less.
  exactly<Omit<Paper, "pages">, PaperSchema>(paperSchema);
  // @ts-expect-error: the type has a member less that may be left out.
  exactly<Omit<Paper, "note">, PaperSchema>(paperSchema);
  // @ts-expect-error: a member is never left out.
  exactly<Omit<Paper, "note"> & { readonly note: string }, PaperSchema>(paperSchema);
  // @ts-expect-error: a member is never null.
  exactly<Omit<Paper, "number"> & { readonly number: string }, PaperSchema>(paperSchema);
  // @ts-expect-error: a member may be null.
  exactly<Omit<Paper, "pages"> & { readonly pages: number[] | null }, PaperSchema>(paperSchema);
  // @ts-expect-error: a member may be another word.
  exactly<Omit<Paper, "state"> & { readonly state: string }, PaperSchema>(paperSchema);
  // @ts-expect-error: a member is one word.
  exactly<Omit<Paper, "state"> & { readonly state: "open" }, PaperSchema>(paperSchema);
  // @ts-expect-error: a member is another list.
  exactly<Omit<Paper, "pages"> & { readonly pages: readonly string[] }, PaperSchema>(paperSchema);
});
