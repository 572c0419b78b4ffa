/** The page at `/assets/answer.html`, in which `drop.js` shows an answer: a frame of its own origin and policy, because a document within the page would inherit the page's. */
export const ANSWER_FRAME: string = `<!doctype html>
<html lang="en"><title>Answer</title></html>
`;

/** The Content-Security-Policy that `/assets/answer.html` is served with, in the place of the pages' own. */
export const ANSWER_FRAME_POLICY: string =
  "sandbox allow-scripts; default-src 'none'; frame-ancestors 'self'";
