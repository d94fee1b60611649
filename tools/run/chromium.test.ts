import { expect, test } from "vitest";
import { chromiumCandidates, findChromium, headlessShell } from "./chromium.mjs";

const only = (path: string) => (candidate: string) => candidate === path;

test("CHROMIUM_PATH is preferred to any other browser", () => {
  const env = { CHROMIUM_PATH: "/opt/mine", PATH: "/usr/bin" };
  expect(findChromium("linux", env, () => true)).toBe("/opt/mine");
});

test("a CHROMIUM_PATH that cannot be run is not silently replaced", () => {
  const env = { CHROMIUM_PATH: "/opt/gone", PATH: "/usr/bin" };
  expect(findChromium("linux", env, only("/usr/bin/chromium"))).toBeUndefined();
});

test("Linux: Chromium anywhere on the path comes before Chrome", () => {
  const isThere = (path: string) => ["/a/google-chrome", "/b/chromium"].includes(path);
  expect(findChromium("linux", { PATH: "/a:/b" }, isThere)).toBe("/b/chromium");
});

test("Linux: a Chromium without a window comes before one with", () => {
  const isThere = (path: string) => [headlessShell, "/usr/bin/chromium"].includes(path);
  expect(findChromium("linux", { PATH: "/usr/bin" }, isThere)).toBe(headlessShell);
});

test("macOS: applications are found", () => {
  const chrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  expect(findChromium("darwin", {}, only(chrome))).toBe(chrome);
});

test("Windows: Chrome is looked for in all program folders", () => {
  const candidates = chromiumCandidates("win32", { PROGRAMFILES: "C:\\Program Files", LOCALAPPDATA: "C:\\Local" });
  const chromes = candidates.filter((path) => path.includes("Google"));
  expect(chromes.map((path) => path.replaceAll("/", "\\"))).toEqual([
    "C:\\Local\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ]);
});

test("without a browser the path is undefined", () => {
  expect(findChromium("linux", { PATH: "/usr/bin" }, () => false)).toBeUndefined();
});
