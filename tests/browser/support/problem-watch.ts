import type { BrowserContext, ConsoleMessage, Request, Response } from "playwright/test";

/** Everything that failed in a browser, and the announcements of a test. */
export interface ProblemWatch {
  /** Announces a problem that the test provokes; it must then occur. */
  expect(problem: string | RegExp): void;
  /** Allows a problem, whether or not it occurs. */
  allow(problem: RegExp): void;
  /** Problems that were not announced. */
  unexpected(): readonly string[];
  /** Announced problems that did not occur. */
  missing(): readonly string[];
}

/** Events of a page that Playwright does not emit. */
interface PageWitness {
  kind: string;
  detail: string;
}

const REPORT_BINDING = "tellTestOfProblem";

/**
 * Watches all pages of a context: errors, console errors and warnings, requests that fail or are refused, violations of
 * the policy, and problems that the portal itself reports. Each is one line such as `status 400 POST /services/…`.
 */
export async function watchProblems(context: BrowserContext): Promise<ProblemWatch> {
  const problems: string[] = [];
  const announced: (string | RegExp)[] = [];
  const allowed: RegExp[] = [];
  const note = (problem: string | undefined) => problem !== undefined && problems.push(problem);

  context.on("weberror", (error) => note(`page error: ${error.error().message}`));
  context.on("console", (message) => note(consoleProblem(message)));
  context.on("requestfailed", (request) => note(failedRequest(request)));
  context.on("response", (response) => note(refusedRequest(response)));
  await context.exposeBinding(REPORT_BINDING, (_source, { kind, detail }: PageWitness) => note(`${kind}: ${detail}`));
  await context.addInitScript(reportViolations, REPORT_BINDING);

  const matches = (problem: string) => (pattern: string | RegExp) =>
    typeof pattern === "string" ? problem.includes(pattern) : pattern.test(problem);
  return {
    expect: (problem) => announced.push(problem),
    allow: (problem) => allowed.push(problem),
    unexpected: () =>
      problems.filter((problem) => !isGivenUp(problem) && ![...announced, ...allowed].some(matches(problem))),
    missing: () => announced.filter((pattern) => !problems.some((problem) => matches(problem)(pattern))).map(String),
  };
}

function consoleProblem(message: ConsoleMessage): string | undefined {
  const isProblem = message.type() === "error" || message.type() === "warning" || message.type() === "assert";
  // Chromium repeats here the events `response` and `requestfailed`.
  if (!isProblem || message.text().startsWith("Failed to load resource:")) return undefined;
  return `console ${message.type()}: ${message.text()}`;
}

const requestPath = (request: Request) => new URL(request.url()).pathname;
const describeRequest = (request: Request) => `${request.method()} ${requestPath(request)}`;

function failedRequest(request: Request): string | undefined {
  const reason = request.failure()?.errorText ?? "";
  // A page that is left need not wait for its images and its icon.
  const isLeftBehind = reason === "net::ERR_ABORTED" && ["image", "other"].includes(request.resourceType());
  // Code of later screens is fetched ahead, and fetched again on use.
  const isAhead = reason === "net::ERR_INTERNET_DISCONNECTED" && /^\/(?:release|assets)\//.test(requestPath(request));
  return isLeftBehind || isAhead ? undefined : `request failed: ${describeRequest(request)} ${reason}`;
}

/**
 * A page that is left, or whose session ends, does not wait for what it only reads, by whatever method. A test may still
 * announce it.
 */
const isGivenUp = (problem: string) =>
  /^request failed: (?:GET \S+|POST \S+\/(?:get|find)\w+) net::ERR_ABORTED$/.test(problem);

function refusedRequest(response: Response): string | undefined {
  return response.status() < 400 ? undefined : `status ${response.status()} ${describeRequest(response.request())}`;
}

/** Runs in the page. The second event reports a problem of the portal. */
function reportViolations(bindingName: string): void {
  const binding: unknown = Reflect.get(window, bindingName);
  const report = (kind: string, detail: string) => typeof binding === "function" && binding({ kind, detail });
  window.addEventListener("securitypolicyviolation", (event) =>
    report(
      "policy violation",
      `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
    ),
  );
  window.addEventListener(
    "portal-problem",
    (event) => event instanceof CustomEvent && report("reported", JSON.stringify(event.detail)),
  );
}
