import { describe, expect, test } from "vitest";
import { type AddOn, ADD_ONS } from "../../src/add-ons/add-ons.ts";
import { lackOf, needAddOn } from "../../src/add-ons/missing-add-on.ts";

const ADD_ON: AddOn = {
  name: "Name",
  part: "The part",
  purpose: "does something",
  packages: { "package-that-nobody-has": "4", "another-that-nobody-has": "1.2.3" },
};

const failing = (code: string) => () => {
  throw Object.assign(new Error("no"), { code });
};

describe("an add-on that is not installed", () => {
  test("is named with the one command that adds all of it", () => {
    const sentence =
      "The part is not installed; add it with: npm install package-that-nobody-has@4 another-that-nobody-has@1.2.3";
    expect(lackOf(ADD_ON)).toBe(sentence);
    expect(() => needAddOn(ADD_ON)).toThrow(sentence);
  });

  test("is missing when one of its packages is", () => {
    const resolve = (name: string): string =>
      name.startsWith("another") ? failing("MODULE_NOT_FOUND")() : name;
    expect(lackOf(ADD_ON, resolve)).toContain("is not installed");
  });
});

test("the second recogniser is missing without the package of its data", () => {
  const resolve = (name: string): string =>
    name.startsWith("@tesseract.js-data/") ? failing("MODULE_NOT_FOUND")() : name;
  expect(lackOf(ADD_ONS.secondRecogniser, resolve)).toBe(
    "The second recogniser of scans (tesseract.js) is not installed; add it with: npm install tesseract.js@7 @tesseract.js-data/eng@1",
  );
});

describe("an add-on that is installed", () => {
  test("lacks nothing, also where a package is for `import` alone", () => {
    expect(lackOf(ADD_ON, (name) => name)).toBeNull();
    expect(lackOf(ADD_ON, failing("ERR_PACKAGE_PATH_NOT_EXPORTED"))).toBeNull();
  });

  test.each(Object.entries(ADD_ONS))("is found: %s", (_key, addOn) => {
    expect(lackOf(addOn)).toBeNull();
    expect(() => needAddOn(addOn)).not.toThrow();
  });
});
