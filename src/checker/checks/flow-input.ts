import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { innerFlow } from "../uses/flow-links.ts";
import type { Check } from "./check.ts";

/** A flow is given all data that it says is there from the start. */
export const flowInput: Check = {
  ids: ["missing-flow-input"],
  run: (context) => [
    ...context.index.of("flow").flatMap((flow) =>
      context
        .listVisits(flow)
        .filter(({ types }) => types.includes("FlowState") || types.includes("Open"))
        .flatMap(({ value, path }) =>
          missing(flow, innerFlow(context, flow, value), member(value, "with"), [...path, "flow"]),
        ),
    ),
    ...context.index.of("routes").flatMap((routes) =>
      objectEntries(member(routes.value, "routes")).flatMap(([name, route]) => {
        const flow = context.index.find("flow", String(member(route, "flow")));
        return missing(routes, flow, member(route, "with"), ["routes", name, "flow"]);
      }),
    ),
  ],
};

function missing(
  document: SourceDocument,
  flow: SourceDocument | undefined,
  given: unknown,
  path: JsonPath,
): Problem[] {
  const names = objectEntries(given).map(([name]) => name);
  const data = member(flow?.value, "data");
  const hasDefault = (name: string) => member(member(member(data, "properties"), name), "default") !== undefined;
  return arrayElements(member(data, "required"))
    .filter((name) => typeof name === "string")
    .filter((name) => !names.includes(name) && !hasDefault(name))
    .map((name) => ({
      check: "missing-flow-input",
      file: document.path,
      spot: { path },
      message: `flow "${flow?.id}" requires the input "${name}"`,
      hint: `give it under "with", or give it a default in the flow's data`,
    }));
}
