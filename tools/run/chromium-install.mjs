import { existsSync } from "node:fs";
import { runInherited } from "./child-process.mjs";
import { findChromium, headlessShell } from "./chromium.mjs";
import { debianInstall, isDebian, mayInstall } from "./debian.mjs";

/** Pages in Chinese and Thai are measured and shown with the fonts of these packages. */
const fonts = ["fonts-noto-cjk", "fonts-thai-tlwg", "fonts-noto-core"];
const debianPackages = ["chromium", ...fonts];

/** The one command that installs Chromium here. */
export function installCommand() {
  if (process.platform === "darwin") return "brew install --cask chromium";
  if (process.platform === "win32") return "winget install --id Google.Chrome";
  if (existsSync("/usr/bin/dnf")) return "sudo dnf install -y chromium";
  if (isDebian()) return `sudo apt-get install -y --no-install-recommends ${debianPackages.join(" ")}`;
  return "sudo apt-get install -y chromium-browser";
}

/**
 * Finds Chromium. On Debian, as root, in CI it is installed where it is missing, and the one without a window beside
 * one that has one; where that is not to be had, the tests take longer.
 * @returns {Promise<string | undefined>} its path
 */
export async function provideChromium() {
  const found = findChromium();
  if (process.env.CHROMIUM_PATH || found === headlessShell || !mayInstall()) return found;
  const missing = found === undefined ? fonts : [];
  if (await install(["chromium-headless-shell", ...missing])) return findChromium();
  if (found !== undefined) return found;
  return (await install(debianPackages)) ? findChromium() : undefined;
}

/**
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they are there now
 */
async function install(packages) {
  process.stdout.write(`  installing from Debian's packages: ${packages.join(", ")}\n`);
  return (await runInherited("sh", ["-c", debianInstall(packages)])) === 0;
}
