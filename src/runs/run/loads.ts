import type { Programme } from "../../documents/generated/programme.ts";
import type { Failure } from "../../engine/index.ts";
import type { Caller } from "../../operations/index.ts";
import type { Problems } from "../network/problems.ts";
import type { Loaded, Loading, LoadRequest } from "../portal.ts";
import { PortalError } from "../portal-error.ts";

/** What screens want to know while they are on view. */
export interface Loads {
  /** Asks at once; a request under the same key takes the place of the one before. */
  load(runId: string, key: string, request: LoadRequest): Loading;
  /** Asks again for what was not there for lack of a network. */
  askAgain(): void;
  /** Stops what a run's screens asked for; of all runs when none is named. */
  stop(runId?: string): void;
}

/** What loading needs of the portal. */
export interface LoadsDependencies {
  readonly caller: Caller;
  readonly unsafeCalls: readonly string[];
  readonly problems: Problems;
  keep(tokens: Readonly<Record<string, string>>): void;
  /** The programme that the run's flow names for itself. */
  programme(runId: string): Programme | undefined;
  /** Whether the portal deals with a failure itself, because the session is over. */
  takes(failure: Failure): boolean;
}

/** Safe calls only: a screen that is drawn must change nothing. */
export function createLoads(dependencies: LoadsDependencies): Loads {
  const underway = new Map<string, Asking>();

  return {
    load(runId, key, request) {
      const name = `${runId} ${key}`;
      underway.get(name)?.stop();
      const loading = begin(dependencies, request, () => dependencies.programme(runId));
      underway.set(name, loading);
      return loading;
    },
    askAgain() {
      for (const loading of underway.values()) loading.askAgain();
    },
    stop(runId) {
      for (const [name, loading] of underway) {
        if (runId !== undefined && !name.startsWith(`${runId} `)) continue;
        loading.stop();
        underway.delete(name);
      }
    },
  };
}

interface Asking extends Loading {
  /** Where the network was missing. */
  askAgain(): void;
}

function begin(
  dependencies: LoadsDependencies,
  { call, variant, with: input }: LoadRequest,
  programme: () => Programme | undefined,
): Asking {
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = new Set<() => void>();
  let loaded: Loaded = { status: "loading" };

  function setLoaded(next: Loaded): void {
    if (signal.aborted) return;
    loaded = next;
    for (const listen of listeners) listen();
  }

  async function ask(): Promise<void> {
    const outcome = await dependencies.caller.call({ call, variant, input, signal, programme: programme() });
    if (signal.aborted) return;
    if (outcome.ok) {
      dependencies.keep(outcome.keeps);
      setLoaded({ status: "ready", value: outcome.result });
    } else if (outcome.isCancelled !== true && !dependencies.takes(outcome.failure)) {
      setLoaded({ status: "failed", error: { ...outcome.failure } });
    }
  }

  if (dependencies.unsafeCalls.includes(call)) {
    const supportCode = dependencies.problems.reportError(
      new PortalError(`"${call}" changes something: it is not loaded.`),
      "load",
    );
    loaded = { status: "failed", error: { name: "invalid", supportCode } };
  } else void ask();
  return {
    get: () => loaded,
    askAgain() {
      if (loaded.status !== "failed" || loaded.error.name !== "offline") return;
      setLoaded({ status: "loading" });
      void ask();
    },
    follow(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    stop() {
      controller.abort();
      listeners.clear();
    },
  };
}
