import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { CheckedFile } from "../imports/rules/checked-file.ts";
import { checkProcoreSov } from "../imports/rules/procore-sov.ts";
import { checkQuickbooks } from "../imports/rules/quickbooks.ts";
import { checkSage300 } from "../imports/rules/sage-300.ts";
import { checkVista } from "../imports/rules/vista.ts";
import { checkXero } from "../imports/rules/xero.ts";
import { expectGeneratedText } from "../support/generated-file.ts";
import { crossfoot, type Finished, folderOf } from "./run-crossfoot.ts";

const BILLS = [
  "us-classic/electric",
  "us-classic/ready-mix",
  "us-classic/credit-memo",
  "carrier-bill/truckload",
  "erp-print/valves",
  "banner/field-crew",
  "shop-receipt/grease-gun",
].map((name) => `fixtures/invoice/${name}.pdf`);

const ABROAD = [
  "hire-schedule/skips",
  "hire-schedule/plant-australia",
  "hire-schedule/crane",
  "wholesale/marche",
  "erp-print/gutschrift",
  "erp-print/creditnota",
  "progress-bill/abschlag",
  "french-frame/carrelage",
  "till/ferreteria",
  "carrier-bill/drayage",
].map((name) => `fixtures/invoice/${name}.pdf`);

const golden = (name: string): string => resolve("test/imports/golden", name);

/** A folder with these papers, as somebody would have them. */
function folderWith(papers: readonly string[]): string {
  return folderOf(
    Object.fromEntries(papers.map((paper) => [join("bills", basename(paper)), paper])),
  );
}

interface Golden {
  readonly format: string;
  readonly papers: readonly string[];
  readonly map: string;
  readonly file: string;
  readonly code: number;
  /** Further words of the command line. */
  readonly words?: readonly string[];
  readonly check: (text: string) => CheckedFile;
}

const GOLDENS: readonly Golden[] = [
  {
    format: "quickbooks",
    papers: BILLS,
    map: "map-usd.csv",
    file: "bills.iif",
    code: 0,
    check: checkQuickbooks,
  },
  {
    format: "vista",
    papers: BILLS,
    map: "map-usd.csv",
    file: "bills.txt",
    code: 4,
    check: checkVista,
  },
  {
    format: "xero",
    papers: ABROAD,
    map: "map-xero.csv",
    file: "bills.csv",
    code: 4,
    check: (text) => checkXero(text, "DD/MM/YYYY"),
  },
  {
    format: "procore-sov",
    papers: ["fixtures/pay-application/aia-g702/middle.pdf"],
    map: "map-procore.csv",
    file: "schedule.csv",
    code: 0,
    check: checkProcoreSov,
  },
  {
    format: "own",
    words: ["--program", resolve("examples/imports/sage-300.csv")],
    papers: BILLS,
    map: "map-usd.csv",
    file: "bills.txt",
    code: 4,
    check: checkSage300,
  },
];

describe.each(GOLDENS)(
  "--format $format",
  ({ format, words = [], papers, map, file, code, check }) => {
    test("writes the file of the golden, which the rules of the program allow, and says what is not in it", async () => {
      const cwd = folderWith(papers);
      copyFileSync(golden(map), join(cwd, "map.csv"));
      const finished = await crossfoot(
        [
          "read",
          "bills",
          "--kind",
          "auto",
          "--format",
          format,
          "--map",
          "map.csv",
          "--out",
          file,
          ...words,
        ],
        { cwd },
      );
      const text = readFileSync(join(cwd, file), "utf8");
      const { problems, papers: written } = check(text);
      expect(problems).toEqual([]);
      expect(written.length).toBeGreaterThan(0);
      const url = (name: string): URL => new URL(`../imports/golden/${name}`, import.meta.url);
      expectGeneratedText(url(`${format}-${file}`), text);
      expectGeneratedText(url(`${format}-told.txt`), finished.stderr);
      expect(finished).toMatchObject({ code, stdout: "" });
    });
  },
);

describe("the command line", () => {
  const map = golden("map-usd.csv");
  const electric = "fixtures/invoice/us-classic/electric.pdf";

  test("writes to standard output what it writes to a file, and is quiet when told", async () => {
    const cwd = folderWith([electric]);
    const words = ["read", "bills", "--format", "quickbooks", "--map", map];
    const { stdout, stderr, code } = await crossfoot([...words, "--quiet"], { cwd });
    await crossfoot([...words, "--out", "bills.iif"], { cwd });
    expect(stdout).toBe(readFileSync(join(cwd, "bills.iif"), "utf8"));
    expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
  });

  test("says what a single paper waits for", async () => {
    const words = ["read", "fixtures/invoice/us-classic/credit-memo.pdf", "--format", "xero"];
    const { stderr } = await crossfoot(words);
    expect(stderr).toContain("The reading is not certain enough.");
    expect(stderr).toContain("--include check exports those to check.");
  });

  test.each<[readonly string[], string]>([
    [
      ["--format", "json", "--map", map],
      "--map and --include go with the format of an accounting program",
    ],
    [
      ["--format", "csv", "--include", "check"],
      "--map and --include go with the format of an accounting program",
    ],
    [
      ["--format", "quickbooks", "--out", "bills.csv"],
      "a file for QuickBooks Desktop ends in .iif",
    ],
    [
      ["--format", "xero", "--out", "bills/"],
      "--format xero writes one file: name it, such as --out bills/bills.csv.",
    ],
    [["--format", "xero", "--map", "nosuch.csv"], "--map nosuch.csv: there is no such file."],
    [
      ["--format", "xero", "--map", "fixtures/invoice/us-classic/electric.pdf"],
      "it is no text. Save it as CSV",
    ],
    [
      ["--format", "xero", "--remote", "http://127.0.0.1:1"],
      "which only a read on this machine gives",
    ],
    [["--format", "own"], "--format own needs --program FILE"],
    [
      ["--format", "own", "--program", "nosuch.csv"],
      "--program nosuch.csv: there is no such file.",
    ],
    [
      ["--format", "own", "--program", map],
      "is no description of a program as it is:\n  Its first row is the header, record,column,value,form,needed",
    ],
    [
      ["--format", "own", "--program", "examples/imports/sage-300.csv", "--out", "bills.csv"],
      "a file for Sage 300 Construction and Real Estate ends in .txt",
    ],
    [
      ["--format", "xero", "--program", "examples/imports/sage-300.csv"],
      "--program describes a program of your own: it goes with --format own.",
    ],
    [["--format", "sage300"], "'sage300' is invalid"],
    [["--format", "xero", "--include", "hold"], "Allowed choices are check"],
  ])("refuses %j", async (words, sentence) => {
    const { code, stderr, stdout } = await crossfoot(["read", electric, ...words]);
    expect(stderr).toContain(sentence);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });

  test("leaves no half of a file where the mapping is wrong", async () => {
    const cwd = folderWith([electric]);
    writeFileSync(join(cwd, "map.csv"), "field,value\nacount,1\n");
    const { code, stderr } = await crossfoot(
      ["read", "bills", "--format", "xero", "--map", "map.csv", "--out", "a.csv"],
      { cwd },
    );
    expect(stderr).toContain('Row 2: there is no field "acount".');
    expect(code).toBe(2);
    expect(existsSync(join(cwd, "a.csv"))).toBe(false);
  });

  test("says in the exit code that a paper to pay is not in the file", async () => {
    const { code, stderr } = await crossfoot(["read", electric, "--format", "quickbooks"]);
    expect(stderr).toContain("Neither the paper nor the mapping has the accounts payable account");
    expect(code).toBe(4);
    const never = await crossfoot([
      "read",
      electric,
      "--format",
      "quickbooks",
      "--fail-on",
      "never",
    ]);
    expect(never.code).toBe(0);
  });
});

describe("map learn", () => {
  const learn = async (cwd: string, ...words: readonly string[]): Promise<Finished> =>
    crossfoot(["map", "learn", ...words, "--accepted", golden("accepted.csv")], { cwd });

  test("writes a mapping under which the bills are exported as they were accepted", async () => {
    const cwd = folderWith(BILLS);
    const { code, stderr } = await learn(cwd, "bills", "--out", "map.csv");
    expect(code).toBe(0);
    expectGeneratedText(new URL("../imports/golden/learnt-told.txt", import.meta.url), stderr);
    expectGeneratedText(
      new URL("../imports/golden/learnt-map.csv", import.meta.url),
      readFileSync(join(cwd, "map.csv"), "utf8"),
    );
    const { stdout } = await crossfoot(
      ["read", "bills", "--format", "quickbooks", "--map", "map.csv", "--quiet"],
      { cwd },
    );
    const { problems, papers } = checkQuickbooks(stdout);
    expect(problems).toEqual([]);
    expect(papers).toMatchObject([
      { vendor: "Cobre Valley", totalCents: 1984500n },
      { vendor: "Tallgrass", totalCents: 640946n },
    ]);
  });

  test("takes answers that were kept in the place of papers", async () => {
    const cwd = folderWith(BILLS);
    const { stdout: answers } = await crossfoot(
      ["read", "bills", "--format", "ndjson", "--quiet"],
      { cwd },
    );
    writeFileSync(join(cwd, "bills.ndjson"), answers);
    const { stdout, code } = await learn(cwd, "bills.ndjson", "--quiet");
    const map = readFileSync(golden("learnt-map.csv"), "utf8").replace("\ufeff", "");
    expect({ stdout, code }).toEqual({ stdout: map, code: 0 });
  });

  test("says so where nothing can be proposed, and where the export has no headings", async () => {
    const cwd = folderWith([BILLS[3] ?? ""]);
    const nothing = await learn(cwd, "bills");
    expect(nothing.code).toBe(4);
    expect(nothing.stderr).toContain("no accepted bill has its number and its total");
    const { code, stderr } = await crossfoot(
      ["map", "learn", "bills", "--accepted", golden("map-usd.csv")],
      { cwd },
    );
    expect(stderr).toContain("No row has headings for the vendor, the number and the amount");
    expect(code).toBe(2);
  });
});
