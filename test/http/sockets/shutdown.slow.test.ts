import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { membersOf, sentenceOf } from "../../support/daemon.ts";
import { daemonOfStandIns, type LiveDaemon, loaded, release } from "../../support/live-daemon.ts";
import { asked, LAST, pause, posted, type RawAnswer, talk } from "../../support/raw-http.ts";

/** What a client was told: what its document says, or that the daemon stops. */
function told({ status, body }: RawAnswer): unknown {
  if (status === 200) return membersOf({ body })["said"];
  expect(sentenceOf({ body })).toMatch(/the server is restarting\. Try again in 5 seconds\.$/);
  return status;
}

async function sent({ port }: LiveDaemon, document: string): Promise<unknown> {
  const { answers, end } = await talk(port, [posted(document)]);
  // Every answer from now on ends its connection; nothing is reset.
  expect(end).toBe("closed by the server");
  return answers.map(told);
}

function isRefused({ port }: LiveDaemon): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(false);
    });
    socket.on("error", ({ message }) => resolve(message.includes("ECONNREFUSED")));
  });
}

describe("a daemon that is stopped", () => {
  test("finishes what it reads, refuses what waits and what comes, and is gone then", async () => {
    const daemon = await daemonOfStandIns({ CROSSFOOT_SERVE_WORKERS: "2" });
    const running = [sent(daemon, "wait a"), sent(daemon, "wait a")];
    await loaded(daemon, { running: 2, waiting: 0 });
    const waiting = Array.from({ length: 30 }, () => sent(daemon, "answer late"));
    await loaded(daemon, { running: 2, waiting: 30 });
    const stopped = daemon.stop();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => [503]));
    expect(await sent(daemon, "answer new")).toEqual([503]);
    const ready = await fetch(`${daemon.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { ready: false, lanes: 2, running: 2, waiting: 0 },
    ]);
    release("a");
    expect(await Promise.all(running)).toEqual([["a"], ["a"]]);
    expect(await stopped).toBe(true);
    expect(await isRefused(daemon)).toBe(true);
  });

  test("answers a body that is still on its way, and ends connections that do nothing", async () => {
    const daemon = await daemonOfStandIns();
    const idle = talk(daemon.port, [asked("/healthz")]);
    const whole = posted("answer late");
    const arriving = talk(daemon.port, [whole.subarray(0, -4), 400, whole.subarray(-4)]);
    await pause(150);
    expect(await daemon.stop()).toBe(true);
    const [late, early] = await Promise.all([arriving, idle]);
    expect([late.answers.map(told), late.end]).toEqual([[503], "closed by the server"]);
    expect([early.answers.length, early.end]).toEqual([1, "closed by the server"]);
  });

  test("answers all of many clients, each with its own or with 503, however it is caught", async () => {
    const daemon = await daemonOfStandIns({ CROSSFOOT_SERVE_WORKERS: "2" });
    const tags = Array.from({ length: 80 }, (_, nth) => String(3 + (nth % 11)));
    const all = tags.map(async (tag, nth) => {
      await pause(nth * 3);
      return talk(daemon.port, [posted(`after ${tag}`, { more: [LAST] })]);
    });
    await pause(120);
    expect(await daemon.stop()).toBe(true);
    const ends = await Promise.all(all);
    let read = 0;
    for (const [nth, { answers, end }] of ends.entries()) {
      const [answer] = answers;
      // Who came after the port was closed has no connection.
      if (answer === undefined) expect(end).toBe("reset");
      else expect([tags[nth], 503]).toContain(told(answer));
      read += answer?.status === 200 ? 1 : 0;
    }
    expect(read).toBeGreaterThan(0);
  });

  test("waits no longer than it may for a read that does not end, and says so to its client", async () => {
    const daemon = await daemonOfStandIns({ CROSSFOOT_SERVE_SHUTDOWN_SECONDS: "0.3" });
    const endless = sent(daemon, "loop");
    await loaded(daemon, { running: 1, waiting: 0 });
    expect(await daemon.stop()).toBe(false);
    expect(await endless).toEqual([503]);
    expect(await isRefused(daemon)).toBe(true);
  });

  test("waits no longer than it may for a client that does not finish its request", async () => {
    const daemon = await daemonOfStandIns({ CROSSFOOT_SERVE_SHUTDOWN_SECONDS: "0.5" });
    const slow = talk(daemon.port, [posted("answer").subarray(0, -1)]);
    await pause(100);
    expect(await daemon.stop()).toBe(false);
    expect((await slow).answers).toEqual([]);
    expect(await isRefused(daemon)).toBe(true);
  });

  test("is stopped once, however often it is told", async () => {
    const daemon = await daemonOfStandIns();
    expect(await Promise.all([daemon.stop(), daemon.stop()])).toEqual([true, true]);
    expect(await daemon.stop()).toBe(true);
  });
});
