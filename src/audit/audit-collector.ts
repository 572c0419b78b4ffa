import type { Outcome } from "../reading.ts";
import type { ReadApplication } from "./application.ts";
import { type Audit, auditApplications, type RefusedFile } from "./audit.ts";
import type { ReadChangeOrder } from "./change-order-paper.ts";

/** Gathers the documents of an audit as they are read, and compares them when all are there. */
export class AuditCollector {
  readonly #applications: ReadApplication[] = [];
  readonly #changeOrders: ReadChangeOrder[] = [];
  readonly #refused: RefusedFile[] = [];

  /** Takes one file with what became of it. Files of the same bytes have the same fingerprint. */
  add(file: string, fingerprint: string, outcome: Outcome): void {
    if (outcome.kind === "unread") {
      const { message, hints = [] } = outcome;
      const isChangeOrder = hints.includes("speaks-of-change-order");
      this.#refused.push({ file, message, isChangeOrder });
      return;
    }
    const { reading } = outcome;
    switch (reading.documentType) {
      case "PAY_APPLICATION":
        this.#applications.push({ file, fingerprint, reading });
        break;
      case "CHANGE_ORDER":
        this.#changeOrders.push({ file, fingerprint, reading });
        break;
      case "INVOICE":
        throw new RangeError("An audit reads construction documents alone.");
    }
  }

  /** What the documents say together. */
  audit(): Audit {
    return auditApplications(this.#applications, this.#refused, this.#changeOrders);
  }
}
