import type { JsonPath, Problem } from "../findings/problem.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { innerFlow, outcomesOf, statesOf } from "../uses/flow-links.ts";
import type { Check } from "./check.ts";

/** Whoever runs a flow says what each of its outcomes leads to. */
export const outcomeHandling: Check = {
  ids: ["unhandled-outcome"],
  run: (documents) => [
    ...documents.index
      .of("flow")
      .flatMap((flow) =>
        statesOf(flow).flatMap(({ name, state, path }) =>
          unhandled(flow, innerFlow(documents, flow, state), member(state, "done"), `state "${name}"`, [
            ...path,
            "flow",
          ]),
        ),
      ),
    ...documents.index.of("routes").flatMap((routes) =>
      membersOf(member(routes.value, "routes")).flatMap(([name, route]) => {
        const flow = documents.index.find("flow", String(member(route, "flow")));
        return unhandled(routes, flow, member(route, "done"), `route "${name}"`, ["routes", name, "flow"]);
      }),
    ),
  ],
};

function unhandled(
  document: SourceDocument,
  flow: SourceDocument | undefined,
  done: unknown,
  who: string,
  path: JsonPath,
): Problem[] {
  if (!flow || isHandled(done, "*")) return [];
  return [...outcomesOf(flow).keys()]
    .filter((outcome) => !isHandled(done, outcome))
    .map((outcome) => {
      const isSometimes = [outcome, "*"].some((name) => member(done, name) !== undefined);
      const when = isSometimes ? " and no condition holds" : "";
      return {
        check: "unhandled-outcome",
        file: document.path,
        spot: { path },
        message: `${who} does not say what happens when flow "${flow.id}" ends with "${outcome}"${when}`,
        hint: isSometimes ? `end the list under "done" with one without "if"` : `add "${outcome}" under "done"`,
      };
    });
}

/** Whether an outcome always leads somewhere: one of its alternatives has no condition. */
function isHandled(done: unknown, outcome: string): boolean {
  const said = member(done, outcome);
  return said !== undefined && [said].flat().some((way) => member(way, "if") === undefined);
}
