import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { membersOf, sentenceOf } from "../../support/daemon.ts";
import { daemonOfStandIns, type LiveDaemon, loaded, release } from "../../support/live-daemon.ts";
import { asked, LAST, pause, posted, talk } from "../../support/raw-http.ts";

const IDLE = { running: 0, waiting: 0 };

async function said({ port }: LiveDaemon, document: string): Promise<unknown> {
  const { answers } = await talk(port, [posted(document, { more: [LAST] })]);
  const [answer] = answers;
  return answer?.status === 200 ? membersOf(answer)["said"] : answer?.status;
}

/** Room for 64 of the largest documents. */
const FEW = { CROSSFOOT_SERVE_MEMORY_MB: "1024" };
const LARGE = `answer a${" ".repeat(4_100_000)}`;

/** What is said of a large document once it is what was expected, or after many tries. */
async function saidAtLast(daemon: LiveDaemon, expected: unknown): Promise<unknown> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await said(daemon, LARGE)) === expected) return expected;
    await pause(10);
  }
  return said(daemon, LARGE);
}

/** What is counted of requests to the reader and of reads. */
async function counted({ url }: LiveDaemon): Promise<readonly string[]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return text
    .split("\n")
    .filter((line) => /^crossfoot_(http_requests|reads)_total.*(extract|reader)/.test(line))
    .toSorted();
}

describe("a client that goes away", () => {
  test("while its document is read stops the read, and the next one is answered", async () => {
    const daemon = await daemonOfStandIns({ CROSSFOOT_SERVE_METRICS: "beside" });
    const begun = loaded(daemon, { running: 1, waiting: 0 });
    await talk(daemon.port, [posted("loop")], { leave: begun });
    expect(await said(daemon, "answer next")).toBe("next");
    await loaded(daemon, IDLE);
    expect(await counted(daemon)).toEqual([
      'crossfoot_http_requests_total{route="/api/v1/extract",method="POST",status="200"} 1',
      'crossfoot_http_requests_total{route="/api/v1/extract",method="POST",status="gone"} 1',
      'crossfoot_reads_total{reader="construction",outcome="gone"} 1',
      'crossfoot_reads_total{reader="construction",outcome="read"} 1',
    ]);
  });

  test("while its document waits leaves its place", async () => {
    const daemon = await daemonOfStandIns({ CROSSFOOT_SERVE_QUEUE: "1" });
    const running = said(daemon, "wait first");
    await loaded(daemon, { running: 1, waiting: 0 });
    const refused = loaded(daemon, { running: 1, waiting: 1 }).then(async () =>
      said(daemon, "answer early"),
    );
    await talk(daemon.port, [posted("loop")], { leave: refused });
    expect(await refused).toBe(503);
    await loaded(daemon, { running: 1, waiting: 0 });
    const next = said(daemon, "answer next");
    await loaded(daemon, { running: 1, waiting: 1 });
    release("first");
    expect([await running, await next]).toEqual(["first", "next"]);
  });

  test("with several requests under way takes all of them along", async () => {
    const daemon = await daemonOfStandIns({ CROSSFOOT_SERVE_WORKERS: "2" });
    const sent = Buffer.concat(["loop", "loop", "loop", "loop"].map((deed) => posted(deed)));
    await talk(daemon.port, [sent], { leave: loaded(daemon, { running: 2, waiting: 2 }) });
    await loaded(daemon, IDLE);
    expect(await said(daemon, "answer next")).toBe("next");
  });

  test("in the middle of its body leaves nothing behind", async () => {
    const daemon = await daemonOfStandIns(FEW);
    const part = 'Content-Disposition: form-data; name="file"; filename="a"';
    const bodies = [
      posted(LARGE),
      posted(`{"document":"${LARGE}`, { type: "application/json" }),
      posted(`--x\r\n${part}\r\n\r\n${LARGE}`, { type: "multipart/form-data; boundary=x" }),
    ];
    // Were they kept, there would be no room for the last one.
    for (let round = 0; round < 23; round += 1) {
      const pieces = bodies.map((body) => body.subarray(0, 20_000));
      await Promise.all(pieces.map((piece) => talk(daemon.port, [piece], { leaveMs: 15 })));
    }
    expect(await saidAtLast(daemon, "a")).toBe("a");
  });

  test("before its answer is written, over and over, harms nobody else", async () => {
    const daemon = await daemonOfStandIns({ CROSSFOOT_SERVE_WORKERS: "2" });
    const state = { isOver: false };
    const leavers = [1, 2, 3].map(async (nth) => {
      while (!state.isOver)
        await talk(daemon.port, [posted(`after ${nth * 7}`)], { leaveMs: 5 * nth });
    });
    for (let nth = 0; nth < 60; nth += 1) {
      expect(await said(daemon, `answer ${nth}`)).toBe(String(nth));
    }
    state.isOver = true;
    await Promise.all(leavers);
    await loaded(daemon, IDLE);
  });
});

test("documents that arrive may take a quarter of the memory, and no more", async () => {
  const daemon = await daemonOfStandIns(FEW);
  const slow = Array.from({ length: 68 }, () =>
    connect(daemon.port, "127.0.0.1").on("error", () => undefined),
  );
  for (const socket of slow) socket.write(posted(LARGE).subarray(0, 1_000));
  expect(await saidAtLast(daemon, 503)).toBe(503);
  expect((await fetch(`${daemon.url}/healthz`)).status).toBe(200);
  for (const socket of slow) socket.destroy();
  expect(await saidAtLast(daemon, "a")).toBe("a");
});

test("under pressure documents are refused wherever they are taken, and all else is answered", async () => {
  const { url } = await daemonOfStandIns({ CROSSFOOT_SERVE_MEMORY_MB: "256" });
  const ballast = Buffer.alloc(300_000_000, 1);
  const paths = ["/api/v1/extract", "/api/v1/invoice", "/try"];
  const refused = async (path: string): Promise<boolean> => {
    const headers = { "content-type": "application/pdf" };
    const answer = await fetch(url + path, { method: "POST", headers, body: "answer" });
    const body = await answer.text();
    return answer.status === 503 && sentenceOf({ body }).includes("temporarily unavailable");
  };
  for (const path of paths) {
    let isRefused = false;
    for (let tries = 0; tries < 100 && !isRefused; tries += 1) {
      isRefused = await refused(path);
      if (!isRefused) await pause(50);
    }
    expect([path, isRefused]).toEqual([path, true]);
  }
  expect((await fetch(`${url}/api/v1/extract`)).status).toBe(200);
  expect(ballast).toHaveLength(300_000_000);
});

test("a pause of the program for a second is no pressure", async () => {
  const daemon = await daemonOfStandIns({}, { loopDelayMs: 2_000 });
  // Whether the pause falls together with a sample is chance.
  for (const ms of [900, 1_100]) {
    for (let isLonger = true; isLonger;) {
      const began = performance.now();
      while (performance.now() < began + ms);
      const answer = await said(daemon, "answer yes");
      // A busy machine can make a longer pause of it, which says nothing.
      isLonger = performance.now() - began > 1_900;
      if (!isLonger) expect(answer).toBe("yes");
    }
  }
});

test("who waits too long for a worker is told when to come again", async () => {
  const daemon = await daemonOfStandIns({ CROSSFOOT_SERVE_QUEUE_SECONDS: "0.2" });
  const running = said(daemon, "wait patience");
  await loaded(daemon, { running: 1, waiting: 0 });
  const { answers } = await talk(daemon.port, [posted("answer", { more: [LAST] })]);
  expect(answers[0]).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  release("patience");
  expect(await running).toBe("patience");
});

describe("a worker that ends in the middle", () => {
  test("costs its own document, and no other", async () => {
    const daemon = await daemonOfStandIns({ CROSSFOOT_SERVE_WORKERS: "2" });
    const deeds = ["exit", "answer a", "exit", "answer b", "answer c", "exit", "answer d"];
    const all = await Promise.all(deeds.map((deed) => said(daemon, deed)));
    expect(all).toEqual([502, "a", 502, "b", "c", 502, "d"]);
  });

  test("because it took too long is told so", async () => {
    const daemon = await daemonOfStandIns({ CROSSFOOT_SERVE_READ_SECONDS: "1" });
    const [first, second] = [
      await talk(daemon.port, [posted("loop"), asked("/healthz", [LAST])]),
      await said(daemon, "answer next"),
    ];
    expect(first.answers.map(({ status }) => status)).toEqual([502, 200]);
    expect(first.answers[0]?.body).toContain("took longer than a second and was stopped");
    expect(second).toBe("next");
  });
});
