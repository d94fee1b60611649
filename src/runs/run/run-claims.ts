import type { LockPort } from "../ports.ts";

/** What a claim needs of the portal. */
export interface RunClaimsDependencies {
  /** Absent where the browser has no locks: every tab then walks what it opens. */
  readonly locks: LockPort | undefined;
  /** Another tab goes on with a run that this one was walking. */
  lost(runId: string): void;
}

/** Which tab walks which run: of all tabs at most one, so that nothing is done twice. */
export interface RunClaims {
  /** Whether this tab may go on with a run. Where that must be asked, the promise ends when the answer is there. */
  mayWalk(runId: string): boolean | Promise<void>;
  /** This tab began a run, which nobody else can know yet. */
  begin(runId: string): void;
  /** Takes a run over from the tab that walks it. */
  takeOver(runId: string): Promise<void>;
  /** The run is over, or left to others. */
  letGo(runId: string): void;
  /** Lets go of all, until they are asked for again: the page is left, and one that holds locks is not kept for Back. */
  letGoAll(): void;
}

type Claim =
  | { readonly status: "asked"; readonly answer: Promise<void> }
  | { readonly status: "held"; readonly release: () => void }
  | { readonly status: "elsewhere" };

/** The claims of this tab. */
export function createRunClaims({ locks, lost }: RunClaimsDependencies): RunClaims {
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
      claims.delete(runId); // asked anew the next time: the other tab may be gone by then
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
