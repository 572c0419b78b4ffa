import { describe, expect, test } from "vitest";
import { keptChannels } from "../../src/pay/client/kept-channels.ts";
import { QuotedReplies } from "../../src/cli/remote/unpaid-reply.ts";
import { readElsewhere } from "../../src/cli/remote/read-elsewhere.ts";
import { Budget, Payments } from "../../src/cli/remote/payments.ts";
import { type RemoteCommandOptions, remoteSettings } from "../../src/cli/remote/remote-settings.ts";
import { inDollars, microOfDollars } from "../../src/pay/client/usdc.ts";
import { closeDoors, openDoor } from "../pay/payer-of-runs.ts";
import { crossfoot, GOOD } from "./run-crossfoot.ts";

const USUAL: RemoteCommandOptions = { kind: "auto", remote: "https://reader.example.com" };

describe("where documents are sent", () => {
  test.each([
    ["https://reader.example.com", true],
    ["https://reader.example.com/some/where/", true],
    ["http://127.0.0.1:8402", true],
    ["http://[::1]:8402", true],
    ["http://localhost:8402", true],
    ["http://reader.localhost:8402", false],
    ["http://192.168.1.20:8402", false],
    ["http://reader.example.com", false],
    ["http://127.0.0.1.example.com", false],
  ])("%s may be paid: %s", (remote, isSafe) => {
    expect(remoteSettings({ ...USUAL, remote })).toMatchObject({
      isSafe,
      server: remote.replace(/\/$/, ""),
    });
  });

  test("parties and detail go along to who takes them", () => {
    const { requests } = remoteSettings({
      ...USUAL,
      detail: "full",
      subcontractor: "A & B",
      gc: "C",
    });
    expect(requests).toEqual([
      "/api/v1/extract?subcontractor=A+%26+B&gc=C&detail=full",
      "/api/v1/invoice?detail=full",
    ]);
    expect(remoteSettings({ ...USUAL, kind: "invoice", gc: "C" }).requests).toEqual([
      "/api/v1/invoice",
    ]);
  });

  test.each([
    [["--remote", "reader.example.com"], "--remote wants the address of a server"],
    [["--remote", "ftp://reader.example.com"], "--remote wants the address of a server"],
    [["--remote", "https://me:secret@reader.example.com"], "without a user"],
    [["--remote", "https://reader.example.com/api/v1/extract"], "--kind chooses the reader"],
    [["--remote", "https://reader.example.com", "--no-ocr"], "--no-ocr and --remote"],
    [["--remote", "https://reader.example.com", "--witness"], "--witness and --remote"],
    [["--remote", "https://reader.example.com", "--format", "table"], "needs a read|use --format"],
    [["--max-price", "1"], "need --remote"],
    [["--max-price", "-1"], "Give US dollars"],
  ])("%j is refused before anything is sent", async (words, told) => {
    const { code, stderr } = await crossfoot(["read", GOOD, ...words]);
    expect(stderr).toMatch(new RegExp(told));
    expect([code, stderr.includes("secret")]).toEqual([2, false]);
  });

  test("no payment goes over a connection that others can read", async () => {
    const { url, asked } = await openDoor(() => ({ status: 402 }));
    const none = async (): Promise<never> => Promise.reject(new Error("Nobody is asked for it."));
    const pending = {
      folder: "",
      find: async () => Promise.resolve({ kind: "none" } as const),
      keep: none,
      drawingOn: async () => Promise.resolve([]),
      drop: none,
    };
    const result = await readElsewhere(
      { file: "a.pdf", bytes: new Uint8Array(1), documentHash: "" },
      {
        server: url,
        requests: ["/api/v1/extract"],
        timeoutMs: 1_000,
        isSafe: false,
        budget: new Budget({ document: 1n, run: null }),
        payments: new Payments(pending, null),
        till: none,
        lane: null,
        channels: keptChannels("/nowhere"),
        quoted: new QuotedReplies(),
        signerDocument: none,
        signal: new AbortController().signal,
        tell: () => undefined,
      },
    );
    await closeDoors();
    expect(result).toMatchObject({ message: expect.stringContaining("over http://") as unknown });
    expect(asked).toHaveLength(1);
  });

  test("dollars are exact", () => {
    const amounts = ["0.20", "1.00", "0.000001", "0.0425", "12.345678"];
    expect(amounts.map((amount) => inDollars(microOfDollars(amount) ?? -1n))).toEqual(amounts);
    expect(["", "1,00", "1e3", ".5", "0.0000001"].map(microOfDollars)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});
