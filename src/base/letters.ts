/** Whether a text has a word in it: two letters in a row, which no figure, sign or number of an item has. */
export function hasLetters(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}
