import type { Failure } from "../../engine/index.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalProblem } from "../ports.ts";

/** Reports problems, each once, without customer data. */
export interface Problems {
  /** The support code of an error; the same for the same error. */
  reportError(error: unknown, where: string): string;
  /** The support code of a call's failure: the call's own, which the back end knows too. */
  reportFailure(failure: Failure, where: string): string;
}

const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Makes codes that people can read out, and reports problems with them. */
export function createProblems(random: () => number, report: (problem: PortalProblem) => void): Problems {
  const reported = new WeakMap<object, string>();
  const newCode = () => Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)] ?? "").join("");

  function once(problem: object, describe: () => PortalProblem): string {
    const known = reported.get(problem);
    if (known !== undefined) return known;
    const description = describe();
    reported.set(problem, description.supportCode);
    report(description);
    return description.supportCode;
  }

  return {
    reportError(error, where) {
      const source = error instanceof Error ? error : new Error("Something that is no error was thrown.");
      const key = typeof error === "object" && error !== null ? error : source;
      return once(key, () => ({
        supportCode: newCode(),
        where,
        name: source.name,
        message: source instanceof PortalError ? source.message : undefined,
        stack: stackLocations(source.stack),
      }));
    },
    reportFailure: (failure, where) =>
      once(failure, () => ({
        supportCode: failure.supportCode ?? newCode(),
        where,
        name: failure.name,
        status: failure.status,
      })),
  };
}

/** The places of a stack. Its message is left out: it may quote data. */
function stackLocations(stack: string | undefined): string | undefined {
  const places = stack?.split("\n").filter((line) => /^\s+at |^[\w.$<>]*@\S+:\d+:\d+$/.test(line));
  return places?.slice(0, 12).join("\n");
}
