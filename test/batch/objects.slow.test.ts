import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { objectAddress, placeIn } from "../../src/batch/objects/object-address.ts";
import { crossfoot, EMPTY, FAILING, folderOf, GOOD } from "../cli/run-crossfoot.ts";
import { mailFile } from "../support/mail-file.ts";
import { zipFile } from "../support/zip-file.ts";
import { findRedis, NO_REDIS, startRedis } from "../support/redis.ts";

test.each([
  ["s3://docs/march/a.pdf", { bucket: "docs", key: "march/a.pdf" }],
  ["s3://docs", { bucket: "docs", key: "" }],
  ["s3://docs/", { bucket: "docs", key: "" }],
  ["s3://", null],
  ["s3://D/a.pdf", null],
  ["s3:///a.pdf", null],
])("%s is %o", (path, address) => {
  expect(objectAddress(path)).toEqual(address);
  expect(objectAddress(`s3://docs/${"a".repeat(1_025)}`)).toBeNull();
});

test("names are joined as those of objects, or as those of files", () => {
  expect(placeIn("s3://docs/out/", String.raw`sub\a.json`)).toBe("s3://docs/out/sub/a.json");
  expect(placeIn("out", "a.json")).toBe(join("out", "a.json"));
});

describe("object storage", () => {
  let server: S3rver;
  let client: S3Client;
  let env: Record<string, string>;
  beforeAll(async () => {
    server = new S3rver({
      port: 0,
      address: "127.0.0.1",
      silent: true,
      directory: mkdtempSync(join(tmpdir(), "crossfoot-s3-")),
      configureBuckets: [{ name: "docs", configs: [] }],
    });
    const { port } = await server.run();
    env = {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
      AWS_REGION: "us-east-1",
    };
    client = new S3Client({
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      forcePathStyle: true,
      credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
      requestChecksumCalculation: "WHEN_REQUIRED",
    });
    const objects = {
      "march/a.pdf": GOOD,
      "march/sub/b.pdf": FAILING,
      "march/c.PDF": EMPTY,
      "march/notes.txt": EMPTY,
      "marches/d.pdf": GOOD,
    };
    for (const [Key, path] of Object.entries(objects)) {
      await client.send(new PutObjectCommand({ Bucket: "docs", Key, Body: readFileSync(path) }));
    }
  });
  afterAll(async () => {
    client.destroy();
    await server.close();
  });

  const keysBelow = async (prefix: string): Promise<readonly string[]> => {
    const { Contents: contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket: "docs", Prefix: prefix }),
    );
    return contents.map(({ Key: key = "" }) => key).toSorted();
  };
  const textOf = async (key: string): Promise<string> => {
    const { Body: body } = await client.send(new GetObjectCommand({ Bucket: "docs", Key: key }));
    return (await body?.transformToString()) ?? "";
  };

  test("a prefix is read like a folder, and what it gives is what a folder gives", async () => {
    const month = folderOf({
      "a.pdf": GOOD,
      "sub/b.pdf": FAILING,
      "c.PDF": EMPTY,
      "notes.txt": EMPTY,
    });
    const here = await crossfoot(["read", month, "--format", "ndjson"]);
    const there = await crossfoot(["read", "s3://docs/march", "--format", "ndjson"], { env });
    const plain = (text: string): readonly string[] =>
      text
        .trim()
        .split("\n")
        .map((line) =>
          line.replace(/"file":"[^"]*\/march\/|"file":"[^"]*crossfoot-test-[^/]*\//, '"file":"'),
        )
        .toSorted();
    expect(plain(there.stdout)).toEqual(plain(here.stdout));
    expect([there.code, there.stderr.match(/\d+ inputs?:.*/)?.[0]]).toEqual([
      3,
      here.stderr.match(/\d+ inputs?:.*/)?.[0],
    ]);
    expect(there.stderr).not.toMatch(/Warning/);
    const one = await crossfoot(["read", "s3://docs/march/a.pdf", "--format", "json"], { env });
    expect(JSON.parse(one.stdout)).toMatchObject({ document: { currentPaymentDue: 77_162.4 } });
  });

  test("a ZIP file and an e-mail there are read as those of a folder", async () => {
    const zip = zipFile([{ name: "in/a.pdf", content: readFileSync(GOOD) }]);
    const objects = {
      "mail/all.zip": zip,
      "mail/note.eml": mailFile({ "b.pdf": readFileSync(GOOD) }),
    };
    for (const [Key, Body] of Object.entries(objects))
      await client.send(new PutObjectCommand({ Bucket: "docs", Key, Body }));
    const words = ["read", "s3://docs/mail", "--format", "ndjson"];
    const { code, stdout } = await crossfoot(words, { env });
    expect(code).toBe(0);
    expect(stdout.match(/"file":"[^"]*"/g)).toEqual([
      `"file":"s3://docs/mail/all.zip/in/a.pdf"`,
      `"file":"s3://docs/mail/note.eml/b.pdf"`,
    ]);
    const out = folderOf();
    const named = ["read", "s3://docs/mail/all.zip", "--format", "json", "--out", out];
    const one = await crossfoot(named, { env });
    expect([one.code, readdirSync(join(out, "all.zip/in"))]).toEqual([0, ["a.json"]]);
    const none = await crossfoot(["read", "s3://docs/mail/no.zip"], { env });
    expect([none.code, none.stderr]).toEqual([3, expect.stringContaining("There is no PDF")]);
  });

  test("results go to object storage, each whole, and a journal elsewhere lets a run go on", async () => {
    const journal = folderOf();
    const words = [
      "read",
      "s3://docs/march",
      "--exclude",
      "c.*",
      "--format",
      "json",
      "--out",
      "s3://docs/results",
    ];
    const first = await crossfoot([...words, "--journal", journal], { env });
    expect([first.code, await keysBelow("results/")]).toEqual([
      4,
      ["results/a.json", "results/sub/b.json"],
    ]);
    expect(JSON.parse(await textOf("results/a.json"))).toMatchObject({
      document: { currentPaymentDue: 77_162.4 },
    });
    const again = await crossfoot([...words, "--journal", journal, "--resume"], { env });
    expect(again.stderr).toContain("2 documents were known");
    const without = await crossfoot([...words, "--resume"], { env });
    expect([without.code, without.stderr]).toEqual([
      2,
      expect.stringContaining("--journal FOLDER"),
    ]);
    await crossfoot(["read", "s3://docs/march", "--out", "s3://docs/all.xlsx"], { env });
    expect(await keysBelow("all.xlsx")).toEqual(["all.xlsx"]);
  });

  test("what cannot be had is told for each input, and no key is", async () => {
    const wrong = {
      ...env,
      AWS_ACCESS_KEY_ID: "NOBODY",
      AWS_SECRET_ACCESS_KEY: "wrong-secret-key",
    };
    const cases: readonly (readonly [string, Record<string, string>, RegExp])[] = [
      ["s3://docs/nothing", env, /no PDF or picture at this place/],
      ["s3://nobucket/march", env, /could not be had \(NoSuchBucket\)/],
      ["s3://docs/march", wrong, /could not be had \(InvalidAccessKeyId\)/],
      [
        "s3://docs/march",
        { ...env, AWS_ENDPOINT_URL_S3: "http://127.0.0.1:1" },
        /could not be had \(no answer\)/,
      ],
      ["s3://D/a.pdf", env, /no path in object storage/],
    ];
    for (const [path, variables, said] of cases) {
      const { code, stdout, stderr } = await crossfoot(["read", path, "--format", "ndjson"], {
        env: variables,
      });
      expect([path, code, stdout + stderr]).toEqual([path, 3, expect.stringMatching(said)]);
      expect(stdout + stderr).not.toMatch(/wrong-secret-key|S3RVER/);
    }
  });

  const redisProgram = findRedis();
  test.skipIf(redisProgram === null)(
    redisProgram === null
      ? NO_REDIS
      : "workers read objects, only those below their prefix, and leave outcomes in a prefix",
    async () => {
      const redis = await startRedis(redisProgram ?? "");
      onTestFinished(redis.stop);
      const words = ["--queue", redis.url, "--store", "s3://docs/store"];
      const worker = spawn(
        process.execPath,
        [resolve("bin/crossfoot.js"), "worker", "s3://docs/march", ...words],
        {
          env: { ...process.env, ...env },
          stdio: ["ignore", "ignore", "pipe"],
        },
      );
      onTestFinished(() => void worker.kill("SIGKILL"));
      let heard = "";
      worker.stderr.on("data", (piece: Buffer) => (heard += piece.toString()));
      for (let turn = 0; turn < 200 && !heard.includes("Reading up to"); turn += 1)
        await setTimeout(50);
      const out = join(folderOf(), "out");
      const read = [
        "read",
        "s3://docs/march",
        "s3://docs/marches",
        "--format",
        "json",
        "--out",
        out,
        ...words,
      ];
      const { code, stderr } = await crossfoot(read, { env });
      expect(code).toBe(3);
      // The same bytes lie below the prefix: what was read there is known, wherever they lie.
      expect(stderr).not.toMatch(/not read.*marches\/d\.pdf/);
      expect(stderr).toContain("hold  marches/d.pdf: This is a copy of march/a.pdf.");
      expect(readFileSync(join(out, "sub/b.json"), "utf8")).toContain("g702_math");
      expect((await keysBelow("store/")).length).toBe(3);
      const again = await crossfoot([...read, "--resume"], { env });
      expect(again.stderr).toContain("4 documents were known");
    },
  );
});
