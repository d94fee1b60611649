import type { SessionEnding as EndingDocument } from "../../documents/generated/session.ts";
import { isJsonObject } from "../../documents/json.ts";
import { type Instant, parseDuration } from "../../engine/index.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { Condition } from "../shell-runs.ts";

/** The longest timer of a browser: 31 bits of milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Watches for the end of the session. */
export interface SessionEnding {
  /** Reads the end again: tokens changed, or time passed while timers were stopped. */
  refresh(): void;
  /** Whether the token says that the session has not ended yet. */
  lastsByToken(): boolean;
  /** The system event for the present situation. */
  condition(): Condition | undefined;
}

/**
 * The dependencies of watching: the portal's parts, the session document's declaration of its end, and the customer's
 * tokens.
 */
type EndingParts = Pick<PortalParts, "emit" | "expired" | "now" | "timers"> & {
  readonly ending: EndingDocument | undefined;
  /** A stored token by its name, while a customer is signed in. */
  token(name: string): string | undefined;
};

/** Emits `session.ending` once, with the instant `endsAt`, and ends the session on time, by the server's clock. */
export function createSessionEnding(parts: EndingParts): SessionEnding {
  const { ending } = parts;
  const before = parseDuration(ending?.before ?? "") ?? 0;
  let announcedEnd: Instant | undefined;
  let cancel = () => {};

  const end = () => (ending === undefined ? undefined : readExpiry(parts.token(ending.token)));

  const ends = (at: Instant): Condition => ({ name: "session.ending", with: { endsAt: new Date(at).toISOString() } });

  function wait(until: Instant): void {
    cancel = parts.timers.after(Math.min(until - parts.now(), LONGEST), refresh);
  }

  function refresh(): void {
    cancel();
    const at = end();
    if (at === undefined) return;
    const now = parts.now();
    if (now >= at) parts.expired();
    else wait(now < at - before ? at - before : at);
    if (now < at - before || now >= at || announcedEnd === at) return;
    announcedEnd = at;
    parts.emit(ends(at).name, ends(at).with);
  }

  return {
    refresh,
    lastsByToken: () => parts.now() < (end() ?? 0),
    condition() {
      const at = end();
      return at !== undefined && parts.now() >= at - before ? ends(at) : undefined;
    },
  };
}

/** When a JWT expires (RFC 7519, section 4.1.4), also after the word `Bearer`; undefined for any other token. */
export function readExpiry(token = ""): Instant | undefined {
  const [, payload = ""] = token.replace(/^Bearer /, "").split(".");
  try {
    const base64 = payload.replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(base64));
    return isJsonObject(claims) && typeof claims.exp === "number" ? claims.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
