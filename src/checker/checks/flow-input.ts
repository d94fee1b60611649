import { objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { Found } from "../findings/problem.ts";
import type { FlowDocument, SourceDocument } from "../read/source-document.ts";
import { innerFlow, neededData } from "../uses/flow-links.ts";
import type { Check } from "./check.ts";

/** A flow is given all data that it says is there from the start. */
export const flowInput: Check = {
  ids: ["missing-flow-input"],
  run: (context) => [
    ...context.index
      .of("flow")
      .flatMap((flow) =>
        context
          .visitsOf(flow, "FlowState", "Open")
          .flatMap(({ value, path }) => missing(flow, innerFlow(context, flow, value), value.with, [...path, "flow"])),
      ),
    ...context.index
      .of("routes")
      .flatMap((routes) =>
        objectEntries(routes.value.routes).flatMap(([name, route]) =>
          missing(routes, context.index.find("flow", String(route.flow)), route.with, ["routes", name, "flow"]),
        ),
      ),
  ],
};

function missing(document: SourceDocument, flow: FlowDocument | undefined, given: unknown, path: JsonPath): Found[] {
  const names = objectKeys(given);
  return (flow === undefined ? [] : neededData(flow))
    .filter((name) => !names.includes(name))
    .map((name) => ({
      file: document.path,
      spot: { path },
      message: `flow "${flow?.id}" requires the input "${name}"`,
      hint: `give it under "with", or give it a default in the flow's data`,
    }));
}
