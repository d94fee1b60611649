import { expect, type Page, type Request, type Response } from "playwright/test";
import { pathOfBase } from "../../../tools/sandbox/base-paths.ts";
import { loadContract } from "../../../tools/sandbox/contract/load-contract.ts";

const contract = loadContract();

/** The operation that a request asks for, if it is one of the contract's. */
function findOperationId(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  return contract.operationIds.find((id) => {
    const { method, path, base } = contract.operation(id);
    const pattern = `/services${pathOfBase(base)}${path}`.replaceAll(/\{[^}]+\}/g, "[^/]+");
    return request.method() === method && new RegExp(`^${pattern}$`).test(pathname);
  });
}

/** Whether a request asks for the operation. */
export const isRequestFor = (request: Request, operationId: string): boolean =>
  findOperationId(request) === operationId;

/** The recorded requests of a page. */
export interface OperationWatch {
  /** Waits until no request is pending or follows; requests that the page does not await may come late. */
  idle(): Promise<void>;
  /**
   * Each operation that was asked, with what the browser told of its requests: status, type and Retry-After, or an error.
   * Nothing is noted any more.
   */
  stop(): ReadonlyMap<string, readonly string[]>;
}

const QUIET_MS = 250;
const LONGEST_MS = 10_000;

/** Records the operations of a page, except the portal's own log. */
export function watchOperations(page: Page): OperationWatch {
  const seen = new Map<string, string[]>();
  const openRequests = new Set<Request>();
  let last = Date.now();
  const note = (request: Request, outcome?: string) => {
    const id = findOperationId(request);
    if (id === undefined || id === "writeLog") return;
    last = Date.now();
    if (outcome === undefined) openRequests.add(request);
    seen.set(id, [...(seen.get(id) ?? []), ...(outcome === undefined ? [] : [outcome])]);
  };
  const asked = (request: Request) => note(request);
  const answered = (response: Response) => note(response.request(), describeResponse(response));
  const finished = (request: Request) => void openRequests.delete(request);
  const failed = (request: Request) => {
    finished(request);
    note(request, request.failure()?.errorText ?? "failed");
  };
  page.on("request", asked).on("response", answered).on("requestfailed", failed).on("requestfinished", finished);
  return {
    async idle() {
      const isIdle = () => openRequests.size === 0 && Date.now() - last >= QUIET_MS;
      const every = { intervals: [QUIET_MS / 5], timeout: LONGEST_MS };
      await expect
        .poll(isIdle, every)
        .toBe(true)
        .catch(() => undefined);
    },
    stop() {
      page
        .off("request", asked)
        .off("response", answered)
        .off("requestfailed", failed)
        .off("requestfinished", finished);
      return seen;
    },
  };
}

function describeResponse(response: Response): string {
  const { "content-type": type = "", "retry-after": seconds } = response.headers();
  return `${response.status()} ${type}${seconds === undefined ? "" : ` retry-after: ${seconds}`}`;
}

/** Whether the contract says that an operation must not be done twice. */
export function isUnsafe(operationId: string): boolean {
  return contract.operation(operationId).isUnsafe;
}

/** Makes the browser itself refuse the requests of an operation. */
export async function refuse(page: Page, operationId: string): Promise<void> {
  await page.route(
    () => true,
    (route, request) =>
      findOperationId(request) === operationId ? route.abort("connectionrefused") : route.fallback(),
  );
}
