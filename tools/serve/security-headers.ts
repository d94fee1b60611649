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

/** Origins of the foreign pages that a client shows inside its own. */
function frameOrigins(client: Client): string[] {
  const origins = [...new Set(Object.values(client.frames ?? {}).map(frameOrigin))];
  return origins.length === 0 ? ["'none'"] : origins;
}

function frameOrigin(frame: string): string {
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
export function contentSecurityPolicy(client: Client, inline: InlineSources = inlineSources(undefined)): string {
  const backEnd = backEndOrigins(client);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    "font-src 'self'",
    // A chosen picture is shown before it is sent: the page itself makes `blob:` addresses.
    ["img-src 'self' data: blob:", ...backEnd].join(" "),
    ["connect-src 'self'", ...backEnd].join(" "),
    ["frame-src", ...frameOrigins(client)].join(" "),
    "object-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** The headers of every answer that a client's host gives. */
export const responseHeaders = (client: Client, screen: FirstScreen | undefined): Readonly<Record<string, string>> => ({
  ...answers.everyAnswer,
  "content-security-policy": contentSecurityPolicy(client, inlineSources(screen)),
});
