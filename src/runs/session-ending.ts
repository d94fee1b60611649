import type { SessionEnding as EndingDocument } from "../documents/generated/session.ts";
import { isJsonObject } from "../documents/json.ts";
import { type Instant, parseDuration } from "../engine/index.ts";
import type { TimerPort } from "./ports.ts";
import type { Condition } from "./shell-runs.ts";

/** Browsers keep no longer timer than 31 bits of milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Watches for the end of the session. */
export interface SessionEnding {
  /** Looks again: tokens came or went, or time passed while nothing ran. */
  look(): void;
  /** The system event that says what is the case now. */
  condition(): Condition | undefined;
}

/** What watching needs of the portal. */
export interface SessionEndingHost {
  /** What the session document says of its end. */
  readonly ending: EndingDocument | undefined;
  readonly timers: TimerPort;
  now(): Instant;
  /** A kept token by its name, while somebody is signed in. */
  token(name: string): string | undefined;
  /** Tells `session.ending`, with the instant `endsAt`. */
  tell(name: string, values: Condition["with"]): void;
  /** The session is over. */
  expired(): void;
}

/** Tells once that an end is near, by the server's time, and when it is there. A token that says no end has none. */
export function createSessionEnding(host: SessionEndingHost): SessionEnding {
  const { ending } = host;
  const before = parseDuration(ending?.before ?? "") ?? 0;
  let told: Instant | undefined;
  let cancel = () => {};

  const end = () => (ending === undefined ? undefined : expiryOf(host.token(ending.token)));

  const ends = (at: Instant): Condition => ({ name: "session.ending", with: { endsAt: new Date(at).toISOString() } });

  function wait(until: Instant): void {
    cancel = host.timers.after(Math.min(until - host.now(), LONGEST), look);
  }

  function look(): void {
    cancel();
    const at = end();
    if (at === undefined) return;
    const now = host.now();
    if (now >= at) host.expired();
    else wait(now < at - before ? at - before : at);
    if (now < at - before || now >= at || told === at) return;
    told = at;
    host.tell(ends(at).name, ends(at).with);
  }

  return {
    look,
    condition() {
      const at = end();
      return at !== undefined && host.now() >= at - before ? ends(at) : undefined;
    },
  };
}

/** When a JWT expires (RFC 7519, 4.1.4), also one behind the word `Bearer`; undefined for any other token. */
export function expiryOf(token = ""): Instant | undefined {
  const [, payload = ""] = token.replace(/^Bearer /, "").split(".");
  try {
    const base64 = payload.replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(base64));
    return isJsonObject(claims) && typeof claims.exp === "number" ? claims.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
