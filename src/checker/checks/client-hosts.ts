import { arrayElements, member } from "../../documents/json.ts";
import type { Problem } from "../findings/problem.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import type { Check } from "./check.ts";
import { soldBy } from "./sold.ts";

/** A host name belongs to one client, and an offer's name on the wire, or product number, to one of a client's programmes. */
export const clientHosts: Check = {
  ids: ["double-host", "double-offer"],
  run: (context) => [
    ...taken("double-host", context.clients, ["hosts"], "the host", "client"),
    ...context.clients.flatMap((client) => {
      const sold = soldBy(context, client);
      const of = (part: string, noun: string) =>
        taken("double-offer", sold, ["offer", part], `${noun} (of client "${client.id}")`, "programme");
      return [...of("wireNames", "the offer"), ...of("skus", "the product number")];
    }),
  ],
};

function taken(
  check: string,
  resolved: readonly Resolved[],
  path: readonly string[],
  noun: string,
  kind: string,
): Problem[] {
  const owners = new Map<unknown, string>();
  return resolved.flatMap(({ id, value, layers }) =>
    arrayElements(path.reduce<unknown>(member, value)).flatMap((name, at): Problem[] => {
      const owner = owners.get(name);
      if (owner === undefined) {
        owners.set(name, id);
        return [];
      }
      const file = layers[0]?.path ?? "";
      return [
        {
          check,
          file,
          spot: { path: [...path, at] },
          message: `${noun} "${name}" already belongs to ${kind} "${owner}"`,
          hint: "keep it in one of them",
        },
      ];
    }),
  );
}
