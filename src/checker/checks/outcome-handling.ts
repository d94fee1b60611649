import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { innerFlow, listStates, outputsByOutcome } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/** A state that runs a flow handles each of its outcomes. */
export const outcomeHandling: Check = {
  ids: ["unhandled-outcome"],
  run: ofEach(["flow", "routes"], (context, document) =>
    document.kind === "flow"
      ? listStates(document).flatMap(({ name, state, path }) =>
          unhandled(innerFlow(context, document, state), state.done, `state "${name}"`, [...path, "flow"]),
        )
      : objectEntries(document.value.routes).flatMap(([name, { flow, done }]) =>
          unhandled(context.index.find("flow", String(flow)), done, `route "${name}"`, ["routes", name, "flow"]),
        ),
  ),
};

function unhandled(flow: FlowDocument | undefined, done: unknown, caller: string, path: JsonPath): FoundHere[] {
  if (!flow || isHandled(done, "*")) return [];
  return [...outputsByOutcome(flow).keys()]
    .filter((outcome) => !isHandled(done, outcome))
    .map((outcome) => {
      const isSometimes = [outcome, "*"].some((name) => member(done, name) !== undefined);
      const when = isSometimes ? " when no condition is true" : "";
      return {
        spot: { path },
        message: `${caller} does not handle the outcome "${outcome}" of flow "${flow.id}"${when}`,
        hint: isSometimes ? `end the list under "done" with one without "if"` : `add "${outcome}" under "done"`,
      };
    });
}

/** Whether an outcome is always handled: one of its alternatives has no condition. */
function isHandled(done: unknown, outcome: string): boolean {
  const handler = member(done, outcome);
  return handler !== undefined && [handler].flat().some((transition) => member(transition, "if") === undefined);
}
