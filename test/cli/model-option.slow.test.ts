import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ANSWER, KEY } from "../fallback/support/asked.ts";
import { modelServer, says } from "../fallback/support/model-server.ts";
import { crossfoot, folderOf, GOOD } from "./run-crossfoot.ts";

const SET = {
  CROSSFOOT_MODEL: "small",
  CROSSFOOT_MODEL_KEY: KEY,
  CROSSFOOT_MODEL_URL: "https://user:secret@models.example/v1?key=secret",
  CROSSFOOT_MODEL_TIMEOUT: "soon",
};

describe("--model", () => {
  test.each(["read", "explain"])(
    "of %s tells all that is wrong and reads nothing",
    async (command) => {
      const cwd = folderOf();
      const { code, stdout, stderr } = await crossfoot([command, GOOD], { env: SET, cwd });
      expect(code).toBe(2);
      expect(stdout).toBe("");
      expect(stderr).toContain("CROSSFOOT_MODEL_URL must hold neither");
      expect(stderr).toContain("CROSSFOOT_MODEL_TIMEOUT must be");
      expect(stderr).not.toContain("secret");
      expect(existsSync(join(cwd, "first-application.html"))).toBe(false);
    },
  );

  test("off holds whatever is set", async () => {
    const { code, stderr } = await crossfoot(["read", GOOD, "--quiet", "--model", "off"], {
      env: SET,
    });
    expect([code, stderr]).toEqual([0, ""]);
  });

  test("asks nothing about a document that is read surely", async () => {
    const server = await modelServer(says(ANSWER));
    const url = `http://127.0.0.1:${server.port}`;
    const env = { CROSSFOOT_MODEL: "small", XDG_STATE_HOME: folderOf() };
    const plain = await crossfoot(["read", GOOD, "--format", "json"]);
    const asked = await crossfoot(["read", GOOD, "--format", "json", "--model", url], { env });
    expect(asked).toEqual(plain);
    expect(server.received).toHaveLength(0);
  });
});

describe("doctor", () => {
  const modelLine = async (env: Readonly<Record<string, string>>): Promise<string> => {
    const { stdout } = await crossfoot(["doctor"], { env });
    return stdout.split("\n").find((line) => line.includes("  Model ")) ?? "";
  };

  test("says that no model is asked", async () => {
    expect(await modelLine({})).toMatch(/^ok .*off: nothing is sent/);
  });

  test("says where a model is asked, and sends nothing", async () => {
    const server = await modelServer(says(ANSWER));
    const here = `http://127.0.0.1:${server.port}`;
    const line = await modelLine({ CROSSFOOT_MODEL: "small", CROSSFOOT_MODEL_URL: here });
    expect(line).toMatch(/^ok .*small at 127\.0\.0\.1:\d+ .* words stay on this machine$/);
    expect(server.received).toHaveLength(0);
    const away = { CROSSFOOT_MODEL: "small", CROSSFOOT_MODEL_URL: "http://models.example/v1" };
    expect(await modelLine(away)).toMatch(
      /models\.example:80 .* leave this machine, and not encrypted$/,
    );
  });

  test("says what is wrong with what is set", async () => {
    const line = await modelLine(SET);
    expect(line).toMatch(/^failed .*CROSSFOOT_MODEL_TIMEOUT/);
    expect(line).not.toContain("secret");
  });
});
