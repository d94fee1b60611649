import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { clientsOpenTo } from "../conditions/open-routes.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { runsIn } from "../uses/flow-uses.ts";
import { withSubstitutes } from "../uses/substitutions.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * A flow that needs someone signed in stands behind a guard that leads everybody else away, for every client; and what
 * runs inside a flow, or over its page, needs nothing that the flow itself may be without.
 */
export const routeNeeds: Check = {
  ids: ["unguarded-need"],
  run: ofEach(["routes", "flow"], (context, document) =>
    document.kind === "flow"
      ? needsInside(context, document)
      : objectEntries(member(document.value, "routes")).flatMap(([id, route]) =>
          unguarded(context, document, id, route),
        ),
  ),
};

const listNeeds = ({ value }: SourceDocument) => arrayElements(member(value, "needs")).map(String);

function needsInside(context: CheckContext, flow: SourceDocument): Problem[] {
  const own = listNeeds(flow);
  return runsIn(context, flow).flatMap(({ inner, path }): Problem[] => {
    const all = inner === undefined ? [] : withSubstitutes(context, "flow", inner);
    const unmet = all.flatMap((one) =>
      listNeeds(one).flatMap((need) => (own.includes(need) ? [] : [{ id: one.id, need }])),
    );
    const [first] = unmet;
    if (first === undefined) return [];
    const message = `flow "${first.id}" needs a ${first.need}, which "${flow.id}", its caller, does not require`;
    const hint = `write "needs": ${JSON.stringify([...own, first.need])} in flow "${flow.id}", too`;
    return [{ check: "unguarded-need", file: flow.path, spot: { path: [...path, "flow"] }, message, hint }];
  });
}

function unguarded(context: CheckContext, routes: SourceDocument, id: string, route: unknown): Problem[] {
  const flow = context.index.find("flow", String(member(route, "flow")));
  const guard = member(route, "guard");
  const needing = (flow === undefined ? [] : withSubstitutes(context, "flow", flow)).filter(
    (one) => listNeeds(one).length > 0,
  );
  const [first] = needing;
  if (first === undefined) return [];
  const open = clientsOpenTo(context, routes.value, id);
  if (open.length === 0) return [];
  const whose = open.map((client) => `"${client}"`).join(", ");
  const message = `guard "${guard}" admits visitors (${whose}), and flow "${first.id}" requires sign-in`;
  const hint = `add { "if": { "!": { "var": "session.isSignedIn" } }, "to": … } to the guard, or use another guard`;
  return [{ check: "unguarded-need", file: routes.path, spot: { path: ["routes", id, "guard"] }, message, hint }];
}
