import { LIMITS, type Limits } from "../base/limits.ts";

/** The limits of reads on a machine of one's own, where no option names others: files may be larger than what is sent over a network. */
export const LOCAL_LIMITS: Limits = { ...LIMITS, documentBytes: 52_428_800 };
