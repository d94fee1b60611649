import type { SessionEnding as EndingDocument } from "../../documents/generated/session.ts";
import { isJsonObject } from "../../documents/json.ts";
import { type Instant, parseDuration } from "../../engine/index.ts";
import type { TimerPort } from "../ports.ts";
import type { Condition } from "../shell-runs.ts";

/** Browsers keep no longer timer than 31 bits of milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Watches for the end of the session. */
export interface SessionEnding {
  /** Looks again: tokens came or went, or time passed while nothing ran. */
  refresh(): void;
  /** The system event that says what is the case now. */
  condition(): Condition | undefined;
}

/** What watching needs of the portal. */
export interface SessionEndingDependencies {
  /** What the session document says of its end. */
  readonly ending: EndingDocument | undefined;
  readonly timers: TimerPort;
  now(): Instant;
  /** A kept token by its name, while somebody is signed in. */
  token(name: string): string | undefined;
  /** Tells `session.ending`, with the instant `endsAt`. */
  emit(name: string, values: Condition["with"]): void;
  /** The session is over. */
  expired(): void;
}

/** Tells once that an end is near, by the server's time, and when it is there. A token that says no end has none. */
export function createSessionEnding(dependencies: SessionEndingDependencies): SessionEnding {
  const { ending } = dependencies;
  const before = parseDuration(ending?.before ?? "") ?? 0;
  let announcedEnd: Instant | undefined;
  let cancel = () => {};

  const end = () => (ending === undefined ? undefined : readExpiry(dependencies.token(ending.token)));

  const ends = (at: Instant): Condition => ({ name: "session.ending", with: { endsAt: new Date(at).toISOString() } });

  function wait(until: Instant): void {
    cancel = dependencies.timers.after(Math.min(until - dependencies.now(), LONGEST), refresh);
  }

  function refresh(): void {
    cancel();
    const at = end();
    if (at === undefined) return;
    const now = dependencies.now();
    if (now >= at) dependencies.expired();
    else wait(now < at - before ? at - before : at);
    if (now < at - before || now >= at || announcedEnd === at) return;
    announcedEnd = at;
    dependencies.emit(ends(at).name, ends(at).with);
  }

  return {
    refresh,
    condition() {
      const at = end();
      return at !== undefined && dependencies.now() >= at - before ? ends(at) : undefined;
    },
  };
}

/** When a JWT expires (RFC 7519, 4.1.4), also one behind the word `Bearer`; undefined for any other token. */
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
