import type { Release } from "../../documents/release.ts";
import type { Failure } from "../../engine/index.ts";
import type { Problems } from "../network/problems.ts";
import type { PageState, PortalState } from "../portal.ts";
import { PortalError } from "../portal-error.ts";
import type { DocumentsOfRoutes } from "./route-documents.ts";
import type { RouteTable } from "./route-table.ts";

/** What showing a page needs of the portal. */
export interface PagesDependencies {
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
export function createPages(dependencies: PagesDependencies): Pages {
  const show = (page: PageState) => dependencies.setState({ page });
  const problem = (supportCode: string, canRetry: boolean) =>
    show({ kind: "problem", supportCode, canRetry, ...failedScreen(dependencies) });
  const failOffline = () =>
    show({ kind: "problem", failure: "offline", canRetry: true, ...failedScreen(dependencies) });
  return {
    show,
    fail: (error, where, canRetry) => problem(dependencies.problems.reportError(error, where), canRetry),
    failOffline,
    failWith(failure, where) {
      if (failure.name === "offline") failOffline();
      else problem(dependencies.problems.reportFailure(failure, where), true);
    },
    showElsewhere() {
      const found = findScreen(dependencies, dependencies.release.routes.elsewhere);
      if (found?.screen !== undefined) show({ kind: "screen", ...found, screen: found.screen });
      else problem(dependencies.problems.reportError(new PortalError("No screen says so."), "another tab"), true);
    },
  };
}

const failedScreen = (dependencies: PagesDependencies) => findScreen(dependencies, dependencies.release.routes.failed);

/** The screen of a route of the shell; nothing where its documents themselves are not there. */
function findScreen({ table, documents }: PagesDependencies, routeId: string | undefined) {
  try {
    const route = table.find(routeId);
    const found = route?.screen === undefined ? undefined : documents.ready(route);
    return found && { screen: route?.screen, journey: found.set.docs };
  } catch {
    return undefined;
  }
}
