import { needAddOn } from "../add-ons/missing-add-on.ts";
import type { AskModel } from "../fallback/model.ts";
import { CHAT_ADD_ON } from "../fallback/providers/load-chat.ts";
import { modelSetting, type ModelSettings } from "../fallback/settings.ts";
import type { ReadOptions } from "../read.ts";
import { UsageError } from "./usage-error.ts";

/** A model that may be asked in this run. */
export interface UsedModel {
  readonly ask: AskModel;
  readonly settings: ModelSettings;
}

/** The model that `--model` and the environment name; null where none is to be asked. Nothing is sent here. Throws a UsageError, and MissingAddOn. */
export async function modelFor(option: string | undefined): Promise<UsedModel | null> {
  const setting = modelSetting(process.env, option);
  if (setting.kind === "off") return null;
  if (setting.kind === "wrong") {
    throw new UsageError(
      ["The model cannot be asked as it is set:", ...setting.problems].join("\n  "),
    );
  }
  const { settings } = setting;
  needAddOn(CHAT_ADD_ON[settings.provider]);
  const { modelClient } = await import("../fallback/model-client.ts");
  const { worldOf } = await import("../fallback/world.ts");
  return { ask: modelClient(settings, worldOf(process.env)), settings };
}

/** The wishes of a read with the confidence below which the model is asked. */
export function withModel(read: ReadOptions, model: UsedModel | null): ReadOptions {
  return model === null ? read : { ...read, askBelow: model.settings.below };
}
