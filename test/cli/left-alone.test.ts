import { expect, test } from "vitest";
import { leftAloneSentences } from "../../src/finding/left-alone.ts";
import { crossfoot, EMPTY, folderOf, GOOD } from "./run-crossfoot.ts";

test("the first files that are skipped are named, and the others counted", () => {
  expect(leftAloneSentences({ files: 0, pictures: 0, named: [] })).toEqual([]);
  expect(leftAloneSentences({ files: 5, pictures: 1, named: ["a.txt", "b.txt"] })).toEqual([
    "Skipped 5 files in the folders (not PDFs): a.txt, b.txt and 3 more.",
    "Skipped 1 picture in the folders. Name a picture to have it read, or read the folder with --kind invoice.",
  ]);
});

test("nothing in their names steers the terminal", async () => {
  const folder = folderOf({ "a.pdf": GOOD, "no\u001b[31mtes.txt": EMPTY });
  const { stderr } = await crossfoot(["read", folder, "--no-journal"]);
  expect(stderr).toContain("Skipped 1 file in the folders (not PDFs): no [31mtes.txt.");
});
