import { noncesOfRoutes } from "../uses/nonces.ts";
import { type Check, ofEach } from "./check.ts";

/** A nonce is made by a flow, and some route finds the run by it. */
export const unusedNonce: Check = {
  ids: ["unused-nonce"],
  run: ofEach(["flow", "routes"], (context, document) =>
    context.visitsOf(document, "Actions").flatMap(({ value: { nonce }, path }) => {
      if (nonce === undefined || (document.kind === "flow" && noncesOfRoutes(context).has(nonce))) return [];
      const message =
        document.kind === "flow"
          ? `no route finds a run by the nonce "${nonce}"`
          : `the nonce "${nonce}" has no run: the flow of the route has ended`;
      const hint =
        document.kind === "flow" ? 'name it in the "event.run" of a route, or leave it out' : "make it in a flow";
      return [{ spot: { path: [...path, "nonce"] }, message, hint }];
    }),
  ),
};
