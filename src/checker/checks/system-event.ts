import { isSystemEvent, SYSTEM_EVENTS } from "../../engine/index.ts";
import { suggest } from "../findings/suggest.ts";
import { causePath, listEdges } from "../uses/flow-edges.ts";
import { type Check, ofEach } from "./check.ts";

/** Events of the system, whose names have a dot, are a closed list. */
export const systemEvent: Check = {
  ids: ["unknown-system-event"],
  run: ofEach(["flow"], (context, flow) =>
    listEdges(context, flow).flatMap((edge) => {
      const { cause, name = "", isOfOverlay } = edge;
      if (cause !== "on" || isOfOverlay || !name.includes(".") || isSystemEvent(name)) return [];
      const spot = { path: causePath(edge), part: "key" as const };
      const message = `the portal never emits "${name}"`;
      const hint = suggest(name, SYSTEM_EVENTS, "events of the system");
      return [{ spot, message, hint }];
    }),
  ),
};
