import { PortalError } from "../portal-error.ts";
import type { DocumentLoader } from "../ports.ts";

/** Fetches the release's JSON files. They never change at their URL, so any copy in the browser's cache is good. */
export const fetchDocument: DocumentLoader = async (url) => {
  const reply = await fetch(url, { credentials: "same-origin" });
  if (reply.status === 404) return undefined;
  if (!reply.ok) throw new PortalError(`The server answered ${reply.status}.`);
  return reply.json();
};
