import { useState } from "react";
import type { Waiting } from "../../loads/waiting.ts";

/** The last reported failure of a load. */
export interface LastFailure {
  /** `offline`: the network is missing. */
  readonly as: "failed" | "offline";
  readonly supportCode: string | undefined;
  /** It is being repeated. */
  readonly isRetrying: boolean;
}

/** The failure to show, also while the load is repeated: the pressed button stays in place. */
export function useLastFailure(waiting: Waiting, supportCode: string | undefined): LastFailure | undefined {
  const [last, setLast] = useState<LastFailure>();
  const now = failureNow(waiting, supportCode, last);
  if (!areSame(now, last)) setLast(now);
  return now;
}

function failureNow(waiting: Waiting, supportCode: string | undefined, last: LastFailure | undefined) {
  if (waiting === "failed" || waiting === "offline") return { as: waiting, supportCode, isRetrying: false };
  return waiting === "loading" && last !== undefined ? { ...last, isRetrying: true } : undefined;
}

const areSame = (one: LastFailure | undefined, other: LastFailure | undefined) =>
  one?.as === other?.as && one?.supportCode === other?.supportCode && one?.isRetrying === other?.isRetrying;
