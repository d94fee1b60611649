import type { Routes } from "../../documents/generated/routes.ts";
import type { Instant } from "../../engine/index.ts";
import type { Caller, ReportedProblem } from "../../operations/index.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { PortalProblem } from "../ports.ts";
import { evaluateMap } from "../run/rules.ts";

/** Within a minute, further problems than this have no new information. */
const MOST_IN_A_MINUTE = 20;
const MINUTE = 60_000;

/** Reports problems to the client's back end, as the routes declare. */
export interface ProblemLog {
  take(problem: PortalProblem | ReportedProblem): void;
}

/** The log's dependencies: the portal's caller and time, the routes' declaration, and the customer's location. */
type ProblemLogParts = Pick<PortalParts, "now" | "scope"> & {
  readonly problems: Routes["errorReports"];
  readonly call: Caller["call"];
  isOnline(): boolean;
};

/**
 * Makes the routes' call for every problem, once for each support code. It makes none for a problem of that call itself
 * and none without a network, so that a report never causes another problem.
 */
export function createProblemLog(parts: ProblemLogParts): ProblemLog {
  const reportTimes = new Map<string, Instant>();

  function isNews(supportCode: string): boolean {
    const now = parts.now();
    for (const [code, at] of reportTimes)
      if (at <= now - MINUTE && reportTimes.size > MOST_IN_A_MINUTE) reportTimes.delete(code);
    const recent = [...reportTimes.values()].filter((at) => at > now - MINUTE).length;
    if (reportTimes.has(supportCode) || recent >= MOST_IN_A_MINUTE) return false;
    reportTimes.set(supportCode, now);
    return true;
  }

  return {
    take(reported) {
      const { problems } = parts;
      const problem = loggable(reported);
      if (problems === undefined || problem.call === problems.call || !parts.isOnline()) return;
      if (!isNews(problem.supportCode)) return;
      void parts.call({
        call: problems.call,
        input: evaluateMap(problems.with, { ...parts.scope(), problem }),
      });
    },
  };
}

/** The members of a problem that rules read. None was typed by a customer or sent by a server. */
interface LoggableProblem {
  readonly supportCode: string;
  /** The failure's name, or the error's class. */
  readonly name: string;
  readonly message?: string | undefined;
  readonly where?: string | undefined;
  readonly call?: string | undefined;
  readonly method?: string | undefined;
  /** The path as in the contract, its parameters unfilled. */
  readonly path?: string | undefined;
  readonly status?: number | undefined;
}

function loggable(problem: PortalProblem | ReportedProblem): LoggableProblem {
  if (!("failure" in problem)) {
    const { supportCode, name, message, where, status } = problem;
    return { supportCode, name, message, where, status };
  }
  const { supportCode, failure, call, method, path, status, details } = problem;
  return { supportCode, name: failure, message: details?.join("; "), call, method, path, status };
}
