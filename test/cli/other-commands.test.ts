import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { VERSION } from "../../src/wire/version.ts";
import { crossfoot, EMPTY, FAILING, folderOf, GOOD } from "./run-crossfoot.ts";

describe("golden", () => {
  test("tells three failures apart, shows what differs, and is content after accepting", async () => {
    const folder = folderOf({ "good.pdf": GOOD, "new.pdf": FAILING, "refused.pdf": EMPTY });
    const accepted = await crossfoot(["golden", "accept", folder]);
    expect(accepted.stdout).toContain("3 documents: 3 accepted, 0 not.");
    const same = await crossfoot(["golden", "check", folder]);
    expect(same.stdout).toContain("3 documents: 3 as accepted, 0 not.");
    expect(same.code).toBe(0);

    const golden = join(folder, "good.expected.json");
    const text = readFileSync(golden, "utf8");
    expect(text.split("\n").length).toBeLessThan(100);
    expect(text).toContain(`"currentPaymentDue": ["77162.40", 1, "$ 77,162.40"]`);
    writeFileSync(golden, text.replace(`["77162.40", 1, "$ 77`, `["77162.41", 1, "$ 77`));
    writeFileSync(join(folder, "refused.expected.json"), text);
    const fresh = folderOf({ "new.pdf": FAILING });
    const { code, stdout } = await crossfoot(["golden", "check", folder, fresh]);
    expect(stdout).toMatch(/^differs {2}.*good\.pdf$/m);
    expect(stdout).toContain('  fields.currentPaymentDue\n    - ["77162.41"');
    expect(stdout).toMatch(/^not read {2}.*refused\.pdf: The file is empty/m);
    expect(stdout).toMatch(/^no golden {2}.*new\.pdf/m);
    expect(stdout).toContain("4 documents: 1 as accepted, 3 not.");
    expect(code).toBe(3);
    expect(existsSync(join(fresh, "new.expected.json"))).toBe(false);
  });
});

describe("explain", () => {
  test("writes one page that needs nothing else, its links whole in both directions", async () => {
    const out = join(folderOf(), "page.html");
    const { code, stdout } = await crossfoot(["explain", FAILING, "--out", out]);
    expect([code, stdout]).toEqual([0, `${out}\n`]);
    const page = readFileSync(out, "utf8");
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target = ""]) => target);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    expect(targets.filter((target) => target.startsWith("place-")).length).toBeGreaterThan(40);
    expect(targets.filter((target) => target.startsWith("field-")).length).toBeGreaterThan(40);
    expect(page.match(/<img\s/g)).toHaveLength(2);
    const withoutPictures = page.replaceAll(/data:image\/webp;base64,[A-Za-z0-9+/=]+/g, "");
    expect(withoutPictures).not.toMatch(/https?:|url\(|@import|<link|src="\//);
    expect(page).toMatch(/class="mark doubtful"/);
    expect(page).toContain("351,401.80");
  });

  test("says why there is no page", async () => {
    const out = join(folderOf(), "page.html");
    const { code, stderr } = await crossfoot(["explain", EMPTY, "--out", out]);
    expect(code).toBe(3);
    expect(stderr).toContain("The file is empty.");
    expect(existsSync(out)).toBe(false);
  });
});

describe.concurrent("the rest", () => {
  test("doctor finds a machine that can read", async () => {
    const { code, stdout } = await crossfoot(["doctor"]);
    expect(stdout).toContain("read to the cent");
    expect(stdout.split("\n").filter((line) => line.startsWith("ok"))).toHaveLength(16);
    expect(code, stdout).toBe(0);
  });

  test("templates list names the layouts", async () => {
    const { code, stdout } = await crossfoot(["templates", "list"]);
    expect(stdout).toMatch(/^aia-g702$/m);
    expect(stdout).toMatch(/^any-invoice\n( {2}.*\n)+ {2}read in English/m);
    expect(code).toBe(0);
  });

  test("the version is the package's", async () => {
    expect(await crossfoot(["--version"])).toEqual({
      code: 0,
      stdout: `${VERSION}\n`,
      stderr: "",
    });
  });

  test.each([
    [[]],
    [["read"]],
    [["golden"]],
    [["explain"]],
    [["ledger"]],
    [["deposits"]],
    [["deposits", "withdraw"]],
  ])("help for %j begins with examples", async (words) => {
    const { code, stdout } = await crossfoot([...words, "--help"]);
    expect(stdout).toMatch(/^Examples?\n {2}crossfoot /);
    expect(stdout).toContain("Usage: crossfoot");
    expect(code).toBe(0);
  });

  test.each([[[]], [["reed"]], [["golden"]], [["golden", "check"]], [["--frobnicate"]]])(
    "%j is no command",
    async (words) => {
      const { code, stderr } = await crossfoot(words);
      expect(code).toBe(2);
      expect(stderr.length).toBeGreaterThan(10);
    },
  );
});
