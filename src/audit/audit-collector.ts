import { doesJoin } from "../kinds/kinds.ts";
import type { Outcome } from "../kinds/reading.ts";
import type { ReadApplication } from "./application.ts";
import { type Audit, auditApplications, type RefusedFile } from "./audit.ts";
import type { ReadChangeOrder } from "./change-order-paper.ts";

/** Gathers the documents of an audit as they are read, and compares them when all are there. */
export class AuditCollector {
  readonly #applications: ReadApplication[] = [];
  readonly #changeOrders: ReadChangeOrder[] = [];
  readonly #refused: RefusedFile[] = [];

  /** Takes one file with what became of it; a paper of no contract says nothing here. Files of the same bytes have the same fingerprint. */
  add(file: string, fingerprint: string, outcome: Outcome): void {
    if (outcome.kind === "unread") {
      const { message, hints = [] } = outcome;
      const isChangeOrder = hints.includes("speaks-of-change-order");
      this.#refused.push({ file, message, isChangeOrder });
      return;
    }
    const { reading } = outcome;
    if (doesJoin(reading, "applications")) {
      this.#applications.push({ file, fingerprint, reading });
    } else if (doesJoin(reading, "change-orders")) {
      this.#changeOrders.push({ file, fingerprint, reading });
    }
  }

  /** What the documents say together. */
  audit(): Audit {
    return auditApplications(this.#applications, this.#refused, this.#changeOrders);
  }
}
