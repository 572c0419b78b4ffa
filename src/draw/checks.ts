import { listedFirms, listsAgree, listTotalsAgree } from "./checks/lists.ts";
import { billedInStep } from "./checks/months.ts";
import { retainageLimit } from "./checks/retainage.ts";
import { ordersAgreed, ordersDocumented } from "./checks/orders.ts";
import {
  waiverAmounts,
  waiverDays,
  waiverProjects,
  waiversGiven,
  waiversSigned,
  waiverTexts,
  waiverTypes,
} from "./checks/waivers.ts";
import {
  linesCoverWork,
  materialBilled,
  periodsAgree,
  retainageAgrees,
  rowsInSchedule,
} from "./checks/work.ts";
import type { DrawCheck } from "./draw-check.ts";

/** All comparisons of the papers of a draw, in the order in which they are reported. */
export const DRAW_CHECKS: readonly DrawCheck[] = [
  waiversGiven,
  waiverAmounts,
  waiverTypes,
  waiverDays,
  waiverProjects,
  waiversSigned,
  waiverTexts,
  linesCoverWork,
  rowsInSchedule,
  periodsAgree,
  retainageAgrees,
  retainageLimit,
  materialBilled,
  ordersDocumented,
  ordersAgreed,
  listsAgree,
  listTotalsAgree,
  listedFirms,
  billedInStep,
];
