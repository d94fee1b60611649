import { objectKeys } from "../../documents/json.ts";
import type { Check } from "./check.ts";

/** A field of a set is checked where a form takes it; one that no form takes is never checked. */
export const unusedSetField: Check = {
  ids: ["unused-set-field"],
  run: ({ index }) => {
    const taken = new Set(
      index.of("form").flatMap(({ taken }) => [...taken.values()].map(({ set, name }) => `${set.path} ${name}`)),
    );
    return index.of("fields").flatMap((set) =>
      objectKeys(set.value.fields)
        .filter((name) => !taken.has(`${set.path} ${name}`))
        .map((name) => ({
          file: set.path,
          spot: { path: ["fields", name], part: "key" as const },
          message: `no form takes the field "${name}"`,
          hint: `let a form take it: { "from": "${set.journey}/${set.id}.${name}" }`,
        })),
    );
  },
};
