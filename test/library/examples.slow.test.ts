import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { globSync } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** The files that an example finds in its folder. */
const FILES: Readonly<Record<string, string>> = {
  "application.pdf": "fixtures/pay-application/aia-g702/first-application.pdf",
  "change-order.pdf": "fixtures/change-order/twins/standpipe-of-the-sub.pdf",
  "bill.pdf": "fixtures/invoice/us-classic/electric.pdf",
  "not-a-pdf.pdf": "package.json",
  "march/application-1.pdf": "fixtures/audit/clinic/pa-01.pdf",
  "march/application-2.pdf": "fixtures/audit/clinic/pa-02.pdf",
  "march/change-order.pdf": "fixtures/audit/clinic/sco-01.pdf",
  "bills/bill.pdf": "fixtures/match/bills/marlow-40118.pdf",
};

interface Example {
  /** Where it stands: the file, and which of its examples it is. */
  readonly name: string;
  readonly code: string;
}

/** Examples in comments of the library, and blocks marked as `ts` in the documents. */
const examples: readonly Example[] = [
  ...globSync("src/library/*.ts").toSorted().flatMap(examplesInComments),
  ...["README.md", ...globSync("docs/*.md").toSorted()].flatMap(examplesInDocument),
];

// Below the package, so that `import "crossfoot"` finds it by its own name.
mkdirSync("build", { recursive: true });
const folder = mkdtempSync(resolve("build/examples-"));

beforeAll(() => {
  const options = {
    outDir: "made",
    rootDir: ".",
    noEmit: false,
    declaration: false,
    types: ["node"],
  };
  // An example may end with what it has found.
  const compilerOptions = {
    ...options,
    lib: ["es2023"],
    isolatedDeclarations: false,
    noUnusedLocals: false,
  };
  const config = { extends: resolve("tsconfig.json"), compilerOptions, include: ["*.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  examples.forEach(({ code }, index) => writeFileSync(join(folder, `example-${index}.ts`), code));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("there are examples of every function", () => {
  const used = examples.map(({ code }) => code).join("\n");
  for (const name of ["read", "readMany", "audit", "match", "toSheets", "explain"]) {
    expect(used).toMatch(new RegExp(`\\b${name}\\(`));
  }
});

test("the examples agree with the types", () => {
  const { said } = outputOf(process.execPath, ["node_modules/typescript/bin/tsc", "-p", folder]);
  const told = examples.reduce(
    (text, { name }, index) => text.replaceAll(`example-${index}.ts`, name),
    said,
  );
  expect(told).toBe("");
});

describe("an example does what it says", () => {
  test.each(examples.map(({ name, code }, index) => [name, code, index] as const))(
    "%s",
    (_name, code, index) => {
      const place = mkdtempSync(join(folder, "place-"));
      for (const [name, source] of Object.entries(FILES)) {
        mkdirSync(join(place, name, ".."), { recursive: true });
        copyFileSync(source, join(place, name));
      }
      const script = join(folder, "made", `example-${index}.js`);
      const { said, code: exitCode } = outputOf(process.execPath, [script], place);
      expect(exitCode, said).toBe(0);
      const expected = [...code.matchAll(/\/\/ prints: (.*)$/gm)].map(([, text = ""]) => text);
      if (expected.length > 0) expect(said.trimEnd().split("\n")).toEqual(expected);
    },
  );
});

function examplesInComments(path: string): readonly Example[] {
  const comments = readFileSync(path, "utf8").match(/^\/\*\*[\s\S]*?\*\//gm) ?? [];
  const found = comments.flatMap((comment) => {
    const text = comment.replaceAll(/^ \*(?: |\/|$)/gm, "");
    return [...text.matchAll(/^@example\n([\s\S]*?)(?=^@|$(?![\s\S]))/gm)].map(
      ([, code = ""]) => code,
    );
  });
  return named(path, found);
}

function examplesInDocument(path: string): readonly Example[] {
  const blocks = readFileSync(path, "utf8").matchAll(/^```ts\n([\s\S]*?)^```$/gm);
  return named(
    path,
    [...blocks].map(([, code = ""]) => code),
  );
}

function named(path: string, codes: readonly string[]): readonly Example[] {
  // The same example may stand beside the code and in a document that was made of it.
  return codes.map((code, index) => ({
    name: `${basename(path)} example ${index + 1}`,
    // A module, also where nothing is imported.
    code: `${code.trimEnd()}\nexport {};\n`,
  }));
}

/** What a program prints, to either stream, and how it ends. */
function outputOf(
  program: string,
  words: readonly string[],
  cwd?: string,
): { readonly said: string; readonly code: number } {
  try {
    const said = execFileSync(program, words, {
      encoding: "utf8",
      ...(cwd === undefined ? {} : { cwd }),
    });
    return { said, code: 0 };
  } catch (error) {
    const { stdout, stderr, status } = error as { stdout: string; stderr: string; status: number };
    return { said: stdout + stderr, code: status };
  }
}
