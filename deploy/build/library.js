// @ts-check
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";

/**
 * Takes comments and indentation out of the library's modules: their types keep the comments, and an installation is 1 MB smaller.
 * Names stay, and lines end now and then, so that a stack still says where something went wrong.
 */
for (const folder of ["dist/src", "dist/templates"]) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const modules = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".js"));
  await Promise.all(
    modules.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const text = await readFile(path, "utf8");
      const { code } = await transform(text, {
        format: "esm",
        target: "node20.19",
        minifyWhitespace: true,
        lineLimit: 160,
        legalComments: "none",
        charset: "utf8",
      });
      if (code === text) return;
      // A program that runs meanwhile finds the one or the other, and never a half.
      await writeFile(`${path}.new`, code);
      await rename(`${path}.new`, path);
    }),
  );
}
