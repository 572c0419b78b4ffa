/** The script at `/assets/drop.js`: drag and drop, progress, errors, and the answer within the page. */
export const DROP_SCRIPT: string = `"use strict";
`;
