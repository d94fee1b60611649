import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts, requiredFieldProps } from "../field-frame/contract.ts";

export const listFieldContract = {
  name: "list-field",
  summary:
    "Several answers to the same questions, such as the people who travel: entries that can be added and removed.",
  props: {
    ...fieldPropContracts,
    value: {
      kind: "value",
      description: "The keys of the entries, in order; the questions of each are in the slot of that name.",
      examples: [["1", "2"]],
      schema: { type: "array", items: { type: "string" } },
    },
    entryText: {
      kind: "text",
      description: "The name of an entry.",
      examples: ["request.guests.people.entry"],
      fills: ["number"],
    },
    addText: {
      kind: "text",
      description: "Adds an entry.",
      examples: ["request.guests.people.add"],
      isReadAlone: true,
    },
    removeText: {
      kind: "text",
      description: "Removes an entry.",
      examples: ["shell.form.remove-entry"],
      fills: ["entry"],
      isReadAlone: true,
    },
    addedText: {
      kind: "text",
      description: "Read out when an entry was added.",
      examples: ["shell.form.entry-added"],
      fills: ["entry"],
    },
    removedText: {
      kind: "text",
      description: "Read out when an entry was removed.",
      examples: ["shell.form.entry-removed"],
      fills: ["entry"],
    },
    minimum: {
      kind: "value",
      description: "How many entries there are at least: so many cannot be removed.",
      examples: [1],
      schema: { type: "number" },
    },
    maximum: {
      kind: "value",
      description: "How many entries there can be: then none can be added.",
      examples: [4],
      schema: { type: "number" },
    },
  },
  required: [...requiredFieldProps, "entryText", "addText", "removeText"],
  isField: true,
  isLazy: true,
} as const satisfies ComponentContract;
