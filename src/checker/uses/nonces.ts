import { objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { FlowDocument } from "../read/source-document.ts";

/** The names of the nonces that a flow makes. */
export const noncesOfFlow = memoizeByDocument((context, flow: FlowDocument): readonly string[] => [
  ...new Set(context.visitsOf(flow, "Actions").flatMap(({ value }) => value.nonce ?? [])),
]);

/** The names of the nonces by which routes find runs. */
export function noncesOfRoutes({ index }: CheckContext): ReadonlySet<string> {
  const routes = objectEntries(index.find("routes", "routes")?.value.routes);
  return new Set(routes.flatMap(([, { event }]) => event?.run?.nonce ?? []));
}
