import type { RemoteAnswer } from "./send-document.ts";

/** How asking one reader ended. */
export type Ended =
  | { readonly kind: "answer"; readonly answer: RemoteAnswer }
  | {
      readonly kind: "refused";
      readonly sentence: string;
      /** The reader could not read it; nothing was charged, and another reader may. */
      readonly isOtherKind: boolean;
      /** Millionths of a dollar that were signed for it nevertheless. */
      readonly signed: bigint;
    }
  | { readonly kind: "stopped" };

/** A reader that gave no answer, and nothing was signed for it. */
export function refused(sentence: string): Extract<Ended, { kind: "refused" }> {
  return { kind: "refused", sentence, isOtherKind: false, signed: 0n };
}
