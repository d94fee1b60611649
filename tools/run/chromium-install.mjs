import { existsSync, readFileSync } from "node:fs";
import { runInherited } from "./child-process.mjs";
import { findChromium } from "./chromium.mjs";

/** Pages in Chinese and Thai are measured and shown with the fonts of these packages. */
const debianPackages = ["chromium", "fonts-noto-cjk", "fonts-thai-tlwg", "fonts-noto-core"];
const aptInstall = `apt-get install -y --no-install-recommends ${debianPackages.join(" ")}`;

function isDebian() {
  return existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
}

function mayInstall() {
  return isDebian() && process.getuid?.() === 0 && Boolean(process.env.CI);
}

/** The one command that installs Chromium here. */
export function installCommand() {
  if (process.platform === "darwin") return "brew install --cask chromium";
  if (process.platform === "win32") return "winget install --id Google.Chrome";
  if (existsSync("/usr/bin/dnf")) return "sudo dnf install -y chromium";
  if (isDebian()) return `sudo ${aptInstall}`;
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
  const code = await runInherited("sh", ["-c", `apt-get update && DEBIAN_FRONTEND=noninteractive ${aptInstall}`]);
  return code === 0 ? findChromium() : undefined;
}
