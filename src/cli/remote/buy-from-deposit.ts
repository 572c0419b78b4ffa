import { inDollars } from "../../pay/client/usdc.ts";
import type { Ended } from "./ended.ts";
import { pay } from "./pay-for.ts";
import type { RemoteDocument, RemoteRun } from "./remote-run.ts";

/** A demand for payment, and what it stands in the way of. */
export interface Demanded {
  readonly request: string;
  readonly demand: string | null;
  /** Millionths of a dollar that were signed for this document before. */
  readonly signed: bigint;
}

/** Pays out of the deposit of the run; null where there is none, or not enough is left in it. */
export async function drawn(
  document: RemoteDocument,
  { request, demand, signed }: Demanded,
  run: RemoteRun,
): Promise<Ended | null> {
  const { lane } = run;
  if (lane === null) return null;
  return lane.take(async () => {
    const payOnce = async (): Promise<Ended | "again" | null> => {
      const offer = await lane.offerIn(demand);
      if (offer === null) return null;
      const { micro } = offer;
      const shown = `${inDollars(micro)} USDC out of the deposit`;
      const wanted = { ...document, request, offer };
      const heard = { wantsAnother: false };
      const ended = await pay(
        document,
        {
          micro,
          more: await lane.more(micro),
          signed,
          shown,
          sign: async () => lane.sign(wanted),
          onEnd: async (end) => {
            heard.wantsAnother = await lane.ended(end);
          },
        },
        run,
      );
      return heard.wantsAnother ? "again" : ended;
    };
    const first = await payOnce();
    const last = first === "again" ? await payOnce() : first;
    return last === "again" ? null : last;
  });
}
