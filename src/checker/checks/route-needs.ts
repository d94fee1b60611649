import type { Route } from "../../documents/generated/routes.ts";
import { objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { clientsOpenTo } from "../conditions/open-routes.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { Draft } from "../read/draft.ts";
import type { FlowDocument, RoutesDocument } from "../read/source-document.ts";
import { runsIn } from "../uses/flow-uses.ts";
import { withSubstitutes } from "../uses/substitutions.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * A flow that needs a signed-in customer is behind a guard that redirects everybody else, for every client; a flow
 * inside another or over its page needs nothing beyond the needs of that flow.
 */
export const routeNeeds: Check = {
  ids: ["unguarded-need"],
  run: ofEach(["routes", "flow"], (context, document) =>
    document.kind === "flow"
      ? needsInside(context, document)
      : objectEntries(document.value.routes).flatMap(([id, route]) => unguarded(context, document, id, route)),
  ),
};

const listNeeds = ({ value }: FlowDocument): readonly string[] => value.requires ?? [];

function needsInside(context: CheckContext, flow: FlowDocument): FoundHere[] {
  const own = listNeeds(flow);
  return runsIn(context, flow).flatMap(({ inner, path }): FoundHere[] => {
    const all = inner === undefined ? [] : withSubstitutes(context, "flow", inner);
    const unmet = all.flatMap((one) =>
      listNeeds(one).flatMap((need) => (own.includes(need) ? [] : [{ id: one.id, need }])),
    );
    const [first] = unmet;
    if (first === undefined) return [];
    const message = `flow "${first.id}" needs a ${first.need}, which "${flow.id}", its caller, does not require`;
    const hint = `write "requires": ${JSON.stringify([...own, first.need])} in flow "${flow.id}", too`;
    return [{ spot: { path: [...path, "flow"] }, message, hint }];
  });
}

function unguarded(context: CheckContext, routes: RoutesDocument, id: string, route: Draft<Route>): FoundHere[] {
  const flow = context.index.find("flow", String(route.flow));
  const needing = (flow === undefined ? [] : withSubstitutes(context, "flow", flow)).filter(
    (one) => listNeeds(one).length > 0,
  );
  const [first] = needing;
  if (first === undefined) return [];
  const open = clientsOpenTo(context, routes.value, id);
  if (open.length === 0) return [];
  const whose = open.map((client) => `"${client}"`).join(", ");
  const message = `guard "${route.guard}" admits visitors (${whose}), and flow "${first.id}" requires sign-in`;
  const hint = `add { "if": { "!": "$session.isSignedIn" }, "to": … } to the guard, or use another guard`;
  return [{ spot: { path: ["routes", id, "guard"] }, message, hint }];
}
