import type { Programme } from "../../documents/generated/programme.ts";
import type { Loaded, Loading, LoadRequest } from "../../ports/screen-port.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalParts } from "../portal-parts.ts";

/** The safe calls of screens, made while they are on view. */
export interface Loads {
  /** Makes the call at once; a request replaces the former one of the same key. */
  load(runId: string, key: string, request: LoadRequest): Loading;
  /** Makes the calls again that failed without a network. */
  askAgain(): void;
  /** Stops the loads of a run; of all runs when `runId` is absent. */
  stop(runId?: string): void;
}

/** The dependencies of loading: the portal's parts, and the programme that a run's flow names for itself. */
type LoadParts = Pick<PortalParts, "caller" | "keep" | "problems" | "takes" | "unsafeCalls"> & {
  programme(runId: string): Programme | undefined;
};

/** Makes safe calls only: drawing a screen must change nothing. */
export function createLoads(parts: LoadParts): Loads {
  const underway = new Map<string, Asking>();

  return {
    load(runId, key, request) {
      const name = `${runId} ${key}`;
      underway.get(name)?.stop();
      const loading = begin(parts, request, () => parts.programme(runId));
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
  /** Makes the call again if it failed without a network. */
  askAgain(): void;
}

function begin(
  parts: LoadParts,
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
    const outcome = await parts.caller.call({ call, variant, input, signal, programme: programme() });
    if (signal.aborted) return;
    if (outcome.ok) {
      parts.keep(outcome.keeps);
      setLoaded({ status: "ready", value: outcome.result });
    } else if (outcome.isCancelled !== true && !parts.takes(outcome.failure)) {
      setLoaded({ status: "failed", error: { ...outcome.failure } });
    }
  }

  if (parts.unsafeCalls.includes(call)) {
    const supportCode = parts.problems.reportError(
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
