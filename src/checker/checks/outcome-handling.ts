import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { Found } from "../findings/problem.ts";
import type { FlowDocument, SourceDocument } from "../read/source-document.ts";
import { innerFlow, listStates, outputsByOutcome } from "../uses/flow-links.ts";
import type { Check } from "./check.ts";

/** Whoever runs a flow says what each of its outcomes leads to. */
export const outcomeHandling: Check = {
  ids: ["unhandled-outcome"],
  run: (context) => [
    ...context.index
      .of("flow")
      .flatMap((flow) =>
        listStates(flow).flatMap(({ name, state, path }) =>
          unhandled(flow, innerFlow(context, flow, state), state.done, `state "${name}"`, [...path, "flow"]),
        ),
      ),
    ...context.index.of("routes").flatMap((routes) =>
      objectEntries(routes.value.routes).flatMap(([name, route]) => {
        const flow = context.index.find("flow", String(route.flow));
        return unhandled(routes, flow, route.done, `route "${name}"`, ["routes", name, "flow"]);
      }),
    ),
  ],
};

function unhandled(
  document: SourceDocument,
  flow: FlowDocument | undefined,
  done: unknown,
  caller: string,
  path: JsonPath,
): Found[] {
  if (!flow || isHandled(done, "*")) return [];
  return [...outputsByOutcome(flow).keys()]
    .filter((outcome) => !isHandled(done, outcome))
    .map((outcome) => {
      const isSometimes = [outcome, "*"].some((name) => member(done, name) !== undefined);
      const when = isSometimes ? " when no condition is true" : "";
      return {
        file: document.path,
        spot: { path },
        message: `${caller} does not handle the outcome "${outcome}" of flow "${flow.id}"${when}`,
        hint: isSometimes ? `end the list under "done" with one without "if"` : `add "${outcome}" under "done"`,
      };
    });
}

/** Whether an outcome always leads somewhere: one of its alternatives has no condition. */
function isHandled(done: unknown, outcome: string): boolean {
  const handler = member(done, outcome);
  return handler !== undefined && [handler].flat().some((transition) => member(transition, "if") === undefined);
}
