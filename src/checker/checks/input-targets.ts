import { objectKeys as keys, member } from "../../documents/json.ts";
import { valueAt } from "../findings/inside.ts";
import type { Target } from "./reference-target.ts";

/** The kinds of reference to inputs of calls and fragments. */
export const inputTargets: Readonly<Record<string, Target>> = {
  "own-input": {
    check: "unknown-input",
    noun: "an input of this call",
    plural: "inputs",
    names: ({ document }) => keys(member(document.value, "input")),
  },
  "call-input": {
    check: "unknown-input",
    noun: "an input of this call",
    plural: "inputs",
    names: ({ document, path }, { index }) => {
      const call = index.find("call", String(valueAt(document.value, [...path.slice(0, -2), "call"])));
      return call && keys(call.value.input);
    },
  },
  "fragment-input": {
    check: "unknown-input",
    noun: "an input of this fragment",
    plural: "inputs",
    names: ({ document, path }) => {
      const use = valueAt(document.plain, path.slice(0, -2));
      return keys(document.fragments.get(String(member(use, "fragment")))?.value.input);
    },
  },
};
