import { Option } from "commander";

/** `--accepted` of the commands that say what to do with papers. */
export function acceptedOption(): Option {
  return new Option(
    "--accepted",
    "take what a person has accepted beside each PDF with crossfoot review",
  );
}

/** What `read` says of it. */
export const ACCEPTED_NOTES = `Accepted papers
  With --accepted a paper that a person went through with crossfoot review is read as it was accepted
  there: NAME.review.json beside the PDF says which printed words were pointed at, and they are read
  again. A warning says so, and on what that person decided. Where the PDF is another one by now, or its words
  lead to another reading, it is read as ever, a warning says why, and the verdict is check. Anybody
  who can write beside your PDFs can accept them: leave the option out for folders of others.
`;
