import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const notices = readFileSync("dist/THIRD-PARTY-NOTICES.txt", "utf8").split(/^-{80}$/m);

test("each package whose code is bundled stands among the notices with a text of its licence", () => {
  const inputs = readdirSync("build/meta").flatMap((name) => {
    const list = JSON.parse(readFileSync(`build/meta/${name}`, "utf8")) as {
      readonly inputs: Readonly<Record<string, object>>;
    };
    return Object.keys(list.inputs);
  });
  const names = new Set(
    inputs.flatMap((input) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []),
  );
  expect(names).toContain("fastify");
  const lacking = [...names].filter((name) => {
    const notice = notices.find((part) => part.trim().startsWith(`${name} `)) ?? "";
    return !/copyright|permission|public domain|unlicense/i.test(notice);
  });
  expect(lacking).toEqual([]);
});

test("the model comes with its licence and its origin", () => {
  const model = notices.find((part) => part.includes("PaddleOCR"));
  expect(model).toContain("Apache License");
});

test("the finder's words come with their licences and their origin", () => {
  const words = notices.find((part) => part.includes("word-vectors.bin"));
  expect(words).toMatch(/Public Domain Dedication[^]*WordNet Release/);
});
