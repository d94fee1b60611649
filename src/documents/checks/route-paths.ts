import type { Problem } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { Check } from "./check.ts";

/** Where two routes have one address, the first that exists is shown: without `when` it hides all after it. */
export const routePaths: Check = {
  ids: ["hidden-path"],
  run: ({ index }) =>
    index.of("routes").flatMap((routes) => {
      const addresses = membersOf(member(routes.value, "routes")).flatMap(addressesOf);
      return addresses.flatMap(({ name, path, shape, at }, place): Problem[] => {
        const first = addresses.slice(0, place).find((one) => one.isAlways && one.shape === shape)?.name;
        if (first === undefined) return [];
        const spot = { path: ["routes", name, "paths", at] };
        const message = `"${path}" is the address of the route "${first}" already, so "${name}" is never shown there`;
        const hint = `give "${first}" a "when", or put "${name}" before it with a "when" of its own`;
        return [{ check: "hidden-path", file: routes.path, spot, message, hint }];
      });
    }),
};

/** The addresses of a route; what their parameters are called tells none apart. */
function addressesOf([name, route]: readonly [string, unknown]) {
  const isAlways = member(route, "when") === undefined;
  return elementsOf(member(route, "paths"))
    .map(String)
    .map((path, at) => ({ name, path, shape: path.replace(/:[^/]+/g, ":"), at, isAlways }));
}
