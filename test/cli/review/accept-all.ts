import { join } from "node:path";
import { expect } from "vitest";
import { crossfoot } from "../run-crossfoot.ts";
import type { RunningReview } from "./run-review.ts";

/** What the page is told. */
export interface Shown {
  readonly told: string | null;
  readonly isDone: boolean;
  readonly field?: string;
  readonly version: number;
  /** Left out where the page shows the paper already. */
  readonly frame?: object;
  readonly changes: readonly {
    readonly field: string;
    readonly item?: ShownItem;
    readonly rows: readonly { readonly rows: readonly (readonly ShownItem[])[] }[];
  }[];
}

interface ShownItem {
  readonly field: string;
  readonly isOpen: boolean;
}

/** What waits of a paper that is shown anew, rows and cells before their list. */
function openIn({ changes }: Shown): readonly string[] {
  const items = changes.flatMap(({ item = [], rows }) => [
    ...rows.flatMap((change) => change.rows.flat()),
    item,
  ]);
  return items.flat().flatMap(({ field, isOpen }) => (isOpen ? [field] : []));
}

/** The answer to a request that is fine. */
export async function shown(response: Promise<Response>): Promise<Shown> {
  const answer = await response;
  expect(answer.status).toBe(200);
  return (await answer.json()) as Shown;
}

/** Accepts all that is open. */
export async function acceptAll(review: RunningReview, paper: number): Promise<Shown> {
  let view = await shown(review.get(`papers/${paper}`));
  for (const field of openIn(view))
    view = await shown(review.post(`papers/${paper}/decide`, { field, act: "accept" }));
  return view;
}

/** What `read --accepted` makes of the bill of a folder. */
export async function readAccepted(folder: string): Promise<{
  readonly answer: { readonly invoice: object; readonly warnings: readonly string[] };
  readonly stderr: string;
}> {
  const words = ["read", join(folder, "bill.pdf"), "--accepted", "--format", "json"];
  const { stdout, stderr } = await crossfoot(words);
  return {
    answer: JSON.parse(stdout) as Awaited<ReturnType<typeof readAccepted>>["answer"],
    stderr,
  };
}
