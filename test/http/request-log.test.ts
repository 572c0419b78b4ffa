import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { loggerOf } from "../../src/http/request-log.ts";
import { settingsOf } from "../support/daemon.ts";

test("of what goes wrong in Fastify the log says that it did, and no word of the request", async () => {
  const lines: string[] = [];
  const options = loggerOf(settingsOf({ CROSSFOOT_SERVE_LOG_LEVEL: "debug" }));
  if (typeof options !== "object") throw new Error("A log was wanted.");
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { ...options, stream } });
  onTestFinished(() => app.close());
  app.get("/twice", (_request, reply) => {
    void reply.send("one");
    void reply.send("two");
  });
  app.get("/thrown", (request) => {
    request.log.warn(new Error("Quillfeather"));
    request.log.error({ err: new Error("Quillfeather") });
    request.log.error({ err: new TypeError("Quillfeather") }, "Quillfeather");
    request.log.info({ status: 200 }, "answered");
    request.log.info("Quillfeather");
    request.log.info("%s went by", "Quillfeather");
    throw new Error("Quillfeather");
  });
  for (const path of ["/twice", "/thrown", "/nowhere"]) {
    await app.inject({ url: `${path}?gc=Quillfeather` });
  }
  const log = lines.join("");
  expect(lines.length).toBeGreaterThan(5);
  expect(log).not.toMatch(/quillfeather/i);
  expect(log).toContain('"type":"TypeError"');
  expect(log).toContain('"status":200,"msg":"answered"');
});
