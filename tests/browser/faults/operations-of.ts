import type { Page, Request } from "playwright/test";
import { pathOfBase } from "../../../tools/sandbox/base-paths.ts";
import { loadContract } from "../../../tools/sandbox/contract/load-contract.ts";

const contract = loadContract();

/** The operation that a request asks for, if it is one of the contract's. */
function operationOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  return contract.operationIds.find((id) => {
    const { method, path, base } = contract.operation(id);
    const pattern = `/services${pathOfBase(base)}${path}`.replaceAll(/\{[^}]+\}/g, "[^/]+");
    return request.method() === method && new RegExp(`^${pattern}$`).test(pathname);
  });
}

/** Whether a request asks for the operation. */
export const isRequestOf = (request: Request, operationId: string): boolean => operationOf(request) === operationId;

/** Notes the operations that a page asks for, until stopped; each once. What the portal logs of itself is not a step's. */
export function watchOperations(page: Page): { stop(): readonly string[] } {
  const seen = new Set<string>();
  const note = (request: Request) => {
    const id = operationOf(request);
    if (id !== undefined && id !== "writeLog") seen.add(id);
  };
  page.on("request", note);
  return {
    stop() {
      page.off("request", note);
      return [...seen];
    },
  };
}

/** Whether the contract says that an operation must not be done twice. */
export function isUnsafe(operationId: string): boolean {
  return contract.operation(operationId).isUnsafe;
}

/** Makes the browser itself refuse the requests of an operation. */
export async function refuse(page: Page, operationId: string): Promise<void> {
  await page.route(
    () => true,
    (route, request) => (operationOf(request) === operationId ? route.abort("connectionrefused") : route.fallback()),
  );
}
