import { expect, test } from "vitest";
import { partyCandidates } from "../../src/evidence/parties/party-candidates.ts";
import { partyPhrases } from "../../src/evidence/parties/party-phrases.ts";
import { PARTY_SLOTS } from "../../src/evidence/parties/party-slots.ts";
import { shippedPartyWeighing } from "../../src/read/heading/heading-names.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { certaintyOf, chooseParties } from "../../src/solve/choose-parties.ts";
import { pagesOfFixture } from "../support/corpus.ts";

async function choiceOn(fixture: string): Promise<ReturnType<typeof chooseParties>> {
  const paper = cutPaper(await pagesOfFixture(`fixtures/${fixture}`));
  const wishes = { phrases: partyPhrases(), summaryPage: 1, isChange: false };
  return chooseParties(partyCandidates(paper, wishes), shippedPartyWeighing());
}

const FIXTURES = [
  "pay-application/aia-g702/middle",
  "pay-application/any-pay-application/workbook",
  "pay-application/siteline/progress",
];

test.each(FIXTURES)("no name of %s fills two slots", async (fixture) => {
  const choice = await choiceOn(fixture);
  const best = PARTY_SLOTS.flatMap((slot) => choice[slot][0]?.name?.key ?? []);
  expect(new Set(best).size).toBe(best.length);
});

test.each(FIXTURES)(
  "the shares of what may fill a slot of %s are one together",
  async (fixture) => {
    const choice = await choiceOn(fixture);
    for (const slot of PARTY_SLOTS) {
      const whole = choice[slot].reduce((sum, { probability }) => sum + probability, 0);
      expect(whole).toBeCloseTo(1);
      expect(certaintyOf(choice[slot])).toBeLessThanOrEqual(1 + 1e-9);
      expect(certaintyOf(choice[slot])).toBeGreaterThanOrEqual(choice[slot][0]?.probability ?? 1);
    }
  },
);
