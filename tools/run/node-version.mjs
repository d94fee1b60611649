import { readFileSync } from "node:fs";
import { join } from "node:path";

/** @param {string} version as `20.19` or `20.19.4` */
function numbers(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return { major, minor };
}

/**
 * @param {string} repository whose package.json says `engines.node` as `>=20.19`
 * @throws when this Node is older
 */
export function requireNode(repository) {
  const range = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")).engines.node;
  const least = numbers(range.replace(">=", ""));
  const version = process.versions.node;
  const have = numbers(version);
  const isEnough = have.major > least.major || (have.major === least.major && have.minor >= least.minor);
  if (!isEnough)
    throw new Error(`Node ${version} is too old: the portal needs ${range}. Get it from https://nodejs.org.`);
}
