import type { LockPort } from "../ports.ts";

/** The tabs that continue runs: one tab at most for each run, so that no action is done twice. */
export interface RunClaims {
  /** Whether this tab may continue a run. If the browser must be asked, a promise that resolves when it has replied. */
  mayWalk(runId: string): boolean | Promise<void>;
  /** Claims a run that this tab began, so that no other tab can have it. */
  begin(runId: string): void;
  /** Takes a run over from the tab that continues it. */
  takeOver(runId: string): Promise<void>;
  /** Gives up a run that ended, or that another tab continues. */
  letGo(runId: string): void;
  /** Gives up all runs until they are needed again. A page that holds locks would not enter the back-forward cache. */
  letGoAll(): void;
}

type Claim =
  | { readonly status: "asked"; readonly answer: Promise<void> }
  | { readonly status: "held"; readonly release: () => void }
  | { readonly status: "elsewhere" };

/**
 * The claims of this tab.
 * @param locks absent when the browser has none: every tab then continues the runs that it opens
 * @param lost called when another tab took over a run of this one
 */
export function createRunClaims(locks: LockPort | undefined, lost: (runId: string) => void): RunClaims {
  const claims = new Map<string, Claim>();

  function request(runId: string, how: "ask" | "take", port: LockPort) {
    return port[how](`portal.run.${runId}`, () => {
      if (claims.get(runId)?.status !== "held") return;
      claims.set(runId, { status: "elsewhere" });
      lost(runId);
    });
  }

  function ask(runId: string, how: "ask" | "take", port: LockPort): Promise<void> {
    const answer = request(runId, how, port).then((release) => {
      if (claims.get(runId) !== asked) release?.();
      else claims.set(runId, release === undefined ? { status: "elsewhere" } : { status: "held", release });
    });
    const asked: Claim = { status: "asked", answer };
    claims.set(runId, asked);
    return answer;
  }

  function letGo(runId: string): void {
    const claim = claims.get(runId);
    claims.delete(runId);
    if (claim?.status === "held") claim.release();
  }

  return {
    mayWalk(runId) {
      const claim = claims.get(runId);
      if (locks === undefined || claim?.status === "held") return true;
      if (claim?.status === "asked") return claim.answer;
      if (claim === undefined) return ask(runId, "ask", locks);
      claims.delete(runId); // Asked anew the next time: the other tab may be closed by then.
      return false;
    },
    begin(runId) {
      if (locks === undefined || claims.has(runId)) return;
      const granted = request(runId, "ask", locks);
      const begun: Claim = { status: "held", release: () => void granted.then((release) => release?.()) };
      claims.set(runId, begun);
      void granted.then((release) => {
        if (release !== undefined && claims.get(runId) === begun) claims.set(runId, { status: "held", release });
      });
    },
    async takeOver(runId) {
      if (locks !== undefined) await ask(runId, "take", locks);
    },
    letGo,
    letGoAll: () => [...claims.keys()].forEach(letGo),
  };
}
