import { mkdtempSync } from "node:fs";
import { lookup } from "node:dns";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { modelClient } from "../../../src/fallback/model-client.ts";
import type { AskModel, Question, Reply } from "../../../src/fallback/model.ts";
import { modelSetting, type ModelSettings } from "../../../src/fallback/settings.ts";
import type { World } from "../../../src/fallback/world.ts";

/** What must never come back out of a failure. */
export const SECRET_WORD = "Hollis-Mechanical-4711";
export const KEY = "sk-very-secret";

/** Asks for two fields of a line. */
export const QUESTION: Question = {
  documentType: "CHANGE_ORDER",
  fields: [
    { name: "amount", means: "The change of the contract sum." },
    { name: "kind", means: "What the paper is.", choices: ["REQUEST", "ORDER"] },
  ],
  lines: [
    {
      pageNumber: 1,
      words: [
        { id: "w1", text: "Amount" },
        { id: "w2", text: "4,200.00" },
        { id: "w3", text: SECRET_WORD },
      ],
    },
    { pageNumber: 2, words: [{ id: "w4", text: "Approved" }] },
  ],
};

/** A right answer to it. */
export const POINTINGS = [
  { field: "amount", words: ["w2"], choice: null },
  { field: "kind", words: ["w4"], choice: "ORDER" },
] as const;
export const ANSWER: string = JSON.stringify({ answers: POINTINGS });

/** Settings as the environment gives them, the endpoint on loopback. */
export function settingsFor(
  port: number,
  more: Readonly<Record<string, string>> = {},
): ModelSettings {
  const setting = modelSetting(
    {
      CROSSFOOT_MODEL_URL: `http://127.0.0.1:${port}/v1`,
      CROSSFOOT_MODEL: "small",
      CROSSFOOT_MODEL_KEY: KEY,
      ...more,
    },
    undefined,
  );
  if (setting.kind !== "on") throw new Error(JSON.stringify(setting));
  return setting.settings;
}

/** A world in which no time is lost by waiting; the waits are kept. */
export function quickWorld(more: Partial<World> = {}): World & { readonly waits: number[] } {
  const waits: number[] = [];
  return {
    nowMs: () => Date.UTC(2026, 2, 31, 12),
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    chance: () => 0.5,
    lookup,
    spendPath: join(mkdtempSync(join(tmpdir(), "crossfoot-test-")), "state", "model-spend.json"),
    ...more,
    waits,
  };
}

/** A client of the endpoint on loopback. */
export function clientOf(
  port: number,
  more: Readonly<Record<string, string>> = {},
  world: World = quickWorld(),
): AskModel {
  return modelClient(settingsFor(port, more), world);
}

/** One question to the endpoint on loopback. */
export async function replyFrom(
  port: number,
  more: Readonly<Record<string, string>> = {},
  world: World = quickWorld(),
): Promise<Reply> {
  return clientOf(port, more, world)(QUESTION);
}
