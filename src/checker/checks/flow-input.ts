import { objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { innerFlow, neededData } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/** A flow gets all its required data at the start. */
export const flowInput: Check = {
  ids: ["missing-flow-input"],
  run: ofEach(["flow", "routes"], (context, document) =>
    document.kind === "flow"
      ? context
          .visitsOf(document, "FlowState", "Open")
          .flatMap(({ value, path }) => missing(innerFlow(context, document, value), value.with, [...path, "flow"]))
      : objectEntries(document.value.routes).flatMap(([name, route]) =>
          missing(context.index.find("flow", String(route.flow)), route.with, ["routes", name, "flow"]),
        ),
  ),
};

function missing(flow: FlowDocument | undefined, given: unknown, path: JsonPath): FoundHere[] {
  const names = objectKeys(given);
  return (flow === undefined ? [] : neededData(flow))
    .filter((name) => !names.includes(name))
    .map((name) => ({
      spot: { path },
      message: `flow "${flow?.id}" requires the input "${name}"`,
      hint: `give it under "with", or give it a default in the flow's data`,
    }));
}
