import { existsSync, readFileSync } from "node:fs";

/** Whether this is Debian. */
export function isDebian() {
  return existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
}

/** Whether packages may be installed unasked: on Debian, as root, in CI. */
export function mayInstall() {
  return isDebian() && process.getuid?.() === 0 && Boolean(process.env.CI);
}

/**
 * The command that installs packages without asking, for a shell of root's.
 * @param {readonly string[]} packages
 */
export function debianInstall(packages) {
  const install = `apt-get install -y --no-install-recommends ${packages.join(" ")}`;
  return `apt-get update && DEBIAN_FRONTEND=noninteractive ${install}`;
}
