/**
 * The programs that run in worker threads. All are named from one folder below `src`, and so are found from the same depth
 * in `dist/src` and in the bundle `dist/run`.
 */
export const READ_WORKER: URL = new URL("../batch/read-worker.js", import.meta.url);
export const SPLIT_WORKER: URL = new URL("../batch/split-worker.js", import.meta.url);
export const ANSWER_WORKER: URL = new URL("../http/answer-worker.js", import.meta.url);
export const COUNT_WORKER: URL = new URL("../http/count-worker.js", import.meta.url);
export const EXPLAIN_WORKER: URL = new URL("../explain/explain-worker.js", import.meta.url);
export const PICTURE_WORKER: URL = new URL("../explain/picture-worker.js", import.meta.url);
export const LEARN_WORKER: URL = new URL("../cli/learn/learn-worker.js", import.meta.url);
export const REPORT_WORKER: URL = new URL("../report/report-worker.js", import.meta.url);
export const REVIEW_WORKER: URL = new URL("../cli/review/review-worker.js", import.meta.url);
