import type { RunView } from "../../engine/index.ts";
import type { PortalParts } from "../portal-parts.ts";
import { formatAddress } from "./address-secrets.ts";

/** How the customer came to a run. */
export interface RunAddress {
  /** The route of its journey. */
  readonly route: string;
  /** Whether the present address is one inside the journey, not one of the route. */
  readonly isInside: boolean;
}

/** The paths that the browser shows for the screens of runs. */
export interface RunPaths {
  /** The customer came to the run at the present address. */
  arrive(runId: string, at: RunAddress): void;
  /** The path of the screen on view; undefined when the present address is right. */
  toShow(runId: string, view: RunView | undefined): string | undefined;
}

/** A screen has the path of its address, or else the path by which the customer came to the journey. */
export function createRunPaths({ history, table }: Pick<PortalParts, "history" | "table">): RunPaths {
  const own = new Map<string, string | undefined>();

  return {
    arrive(runId, { route, isInside }) {
      const { path, query } = history.location();
      if (!isInside) own.set(runId, formatAddress(path, query));
      else if (!own.has(runId)) own.set(runId, table.path(route));
    },
    toShow(runId, view) {
      if (view === undefined) return undefined;
      const { path } = history.location();
      const [first, ...others] = table.address(view.address)?.paths ?? [];
      if (first === undefined) return table.isInside(path) ? own.get(runId) : undefined;
      return [first, ...others].includes(path) ? undefined : first;
    },
  };
}
