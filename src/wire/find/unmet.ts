import {
  Type,
  type Static,
  type TBoolean,
  type TObject,
  type TOptional,
  type TString,
} from "@sinclair/typebox";
import { CLOSED, type Fixed } from "../schema-parts.ts";
import { MOST_NEED_CHARACTERS } from "./query.ts";

/** The longest details of a report, in characters. */
export const MOST_DETAILS_CHARACTERS = 1_000;

/** A need that no tool met, as it is reported. */
export const unmetReportSchema: TObject<{ need: TString; details: TOptional<TString> }> =
  Type.Object(
    {
      need: Type.String({
        minLength: 1,
        maxLength: MOST_NEED_CHARACTERS,
        description: "What was needed, in plain words, without personal information.",
      }),
      details: Type.Optional(
        Type.String({
          maxLength: MOST_DETAILS_CHARACTERS,
          description: "What was missing from what was found. No personal information.",
        }),
      ),
    },
    { ...CLOSED, title: "UnmetNeed" },
  );

export type UnmetReport = Fixed<Static<typeof unmetReportSchema>>;

/** That a report was kept. */
export const unmetAnswerSchema: TObject<{ recorded: TBoolean }> = Type.Object(
  { recorded: Type.Boolean() },
  { ...CLOSED, title: "UnmetAnswer" },
);

export type UnmetAnswer = Fixed<Static<typeof unmetAnswerSchema>>;
