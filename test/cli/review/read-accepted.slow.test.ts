import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { crossfoot, folderOf } from "../run-crossfoot.ts";
import { acceptAll, readAccepted, shown } from "./accept-all.ts";
import { runReview } from "./run-review.ts";

const PAPER = "fixtures/invoice/hire-schedule/scaffold.pdf";

describe("what was saved", () => {
  let folder: string;
  beforeAll(async () => {
    folder = folderOf({ "bill.pdf": PAPER });
    const review = await runReview([folder]);
    await acceptAll(review, 0);
    await shown(review.post("papers/0/decide", { field: "purchaseOrder", act: "absent" }));
    await shown(review.post("papers/0/save"));
    await review.stop();
  });

  test("is what read --accepted reads, and it says that a person said so", async () => {
    const truth = JSON.parse(readFileSync(join(folder, "bill.truth.json"), "utf8")) as {
      readonly invoice: object;
    };
    const { answer, stderr } = await readAccepted(folder);
    expect(answer.invoice).toEqual(truth.invoice);
    expect(answer.warnings.join()).toContain("A person reviewed this paper");
    expect(stderr).toContain("1 paper was read as accepted with crossfoot review.");
  });

  test("is not taken unasked, and that it waits is said", async () => {
    const { stdout, stderr } = await crossfoot(["read", folder, "--format", "json"]);
    expect(stdout).not.toContain("A person went");
    expect(stderr).toContain("1 paper was accepted with crossfoot review; --accepted takes");
  });

  test("is told by the page of report --accepted", async () => {
    const out = join(folder, "report.html");
    await crossfoot(["report", folder, "--accepted", "--no-pictures", "--out", out]);
    expect(readFileSync(out, "utf8")).toContain("A person reviewed this paper");
  });

  test("is told by the page of explain --accepted", async () => {
    const out = join(folder, "bill.html");
    await crossfoot(["explain", join(folder, "bill.pdf"), "--accepted", "--out", out]);
    expect(readFileSync(out, "utf8")).toContain("A person reviewed this paper");
  });

  test.each([["audit"], ["draw"], ["match", "--orders", "fixtures/match/orders.csv"]])(
    "is taken by %s --accepted",
    async (...words) => {
      const { stderr } = await crossfoot([...words, folder, "--accepted"]);
      expect(stderr).toContain("1 paper was read as accepted with crossfoot review.");
      const { stderr: unasked } = await crossfoot([...words, folder]);
      expect(unasked).toContain("1 paper was accepted with crossfoot review; --accepted takes");
    },
  );

  test("is not taken of another PDF under its name, and the paper is to be checked", async () => {
    copyFileSync("fixtures/invoice/progress-bill/abschlag.pdf", join(folder, "bill.pdf"));
    const { answer, stderr } = await readAccepted(folder);
    expect(answer.warnings.join()).toContain("is of another version of the file and was not used");
    expect(stderr).not.toContain("read as accepted");
  });
});
