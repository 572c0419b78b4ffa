#!/usr/bin/env node
import { runsOn } from "./runs-on.js";

if (runsOn(process.versions.node)) {
  const { start } = await import("../dist/run/cli/start.js");
  await start();
}
