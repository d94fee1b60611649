import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

/**
 * Chromium without a window, which needs a third less processor time. The program itself, because the command is a
 * script that forwards no signal.
 */
export const headlessShell = "/usr/lib/chromium/chromium-headless-shell";

/** @type {Partial<Record<NodeJS.Platform, readonly string[]>>} */
const placesByPlatform = {
  linux: ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"],
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [
    "Chromium\\Application\\chrome.exe",
    "Google\\Chrome\\Application\\chrome.exe",
    "Microsoft\\Edge\\Application\\msedge.exe",
  ],
};

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {NodeJS.ProcessEnv} env */
function windowsCandidates(env) {
  const roots = [env.LOCALAPPDATA, env.PROGRAMFILES, env["PROGRAMFILES(X86)"]].filter((root) => root !== undefined);
  return (placesByPlatform.win32 ?? []).flatMap((place) => roots.map((root) => join(root, place)));
}

/** @param {NodeJS.ProcessEnv} env */
function unixCandidates(env) {
  const folders = [...(env.PATH ?? "").split(delimiter), ...(placesByPlatform.linux ?? [])].filter(Boolean);
  return [headlessShell, ...names.flatMap((name) => folders.map((folder) => join(folder, name)))];
}

/**
 * Where Chromium might be, best first.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 */
export function chromiumCandidates(platform, env) {
  if (platform === "win32") return windowsCandidates(env);
  if (platform === "darwin") return [...(placesByPlatform.darwin ?? []), ...unixCandidates(env)];
  return unixCandidates(env);
}

/**
 * The path of an installed Chromium, or a browser built on it; CHROMIUM_PATH decides where it is set.
 * @returns {string | undefined}
 */
export function findChromium(platform = process.platform, env = process.env, exists = isExecutable) {
  const named = env.CHROMIUM_PATH;
  if (named !== undefined && named !== "") return exists(named) ? named : undefined;
  return chromiumCandidates(platform, env).find(exists);
}
