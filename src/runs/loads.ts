import type { Programme } from "../documents/generated/programme.ts";
import type { Failure } from "../engine/index.ts";
import type { Caller } from "../operations/index.ts";
import type { Loaded, Loading, LoadRequest } from "./portal.ts";
import { PortalError } from "./portal-error.ts";
import type { Problems } from "./problems.ts";

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
export interface LoadsHost {
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
export function createLoads(host: LoadsHost): Loads {
  const underway = new Map<string, Asking>();

  return {
    load(runId, key, request) {
      const name = `${runId} ${key}`;
      underway.get(name)?.stop();
      const loading = begin(host, request, () => host.programme(runId));
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
  host: LoadsHost,
  { call, way, with: input }: LoadRequest,
  programme: () => Programme | undefined,
): Asking {
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = new Set<() => void>();
  let loaded: Loaded = { status: "loading" };

  function become(next: Loaded): void {
    if (signal.aborted) return;
    loaded = next;
    for (const listen of listeners) listen();
  }

  async function ask(): Promise<void> {
    const outcome = await host.caller.call({ call, way, input, signal, programme: programme() });
    if (signal.aborted) return;
    if (outcome.ok) {
      host.keep(outcome.keeps);
      become({ status: "ready", value: outcome.result });
    } else if (outcome.isCancelled !== true && !host.takes(outcome.failure)) {
      become({ status: "failed", error: { ...outcome.failure } });
    }
  }

  if (host.unsafeCalls.includes(call)) {
    const supportCode = host.problems.ofError(
      new PortalError(`"${call}" changes something: it is not loaded.`),
      "load",
    );
    loaded = { status: "failed", error: { name: "invalid", supportCode } };
  } else void ask();
  return {
    get: () => loaded,
    askAgain() {
      if (loaded.status !== "failed" || loaded.error.name !== "offline") return;
      become({ status: "loading" });
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
