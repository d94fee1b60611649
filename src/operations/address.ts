import { UnusableCall } from "./unusable-call.ts";

/**
 * Resolves an address from a reply. Throws UnusableCall unless it is under the client's base, so that no reply can send
 * a customer's file elsewhere.
 */
export function addressUnder(base: string, address: unknown): string {
  const root = withSlash(new URL(base, globalThis.location?.href));
  const whole = new URL(typeof address === "string" ? address : "", root);
  const isUnder = whole.origin === root.origin && whole.pathname.startsWith(root.pathname);
  if (!isUnder || whole.pathname === root.pathname) throw new UnusableCall("The address is not under its base.");
  return whole.href;
}

function withSlash(base: URL): URL {
  return base.pathname.endsWith("/") ? base : new URL(`${base.pathname}/`, base);
}
