import type { Frame, Route, Routes } from "../../documents/generated/routes.ts";
import type { Release } from "../../documents/release.ts";
import type { FrameState } from "../portal.ts";
import { LoadingError } from "../release/fetched-documents.ts";
import { createJourneyCompiler, type JourneySet } from "../release/journey-set.ts";
import type { KnownContract } from "../release/known-contract.ts";
import type { Library } from "../release/library.ts";
import { parseJourneyId } from "../release/references.ts";
import type { Programmes } from "../session/programmes.ts";

/** The flows of the shell that belong to a frame. */
export interface FrameRuns {
  /** `journey/id`, in the order in which their dialogs are shown. */
  readonly flows: readonly string[];
  readonly set: JourneySet;
}

/** The documents behind a route, loaded and compiled. */
export interface RouteDocuments {
  readonly frame: FrameState;
  readonly set: JourneySet;
  /** The flows that run in the frame. */
  readonly shell: FrameRuns;
  /** The ids of their journeys. */
  readonly journeys: readonly string[];
}

/** Provides the documents behind routes. */
export interface DocumentsOfRoutes {
  /** Undefined while some are not loaded. Throws a LoadingError when they can never be. */
  ready(route: Route): RouteDocuments | undefined;
  /** Rejects with a LoadingError. */
  load(route: Route): Promise<void>;
}

interface DocumentParts {
  readonly library: Library;
  readonly programmes: Programmes;
  readonly contract: KnownContract;
}

/** The documents behind the routes of a release. */
export function createRouteDocuments(
  release: Release,
  { library, programmes, contract }: DocumentParts,
  substituteScreen: (screen: string) => string,
): DocumentsOfRoutes {
  const compile = createJourneyCompiler(release, contract, programmes);
  const frameScreen = (route: Route) => findFrame(release.routes, route).screen;
  const frameRuns = (route: Route) => findFrame(release.routes, route).runs ?? [];
  const frameJourneys = (route: Route) => [frameScreen(route), ...frameRuns(route)].map(parseJourneyId);
  const page = (route: Route) => parseJourneyId(route.flow ?? route.screen ?? frameScreen(route));
  const wanted = (route: Route) => [page(route), ...frameJourneys(route)];

  return {
    ready(route) {
      const frame = library.journeys(frameJourneys(route));
      const own = library.journeys([page(route)]);
      if (frame === undefined || own === undefined) return undefined;
      const set = compile(frame);
      const { docs } = set;
      const reference = substituteScreen(frameScreen(route));
      const screen = docs.screens[reference];
      if (screen === undefined) throw new LoadingError(`There is no screen "${reference}" for the frame.`);
      return {
        frame: { screen, journey: parseJourneyId(reference), docs },
        set: compile(own),
        shell: { flows: frameRuns(route), set },
        journeys: [...new Set([...own.keys(), ...frame.keys()])],
      };
    },
    load: (route) => library.loadJourneys(wanted(route)),
  };
}

function findFrame(routes: Routes, route: Route): Frame {
  const frame = routes.frames[route.frame];
  if (frame === undefined) throw new LoadingError(`The routes have no frame "${route.frame}".`);
  return frame;
}
