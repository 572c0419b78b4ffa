#!/usr/bin/env node
import { runsOn } from "./runs-on.js";

if (runsOn(process.versions.node)) {
  const { main } = await import("../dist/run/cli/main.js");
  await main();
}
