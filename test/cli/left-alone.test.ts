import { expect, test } from "vitest";
import { leftAloneSentences } from "../../src/finding/left-alone.ts";
import { crossfoot, EMPTY, folderOf, GOOD } from "./run-crossfoot.ts";

const NONE = { files: 0, pictures: 0, named: [], wrapped: [] };

test("the first files that are skipped are named, and the others counted", () => {
  expect(leftAloneSentences(NONE)).toEqual([]);
  expect(leftAloneSentences({ ...NONE, files: 5, pictures: 1, named: ["a.txt", "b.txt"] })).toEqual(
    [
      "Skipped 5 files (not PDFs): a.txt, b.txt and 3 more.",
      "Skipped 1 picture in the folders. Name a picture to have it read, or read the folder with --kind invoice.",
    ],
  );
});

test("pictures in a ZIP file are told by name with what to do, of many the first ten", () => {
  const one = { wrapper: "three.zip", count: 1, named: ["slip.jpg"] };
  expect(leftAloneSentences({ ...NONE, wrapped: [one] })).toEqual([
    "Skipped 1 picture in three.zip: slip.jpg. To have it read, take it out and name it, or read three.zip with --kind invoice.",
  ]);
  const many = Array.from({ length: 13 }, () => ({ ...one, count: 4 }));
  const sentences = leftAloneSentences({ ...NONE, wrapped: many });
  expect(sentences).toHaveLength(11);
  expect(sentences[0]).toContain(
    "Skipped 4 pictures in three.zip: slip.jpg and 3 more. To have them",
  );
  expect(sentences.at(-1)).toBe("Skipped 12 pictures in 3 more ZIP files or e-mails.");
});

test("nothing in their names steers the terminal", async () => {
  const folder = folderOf({ "a.pdf": GOOD, "no\u001b[31mtes.txt": EMPTY });
  const { stderr } = await crossfoot(["read", folder, "--no-journal"]);
  expect(stderr).toContain("Skipped 1 file (not PDFs): no [31mtes.txt.");
});
