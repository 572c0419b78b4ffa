import type * as inNode from "../read/part-of.ts";

/** In a browser a file is one document. */
export const partOf: typeof inNode.partOf = async () => Promise.reject(new RangeError(WHOLE));
export const partsAmong: typeof inNode.partsAmong = () => [];
export const hasReader: typeof inNode.hasReader = (_kind): _kind is never => false;
export const mayBeRead: typeof inNode.mayBeRead = () => false;
export const mainPartOf: typeof inNode.mainPartOf = () => null;
export const isSwornStatement: typeof inNode.isSwornStatement = () => false;
export const fromFirstPage: typeof inNode.fromFirstPage = (contents) => contents;
export const movedBack: typeof inNode.movedBack = (reading) => reading;

const WHOLE = "In a browser no `pages` can be named.";
