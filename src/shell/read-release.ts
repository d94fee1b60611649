import type { Release } from "../documents/release.ts";

const parts = [
  "hash",
  "client",
  "routes",
  "session",
  "calls",
  "operations",
  "journeys",
  "components",
  "texts",
  "preloaded",
];

/** The build makes and checks a release; here it is only told apart from none, or a cut one. */
const isRelease = (value: unknown): value is Release =>
  typeof value === "object" && value !== null && parts.every((part) => part in value);

/**
 * The release that the server put into the page.
 * @throws Error where there is none, or it is not whole
 */
export function readRelease(page: Document): Release {
  const text = page.getElementById("release")?.textContent ?? "";
  const release: unknown = JSON.parse(text);
  if (!isRelease(release)) throw new Error("The release in the page is not whole.");
  return release;
}
