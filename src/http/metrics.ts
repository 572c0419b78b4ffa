import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { WorkerPool } from "../batch/worker-pool.ts";
import type { ConnectionEnd } from "./connection-keeper.ts";
import { onceEnded, type RequestEnd } from "./request-log.ts";

/** What is counted, for Prometheus. Labels come from closed lists. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: "crossfoot_http_requests_total",
    help: "Requests by route, method and status of the answer; gone where nobody waited for it.",
    labelNames: ["route", "method", "status"],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: "crossfoot_http_request_seconds",
    help: "From the first byte of a request to the last of its answer.",
    labelNames: ["route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [this.#registry],
  });
  readonly #reads = new Counter({
    name: "crossfoot_reads_total",
    help: "Reads by reader and outcome: read, or why not.",
    labelNames: ["reader", "outcome"],
    registers: [this.#registry],
  });
  readonly #readSeconds = new Histogram({
    name: "crossfoot_read_seconds",
    help: "Waiting and reading of documents that were read, by reader and source of their words.",
    labelNames: ["reader", "source"],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60],
    registers: [this.#registry],
  });
  readonly #pages = new Counter({
    name: "crossfoot_pages_total",
    help: "Pages of documents that were read, by source of their words.",
    labelNames: ["source"],
    registers: [this.#registry],
  });
  readonly #checks = new Counter({
    name: "crossfoot_checks_total",
    help: "Outcomes of checks: passed, failed, not printed.",
    labelNames: ["check", "outcome"],
    registers: [this.#registry],
  });
  readonly #payments = new Counter({
    name: "crossfoot_payments_total",
    help: "Ends of sales: sold, unpaid, refused, wrong, conflict, closed, busy, gone, open, unknown, undecided, unread, unwritten.",
    labelNames: ["outcome"],
    registers: [this.#registry],
  });
  readonly #connections = new Counter({
    name: "crossfoot_connections_closed_total",
    help: "Connections closed for being too many: made room, address full, server full.",
    labelNames: ["reason"],
    registers: [this.#registry],
  });
  readonly #modelRequests = new Counter({
    name: "crossfoot_model_requests_total",
    help: "Requests to a model.",
    registers: [this.#registry],
  });
  readonly #modelTokens = new Counter({
    name: "crossfoot_model_tokens_total",
    help: "Tokens of questions to a model and of its answers.",
    registers: [this.#registry],
  });

  constructor(pool: WorkerPool) {
    collectDefaultMetrics({ register: this.#registry });
    const loads = [
      ["crossfoot_workers", "Workers.", () => pool.load.lanes],
      ["crossfoot_reads_running", "Documents that are being read.", () => pool.load.running],
      ["crossfoot_reads_waiting", "Documents that wait.", () => pool.load.waiting],
    ] as const;
    for (const [name, help, value] of loads) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect: (): void => gauge.set(value()),
      });
    }
  }

  /** Counts every request of an app. */
  watch(app: FastifyInstance): void {
    onceEnded(app, (request, reply, end) => this.#count(request, reply, end));
  }

  /** Counts a connection that was closed because there were too many. */
  countConnection(reason: ConnectionEnd): void {
    this.#connections.inc({ reason });
  }

  /** The text that Prometheus asks for, and its type. */
  async exposition(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  #count(request: FastifyRequest, reply: FastifyReply, end: RequestEnd): void {
    const { method, routeOptions, told } = request;
    const route = routeOptions.url ?? "none";
    const status = end === "gone" ? end : String(reply.statusCode);
    this.#requests.inc({ route, method, status });
    this.#seconds.observe({ route }, reply.elapsedTime / 1_000);
    const { reader, code, facts, readMs, payment } = told;
    if (payment !== undefined) this.#payments.inc({ outcome: payment });
    if (reader === undefined) return;
    this.#reads.inc({ reader, outcome: code ?? (facts === undefined ? end : "read") });
    if (facts === undefined) return;
    const { pages, scannedPages, checks, modelRequests, modelTokens } = facts;
    const source = scannedPages > 0 ? "picture" : "text";
    this.#readSeconds.observe({ reader, source }, (readMs ?? 0) / 1_000);
    this.#pages.inc({ source: "text" }, pages - scannedPages);
    this.#pages.inc({ source: "picture" }, scannedPages);
    for (const { name, passed } of checks) {
      const outcome = passed === null ? "not printed" : passed ? "passed" : "failed";
      this.#checks.inc({ check: name, outcome });
    }
    this.#modelRequests.inc(modelRequests);
    this.#modelTokens.inc(modelTokens);
  }
}
