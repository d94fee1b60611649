import type { Release } from "../documents/release.ts";
import type { Failure } from "../engine/index.ts";
import type { PageState, PortalState } from "./portal.ts";
import { PortalError } from "./portal-error.ts";
import type { Problems } from "./problems.ts";
import type { DocumentsOfRoutes } from "./route-documents.ts";
import type { RouteTable } from "./route-table.ts";

/** What showing a page needs of the portal. */
export interface PagesHost {
  readonly release: Release;
  readonly table: RouteTable;
  readonly documents: DocumentsOfRoutes;
  readonly problems: Problems;
  setState(part: Partial<PortalState>): void;
}

/** What stands in the frame: sets the page, also the one that says that something went wrong. */
export interface Pages {
  show(page: PageState): void;
  /** Reports an error and shows its support code. */
  fail(error: unknown, where: string, canRetry: boolean): void;
  /** Says that it is the network that is missing, with a retry. That is no problem to be reported. */
  failOffline(): void;
  /** Shows the support code of a call's failure, with a retry. */
  failWith(failure: Failure, where: string): void;
  /** Says that another tab goes on with what belongs here. */
  showElsewhere(): void;
}

/** The pages of a portal. */
export function createPages(host: PagesHost): Pages {
  const show = (page: PageState) => host.setState({ page });
  const problem = (supportCode: string, canRetry: boolean) =>
    show({ kind: "problem", supportCode, canRetry, ...failedScreen(host) });
  const failOffline = () => show({ kind: "problem", failure: "offline", canRetry: true, ...failedScreen(host) });
  return {
    show,
    fail: (error, where, canRetry) => problem(host.problems.ofError(error, where), canRetry),
    failOffline,
    failWith(failure, where) {
      if (failure.name === "offline") failOffline();
      else problem(host.problems.ofFailure(failure, where), true);
    },
    showElsewhere() {
      const found = screenOf(host, host.release.routes.elsewhere);
      if (found?.screen !== undefined) show({ kind: "screen", ...found, screen: found.screen });
      else problem(host.problems.ofError(new PortalError("No screen says so."), "another tab"), true);
    },
  };
}

const failedScreen = (host: PagesHost) => screenOf(host, host.release.routes.failed);

/** The screen of a route of the shell; nothing where its documents themselves are not there. */
function screenOf({ table, documents }: PagesHost, routeId: string | undefined) {
  try {
    const route = table.find(routeId);
    const found = route?.screen === undefined ? undefined : documents.ready(route);
    return found && { screen: route?.screen, journey: found.set.docs };
  } catch {
    return undefined;
  }
}
