import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { textOf } from "../clients.ts";
import { type LocalServer, startLocal } from "./local-server.ts";

/** Of each kind papers that are to be paid, that fail, and that wait. */
const PAPERS = [
  "invoice/banner/site-diary.pdf",
  "invoice/us-classic/electric.pdf",
  "pay-application/aia-g702/first-application.pdf",
  "broken/line4_minus_line5.pdf",
  "change-order/memo/handrail.pdf",
  "change-order/request-letter/lab-power.pdf",
  "lien-waiver/california/conditional-progress.pdf",
  "lien-waiver/affidavit/not-sworn.pdf",
  "packages/sound.pdf",
];

/** What the command line says of a paper in full. */
function fullOf(paper: string): unknown {
  const args = ["bin/crossfoot.js", "read", `fixtures/${paper}`, "--detail", "full"];
  const { stdout } = spawnSync(process.execPath, [...args, "--format", "json", "--quiet"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

async function checkPaper(server: LocalServer, paper: string): Promise<void> {
  const full = fullOf(paper);
  const answer = await server.call("read_document", { path: paper, detail: "full" });
  expect(answer.structuredContent, paper).toEqual(full);
  expect(JSON.parse(textOf(answer)), paper).toEqual(full);
  const resource = await server.read(`crossfoot://document/${paper}`);
  expect(JSON.parse(resource.text ?? ""), paper).toEqual(full);
  const { verdict, reasons } = full as { verdict: string; reasons: readonly { code: string }[] };
  const short = await server.call("read_document", { path: paper });
  expect(short.structuredContent, paper).toMatchObject({
    verdict,
    reasons: reasons.map(({ code }) => ({ code, sentence: expect.any(String) as string })),
  });
}

test("the full answer and the resource are what the command line says in full", async () => {
  const server = await startLocal("fixtures", { isNew: true });
  // Clients hold answers to the schemas that they have seen.
  const { tools } = (await server.listing()) as {
    tools: readonly { readonly name: string; readonly outputSchema?: object }[];
  };
  const reader = tools.find(({ name }) => name === "read_document");
  for (const member of ["verdict", "reasons", "sender", "customer", "project"]) {
    for (const branch of [0, 1])
      expect(reader).toHaveProperty(
        `outputSchema.anyOf.${branch}.properties.${member}.description`,
      );
  }
  for (const paper of PAPERS) await checkPaper(server, paper);
});
