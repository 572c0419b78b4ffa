import type { ContractMark } from "./contract-mark.ts";
import type { Finding } from "./finding.ts";
import type { Said } from "./said.ts";

/** Something that an audit did not compare, as a value: `noticeSentence` puts it into words. */
export type AuditNotice = Said<NoticeFacts>;

/** What each code says beside itself. */
export interface NoticeFacts {
  /** A file may hold more than the application that was read from it. */
  readonly "page-noticed": { readonly file: string; readonly findings: readonly Finding[] };
  /** Files that may be applications that a contract lacks. */
  readonly "files-not-read": { readonly count: number };
  readonly "perhaps-one-contract": Agreement & { readonly files: readonly [string, string] };
  /** A change order that may be of a contract, which is named by a file. */
  readonly "perhaps-of-contract": Agreement & { readonly file: string; readonly contract: string };
  readonly "of-one-of-two": {
    readonly file: string;
    readonly contracts: readonly [string, string];
  };
  readonly "of-no-contract": { readonly files: readonly string[] };
  readonly "change-orders-not-compared": {
    /** Of these contracts; each is named by a file. */
    readonly billing: readonly string[];
    /** Whether these are all contracts there are, and one. */
    readonly isOnlyContract: boolean;
    /** Files that look like change orders. */
    readonly unread: readonly string[];
  };
}

/** In what two papers agree and differ. */
export interface Agreement {
  readonly shared: readonly ContractMark[];
  readonly differing: readonly ContractMark[];
}
