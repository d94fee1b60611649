import { member, objectEntries, objectKeys } from "../../documents/json.ts";
import { checkJson } from "../../documents/json-schema.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { schemaHint } from "../schemas/formats.ts";
import { schemaOfData } from "../scope/data-schema.ts";
import { type Check, ofEach } from "./check.ts";

/** A client or programme sets only a flow's settings, and to values that the flow accepts. */
export const flowSettings: Check = {
  ids: ["unknown-setting", "wrong-setting"],
  run: ofEach(["client", "programme"], (context, layer) =>
    objectEntries(member(layer.value, "settings")).flatMap(([flowName, chosen]) => {
      const flow = context.index.find("flow", flowName);
      return flow ? settingProblems(context, flow, flowName, chosen) : [];
    }),
  ),
};

function settingProblems(
  { contractIndex }: CheckContext,
  flow: FlowDocument,
  flowName: string,
  chosen: unknown,
): FoundHere[] {
  const declared = flow.value.settings?.properties;
  const names = objectKeys(declared);
  return objectEntries(chosen).flatMap(([name, value]): FoundHere[] => {
    const path = ["settings", flowName, name];
    if (!names.includes(name)) {
      const message = `flow "${flowName}" has no setting "${name}"`;
      const hint = suggest(name, names, "settings");
      return [{ check: "unknown-setting", spot: { path, part: "key" }, message, hint }];
    }
    const type = member(declared, name);
    return checkJson(schemaOfData(contractIndex, type), value).map(({ pointer, expected }) => ({
      check: "wrong-setting",
      spot: { path: [...path, ...parsePointer(pointer)] },
      message: `setting "${name}" of flow "${flowName}" takes ${expected}`,
      hint: schemaHint(expected),
    }));
  });
}
