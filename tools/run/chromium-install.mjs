import { existsSync } from "node:fs";
import { runInherited } from "./child-process.mjs";
import { findChromium } from "./chromium.mjs";
import { debianInstall, isDebian, mayInstall } from "./debian.mjs";

/** Pages in Chinese and Thai are measured and shown with the fonts of these packages. */
const debianPackages = ["chromium", "fonts-noto-cjk", "fonts-thai-tlwg", "fonts-noto-core"];

/** The one command that installs Chromium here. */
export function installCommand() {
  if (process.platform === "darwin") return "brew install --cask chromium";
  if (process.platform === "win32") return "winget install --id Google.Chrome";
  if (existsSync("/usr/bin/dnf")) return "sudo dnf install -y chromium";
  if (isDebian()) return `sudo apt-get install -y --no-install-recommends ${debianPackages.join(" ")}`;
  return "sudo apt-get install -y chromium-browser";
}

/**
 * Finds Chromium, or installs it: on Debian, as root, in CI.
 * @returns {Promise<string | undefined>} its path
 */
export async function provideChromium() {
  const found = findChromium();
  if (found !== undefined || process.env.CHROMIUM_PATH || !mayInstall()) return found;
  process.stdout.write("  no Chromium found; installing it from Debian's packages\n");
  const code = await runInherited("sh", ["-c", debianInstall(debianPackages)]);
  return code === 0 ? findChromium() : undefined;
}
