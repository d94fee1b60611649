import type { Programme } from "../../documents/generated/programme.ts";
import { isSameJson } from "../../engine/index.ts";
import type { CallOutcome } from "../../operations/index.ts";
import type { Loaded, Loading, LoadRepeat, LoadRequest } from "../../ports/screen-port.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalParts } from "../portal-parts.ts";
import { createRepetition, type Repetition } from "./repetition.ts";

/** The safe calls of screens, made while they are on view. */
export interface Loads {
  /** Makes the call at once; a request replaces the former one of the same key. */
  load(runId: string, key: string, request: LoadRequest, repeat?: LoadRepeat): Loading;
  /** Makes the calls again that failed without a network, and the overdue repetitions. */
  askAgain(): void;
  /** Repeats nothing while the page is hidden. */
  setVisible(isVisible: boolean): void;
  /** Stops the loads of a run; of all runs when `runId` is absent. */
  stop(runId?: string): void;
}

/** The dependencies of loading: the portal's parts, and the programme that a run's flow names for itself. */
type LoadParts = Pick<
  PortalParts,
  "caller" | "keep" | "lifecycle" | "problems" | "random" | "state" | "takes" | "contract" | "timers"
> & {
  programme(runId: string): Programme | undefined;
};

/** Makes safe calls only: drawing a screen must change nothing. */
export function createLoads(parts: LoadParts): Loads {
  const underway = new Map<string, Asking>();
  let isVisible = parts.lifecycle?.isVisible?.() ?? true;
  const canAsk = () => isVisible && parts.state().isOnline;
  const askAgain = () => {
    for (const loading of underway.values()) loading.askAgain();
  };

  return {
    load(runId, key, request, repeat) {
      const name = `${runId} ${key}`;
      underway.get(name)?.stop();
      const loading = begin({ ...parts, canAsk, programme: () => parts.programme(runId) }, request, repeat);
      underway.set(name, loading);
      return loading;
    },
    askAgain,
    setVisible(next) {
      isVisible = next;
      if (isVisible) askAgain();
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
  /** Makes the call again if it failed without a network, or if its repetition is overdue. */
  askAgain(): void;
}

/** The dependencies of one load. */
type AskingParts = Omit<LoadParts, "programme"> & {
  canAsk(): boolean;
  programme(): Programme | undefined;
};

function begin(parts: AskingParts, request: LoadRequest, repeat: LoadRepeat | undefined): Asking {
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = new Set<() => void>();
  let loaded: Loaded = { status: "loading" };
  let isAsking = false;
  const repetition = repeat && createRepetition(repeat.every, { ...parts, ask: () => void ask({ isRepeated: true }) });

  function setLoaded(next: Loaded): void {
    if (signal.aborted || isSameJson(loaded, next)) return;
    loaded = next;
    for (const listen of listeners) listen();
  }

  async function ask({ isRepeated = false } = {}): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const { call, variant, with: input } = request;
    const outcome = await parts.caller.call({ call, variant, input, signal, programme: parts.programme() });
    isAsking = false;
    if (signal.aborted) return;
    // Nobody did anything: tokens of a repetition must not keep the customer signed in.
    if (outcome.ok && !isRepeated) parts.keep(outcome.keeps);
    take(outcome);
  }

  function take(outcome: CallOutcome): void {
    if (outcome.ok) {
      setLoaded({ status: "ready", value: outcome.result });
      if (repeat?.isLast(outcome.result) === false) repetition?.arrived(false);
    } else if (outcome.isCancelled !== true && !parts.takes(outcome.failure)) {
      // The last answer stays on view.
      if (loaded.status !== "ready") setLoaded({ status: "failed", error: { ...outcome.failure } });
      repetition?.arrived(true);
    }
  }

  if (parts.contract.isUnsafe(request.call)) loaded = refused(parts, request.call);
  else void ask();
  return {
    get: () => loaded,
    askAgain: () =>
      askAgain(loaded, repetition, () => {
        setLoaded({ status: "loading" });
        void ask();
      }),
    follow(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    stop() {
      repetition?.stop();
      controller.abort();
      listeners.clear();
    },
  };
}

function askAgain(loaded: Loaded, repetition: Repetition | undefined, ask: () => void): void {
  const isOffline = loaded.status === "failed" && loaded.error.name === "offline";
  if (!isOffline) repetition?.wake();
  else {
    repetition?.stop();
    ask();
  }
}

/** A call that changes something is not loaded. */
function refused({ problems }: AskingParts, call: string): Loaded {
  const error = new PortalError(`"${call}" changes something: it is not loaded.`);
  return { status: "failed", error: { name: "invalid", supportCode: problems.reportError(error, "load") } };
}
