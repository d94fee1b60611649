import type { Route } from "../../documents/generated/routes.ts";
import type { Whereabouts } from "../ports.ts";
import type { PortalScope } from "../run/rules.ts";
import type { Session } from "../session/session.ts";
import type { ShellRuns } from "../shell-runs.ts";
import type { FlowDependencies } from "./flow-arrival.ts";

/** What navigation needs of the portal. */
export interface NavigationDependencies extends FlowDependencies {
  readonly shell: ShellRuns;
  readonly isReload: boolean;
  /** `session`, `client`, `storage`. */
  scope(): PortalScope;
  signOut(): void;
  /** A guard leads away from the address at which the page was opened; `returns`: whoever signs in next comes back. */
  turnedAway(at: Whereabouts, returns: boolean): void;
  /** Keeps over a reload which page one led away from. */
  readonly session: Pick<Session, "left" | "setLeft">;
  /** Tells all runs what happened. */
  emit(name: string, values: Readonly<Record<string, unknown>>): void;
  /** Loads the texts of journeys; a promise only where something must be fetched. */
  needTexts(journeys: readonly string[]): undefined | Promise<void>;
}

/** A route of the present address. */
export interface Place {
  readonly id: string;
  readonly route: Route;
}
