import { MODEL_LIMITS } from "../base/limits.ts";
import { Breaker, type Line } from "./request.ts";
import { converse } from "./conversation.ts";
import { DaySpend } from "./day-spend.ts";
import { DocumentSpend } from "./document-spend.ts";
import type { AskModel } from "./model.ts";
import type { Chat } from "./providers/chat.ts";
import { loadChat } from "./providers/load-chat.ts";
import type { ModelSettings } from "./settings.ts";
import type { World } from "./world.ts";

/**
 * Asks the model of these settings within their caps. One client serves a whole run: its questions
 * share the breaker, and take turns where a batch has many at once.
 */
export function modelClient(settings: ModelSettings, world: World): AskModel {
  let chat: Chat | null = null;
  const line: Line = {
    settings,
    world,
    breaker: new Breaker(world.nowMs),
    spend: new DaySpend(world, settings.caps),
    chat: async (request) => (chat ??= await loadChat(settings))(request),
  };
  const inTurn = takingTurns(MODEL_LIMITS.questionsAtOnce);
  return (question) =>
    inTurn(() => converse(question, line)).catch(() => ({
      kind: "failed",
      failure: "unreachable",
      // An error may hold the question, so that nothing of it is told.
      message:
        "crossfoot failed while it asked the model. This is a fault of crossfoot, please report it.",
      use: new DocumentSpend(settings).use,
    }));
}

/** Lets so many pieces of work run at the same time; the others wait in the order in which they came. */
function takingTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let open = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (open < most) open += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) open -= 1;
      else next();
    }
  };
}
