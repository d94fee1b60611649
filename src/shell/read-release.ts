import { type Release, releaseAddress } from "../documents/release.ts";
import { inCurrentFormat } from "./current-format.ts";

const parts = [
  "hash",
  "client",
  "offers",
  "routes",
  "session",
  "calls",
  "operations",
  "journeys",
  "components",
  "texts",
  "preloaded",
  "ahead",
];

/** The build makes and checks a release; here it is only checked for presence and completeness. */
const isRelease = (value: unknown): value is Release =>
  typeof value === "object" && value !== null && parts.every((part) => part in value);

/**
 * The release that the server put into the page.
 * @throws Error when it is absent or incomplete
 */
export function readRelease(page: Document): Release {
  const text = page.getElementById("release")?.textContent ?? "";
  const release: unknown = JSON.parse(text);
  if (!isRelease(release)) throw new Error("The release in the page is not whole.");
  return release;
}

/**
 * The release on which a run began, if its documents still exist.
 * @throws Error when it cannot be loaded now
 */
export async function fetchRelease(hash: string, clientId: string): Promise<Release | undefined> {
  const reply = await fetch(releaseAddress(hash, clientId), { credentials: "same-origin" });
  if (reply.status === 404) return undefined;
  if (!reply.ok) throw new Error(`The server answered ${reply.status}.`);
  const release: unknown = await reply.json();
  if (!isRelease(release)) throw new Error("The release of the run is not whole.");
  return inCurrentFormat(release);
}
