import type { CheckContext } from "../check-context.ts";
import { closest } from "../findings/closest.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { listReferences, type Reference } from "../uses/references.ts";
import { type Check, ofAll } from "./check.ts";
import { targets } from "./reference-targets.ts";

/** Every reference leads to an existing symbol. */
export const unknownReference: Check = {
  ids: [...new Set(Object.values(targets).map(({ check }) => check))],
  run: ofAll((context, document) =>
    listReferences(context, document).flatMap((reference) => unknown(reference, context)),
  ),
};

function unknown(reference: Reference, context: CheckContext): FoundHere[] {
  const target = targets[reference.refers];
  const names = target?.names(reference, context);
  if (!target || !names) return [];
  if (isAmong(names, reference.name)) return [];
  // An iterator such as that of keys can be read only once, so it is requested again.
  const existing = new Set(target.names(reference, context));
  const { path, part, name } = reference;
  const meant = closest(name, existing);
  return [
    {
      check: target.check,
      spot: { path, part },
      message: `${subject(reference)}"${name}", which is not ${target.noun}`,
      hint:
        [suggest(name, existing, target.plural), target.howToAdd?.(name)].filter(Boolean).join("; ") ||
        `there are no ${target.plural} yet: add this one`,
      ...(meant === undefined ? {} : { repair: { kind: "name", part, meant } as const }),
    },
  ];
}

/** Nearly every name exists, and is found without a set of all. */
function isAmong(names: Iterable<string>, name: string): boolean {
  if (names instanceof Set) return names.has(name);
  for (const one of names) if (one === name) return true;
  return false;
}

/** Documents that contain many symbols, in the plural. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  routes: "the routes name",
  messages: "these messages name",
  scenarios: "the scenarios name",
  fixtures: "the fixtures name",
};

/** Who uses the name: the state, block or route, as far as the path tells. */
function subject({ document, path, part }: Reference): string {
  const [group, name] = path;
  const isNamed = ["states", "routes", "loads", "variants", "fields", "guards", "frames"].includes(String(group));
  const isOfDocument = !isNamed || document.kind === "client" || document.kind === "programme";
  if (isOfDocument || (path.length === 2 && part === "key"))
    return `${DOCUMENTS[document.kind] ?? `the ${document.kind} names`} `;
  const noun = String(group).replace(/s$/, "");
  return `${noun} "${name}" ${path.at(-1) === "to" ? "goes to" : "names"} `;
}
