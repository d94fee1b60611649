import { objectKeys } from "../../documents/json.ts";
import type { Target } from "./reference-target.ts";

/** The parts of the routes that have names. */
const PARTS = {
  route: { noun: "a route", plural: "routes" },
  address: { noun: "an address inside a journey", plural: "addresses" },
  guard: { noun: "a guard", plural: "guards" },
  frame: { noun: "a frame", plural: "frames" },
} as const;

/** What names a part of the routes. */
export function ofRoutes(part: keyof typeof PARTS): Target {
  const { noun, plural } = PARTS[part];
  return {
    check: `unknown-${part}`,
    noun,
    plural,
    names(_, { index }) {
      const routes = index.find("routes", "routes");
      return routes && objectKeys(routes.value[plural]);
    },
  };
}
