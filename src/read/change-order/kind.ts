import { type Title } from "../titles.ts";
import { isSameFirm } from "../../base/firm-names.ts";
import type { ChangeOrderKind, KindMark, OrderParties } from "../../document/change-order.ts";
import type { MarkRule } from "../../lexicon/change-order-template.ts";
import { placeOfWords } from "../../paper/places.ts";
import { labelsIn } from "../../lexicon/labels.ts";
import type { Text } from "../../lexicon/texts.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Agreement } from "./agreement.ts";
import { tradeOf } from "../../evidence/parties/firm.ts";
import { ORDER, REQUEST, roleMarks } from "./order-parties.ts";
import { textOfWords } from "../../page/page.ts";

/** Names that the caller knows. */
export interface NamedParties {
  readonly subcontractor: string | null;
  readonly gc: string | null;
}

/** What marks of a kind are looked for in. */
export interface KindContext {
  readonly texts: readonly Text[];
  readonly marks: Vocabulary<MarkRule>;
  readonly parties: OrderParties;
  readonly named: NamedParties;
  readonly title: Title | null;
  readonly agreement: Agreement;
  /** Whether the contract sum is carried forward. */
  readonly carriesSum: boolean;
}

/** A kind with what speaks for it and against it. */
export interface KindReading {
  readonly kind: ChangeOrderKind;
  /** 0 to 1. */
  readonly probability: number;
  readonly marks: readonly KindMark[];
}

/** All marks of either kind, the weightiest first: who speaks to whom, what was agreed, what the paper calls itself. */
export function kindMarks(context: KindContext): readonly KindMark[] {
  return [
    ...namedMarks(context),
    ...roleMarks(context.parties),
    ...context.agreement.marks,
    ...titleMarks(context),
    ...wordMarks(context),
  ].toSorted((a, b) => b.weight - a.weight);
}

/** An owner addresses the general contractor as well as a subcontractor does; the sender's own name says more. */
const FROM_SOMEBODY = 1.2;

/** The parties that the caller named, found as sender or addressee. */
function namedMarks({ parties, named }: KindContext): readonly KindMark[] {
  const { subcontractor, gc } = named;
  const { sender, addressee } = parties;
  const trade = sender === null ? null : tradeOf(sender.value);
  const isFromAbove = trade === "owner" || trade === "designer";
  const claims = [
    {
      name: subcontractor,
      firm: sender,
      speaksFor: REQUEST,
      weight: 4.5,
      says: "the named subcontractor, sends it",
    },
    {
      name: gc,
      firm: sender,
      speaksFor: ORDER,
      weight: 4,
      says: "the named general contractor, sends it",
    },
    {
      name: isFromAbove ? null : gc,
      firm: addressee,
      speaksFor: REQUEST,
      weight: sender === null ? 2.5 : FROM_SOMEBODY,
      says: "the named general contractor, is addressed",
    },
    {
      name: subcontractor,
      firm: addressee,
      speaksFor: ORDER,
      weight: 2.5,
      says: "the named subcontractor, is addressed",
    },
  ] as const;
  return claims.flatMap(({ name, firm, speaksFor, weight, says }): readonly KindMark[] => {
    if (name === null || firm === null || !isSameFirm(name, firm.value)) return [];
    return [{ speaksFor, weight, because: `${firm.value}, ${says}.`, from: firm.from[0] }];
  });
}

function titleMarks({ title, carriesSum }: KindContext): readonly KindMark[] {
  const marks: KindMark[] = [];
  if (title !== null) {
    const printed = textOfWords(title.label.words);
    const from = placeOfWords(title.label.words, title.label.pageNumber);
    if (title.rule.means === "request")
      marks.push({ speaksFor: REQUEST, weight: 2, because: `Its title is "${printed}".`, from });
    if (title.rule.means === "order")
      marks.push({ speaksFor: ORDER, weight: 0.8, because: `Its title is "${printed}".`, from });
  }
  if (carriesSum)
    marks.push({
      speaksFor: ORDER,
      weight: 0.6,
      because: "It carries the contract sum forward.",
      from: null,
    });
  return marks;
}

/** Words that speak for a kind wherever they stand; of one rule's phrases the first counts. */
function wordMarks({ texts, marks: vocabulary }: KindContext): readonly KindMark[] {
  const found = new Map<MarkRule, KindMark>();
  for (const { meanings, words, pageNumber } of labelsIn(texts, vocabulary)) {
    for (const rule of meanings) {
      if (found.has(rule)) continue;
      const printed = textOfWords(words);
      found.set(rule, {
        speaksFor: rule.speaksFor,
        weight: rule.weight,
        because: `It ${rule.says}: "${printed}".`,
        from: placeOfWords(words, pageNumber),
      });
    }
  }
  return [...found.values()];
}
