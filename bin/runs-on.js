/** The oldest Node that crossfoot runs on. Plain enough for Nodes that are far older. */
const OLDEST = [20, 19];

/**
 * Whether crossfoot runs on this version of Node. Where it does not, says so in a sentence and has the process end with 2, as
 * for any wrong command line.
 *
 * @param {string} version
 * @returns {boolean}
 */
export function runsOn(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return true;
  process.stderr.write(
    `crossfoot: Node ${version} is too old. Install Node ${OLDEST.join(".")} or newer from https://nodejs.org, then run this again.\n`,
  );
  process.exitCode = 2;
  return false;
}
