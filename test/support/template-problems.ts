import fc from "fast-check";
import { expect } from "vitest";
import { parseTemplate } from "../../src/lexicon/parse/parse-template.ts";
import { cases } from "./cases.ts";

/** What is wrong with a template's text, as full sentences. */
export function problemsOf(json: string): readonly string[] {
  const parsed = parseTemplate(json);
  return parsed.kind === "problems" ? parsed.problems : [];
}

/** A template with one member set to another value; undefined leaves it out. */
export function withMember(template: unknown, path: string, value: unknown): string {
  const copy: unknown = structuredClone(template);
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let owner = copy as Record<string, unknown>;
  for (const step of steps) owner = owner[step] as Record<string, unknown>;
  owner[last] = value;
  return JSON.stringify(copy);
}

/** Holds that any JSON in place of some members gives the same template or full sentences, never an exception. */
export function expectTemplateOrSentences(
  template: Readonly<Record<string, unknown>>,
  members: readonly string[],
): void {
  const names = [...namesIn(template)];
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<unknown>(...names, "right", "money", "x", "", null, true, 1, [], {}),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...names), tie("value"), { maxKeys: 6 }),
    ),
  }));
  fc.assert(
    fc.property(fc.constantFrom(...members), value, (name, found) => {
      const written = { ...template, [name]: found };
      const parsed = parseTemplate(JSON.stringify(written));
      if (parsed.kind === "problems") {
        expect(parsed.problems.length).toBeGreaterThan(0);
        for (const problem of parsed.problems) expect(problem).toMatch(/^\S.*[.?]$/);
      } else expect(parsed.template).toEqual(written);
    }),
    { numRuns: cases(500), seed: 702 },
  );
}

/** The names of all members, of those inside others as well. */
function namesIn(value: unknown): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return new Set();
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return new Set([...own, ...Object.values(value).flatMap((inner) => [...namesIn(inner)])]);
}
