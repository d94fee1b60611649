import { listUnsafeCalls } from "../../documents/flow-source.ts";
import type { JourneyBundle, ReleasedContract } from "../../documents/release.ts";

/** The calls, operations and types of a release and of its journeys that were loaded so far. */
export interface KnownContract extends ReleasedContract {
  /** Adds those that a journey brings. */
  learn(journey: JourneyBundle): void;
  /** Whether a call must not be sent twice. */
  isUnsafe(call: string): boolean;
}

/** Its members are the same objects from the beginning, and grow. */
export function createKnownContract(release: ReleasedContract): KnownContract {
  const known = { calls: { ...release.calls }, operations: { ...release.operations }, types: { ...release.types } };
  const learnt = new WeakSet<JourneyBundle>();
  let unsafe = new Set(listUnsafeCalls(known));
  return {
    ...known,
    learn(journey) {
      if (journey.contract === undefined || learnt.has(journey)) return;
      learnt.add(journey);
      Object.assign(known.calls, journey.contract.calls);
      Object.assign(known.operations, journey.contract.operations);
      Object.assign(known.types, journey.contract.types);
      unsafe = new Set(listUnsafeCalls(known));
    },
    isUnsafe: (call) => unsafe.has(call),
  };
}
