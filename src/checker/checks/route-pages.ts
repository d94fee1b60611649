import type { Route } from "../../documents/generated/routes.ts";
import { objectEntries } from "../../documents/json.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { Draft } from "../read/draft.ts";
import { type Check, ofEach } from "./check.ts";

/** Every route has one flow or one screen; only a route with a flow has members for flows. */
export const routePages: Check = {
  ids: ["no-page"],
  run: ofEach(["routes"], (_, routes) =>
    objectEntries(routes.value.routes).flatMap(([name, route]): FoundHere[] => {
      const fault = findFault(route);
      if (fault === undefined) return [];
      const spot = { path: ["routes", name] };
      const hint = `give it a "flow" or a "screen"; "with", "event", "secrets" and "done" need a flow`;
      return [{ spot, message: `route "${name}" ${fault}`, hint }];
    }),
  ),
};

const ofFlow = ["with", "event", "secrets", "done"] as const;

function findFault(route: Draft<Route>): string | undefined {
  const [hasFlow, hasScreen] = [route.flow !== undefined, route.screen !== undefined];
  if (hasFlow && hasScreen) return "has both a flow and a screen";
  if (!hasFlow && !hasScreen) return "has neither a flow nor a screen";
  const needless = hasFlow ? undefined : ofFlow.find((part) => route[part] !== undefined);
  return needless === undefined ? undefined : `has "${needless}", but no flow`;
}
