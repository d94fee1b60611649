import type { ShownFrame } from "../../src/checker/release/release-for.ts";
import type { Client } from "../../src/documents/generated/client.ts";
import { type FirstScreen, type InlineSources, inlineSources } from "../build/first-screen/first-screen.ts";
import answers from "../release/serving/answers.mjs";
import { listedOrigin, UnfitOrigin } from "./listed-origin.ts";

/** Origins outside the portal's own to which a client's back end sends the browser. */
function backEndOrigins(client: Client): string[] {
  const outside = Object.values(client.backEnd.bases).filter((base) => !isOwnPath(base));
  return [...new Set(outside.map(listedOrigin))];
}

/** Whether a base is a path of the portal's own host. */
const isOwnPath = (base: string): boolean => /^\/(?![/\\\s])/.test(base);

/** The foreign pages that a client lists itself; those of its programmes come with its release. */
const ownFrames = ({ frames = {} }: Client): readonly ShownFrame[] =>
  Object.values(frames).map((origin) => ({ origin, allow: [] }));

/** Origins of foreign pages. */
function frameOrigins(frames: readonly ShownFrame[]): string[] {
  const origins = [...new Set(frames.map(({ origin }) => exactOrigin(origin)))];
  return origins.length === 0 ? ["'none'"] : origins;
}

/** Origins to which a client's pages may send a form. */
function originsToLeaveTo({ leavesTo = {} }: Client): string[] {
  const origins = [...new Set(Object.values(leavesTo).map(exactOrigin))];
  return origins.length === 0 ? ["'none'"] : origins;
}

function exactOrigin(frame: string): string {
  const origin = listedOrigin(frame);
  if (origin !== frame) throw new UnfitOrigin(`"${frame}" is more than an origin`);
  return origin;
}

/**
 * The policy under which a client's pages run: only what the portal itself serves, the client's back
 * end and its frames, and what the page itself holds, by its hash. Throws `UnfitOrigin` for an address that no policy
 * can name.
 * Source: Content Security Policy Level 3, Trusted Types.
 */
export function contentSecurityPolicy(
  client: Client,
  inline: InlineSources = inlineSources(undefined),
  frames = ownFrames(client),
): string {
  const backEnd = backEndOrigins(client);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    "font-src 'self'",
    // A chosen picture is shown before it is sent: the page itself makes `blob:` addresses.
    ["img-src 'self' data: blob:", ...backEnd].join(" "),
    ["connect-src 'self'", ...backEnd].join(" "),
    ["frame-src", ...frameOrigins(frames)].join(" "),
    "object-src 'none'",
    ["form-action", ...originsToLeaveTo(client)].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/**
 * The features of the browser: none, but those that a foreign page needs, for its origin. A page can pass on only what
 * it may use itself.
 * Source: Permissions Policy, section 9.5.
 */
function permissionsPolicy(frames: readonly ShownFrame[]): string {
  const closed = answers.everyAnswer["permissions-policy"] ?? "";
  return closed.replaceAll(/([a-z-]+)=\(\)/g, (unused, feature) => {
    const origins = frames
      .filter(({ allow }) => allow.includes(feature))
      .map(({ origin }) => `"${exactOrigin(origin)}"`);
    return origins.length === 0 ? unused : `${feature}=(self ${[...new Set(origins)].join(" ")})`;
  });
}

/** The headers of every answer that a client's host gives. */
export const responseHeaders = (
  client: Client,
  screen: FirstScreen | undefined,
  frames = ownFrames(client),
): Readonly<Record<string, string>> => ({
  ...answers.everyAnswer,
  "permissions-policy": permissionsPolicy(frames),
  "content-security-policy": contentSecurityPolicy(client, inlineSources(screen), frames),
});
