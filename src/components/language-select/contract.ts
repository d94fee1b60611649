import type { ComponentContract } from "../contract.ts";

/** A BCP 47 tag. */
const TAG = { type: "string", pattern: "^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$" } as const;

export const languageSelectContract = {
  name: "language-select",
  summary: "Chooses the language; each is named in its own language.",
  props: {
    label: { kind: "text", description: "The name of the choice, for screen readers.", examples: ["shell.language"] },
    locale: {
      kind: "rule",
      description: "The language in use, as a BCP 47 tag.",
      examples: [{ var: "locale" }],
      schema: TAG,
    },
    locales: {
      kind: "rule",
      description: "The languages offered, as BCP 47 tags. With one, nothing is drawn.",
      examples: [{ var: "client.languages" }],
      schema: { type: "array", items: TAG },
    },
    names: {
      kind: "rule",
      description: "The name of each language in itself, by its tag.",
      examples: [{ var: "languages" }],
      schema: { type: "object", additionalProperties: { type: "string" } },
    },
    size: {
      kind: "value",
      description: "Compact is only its sign on phones. The default is full.",
      examples: ["compact"],
      schema: { type: "string", enum: ["full", "compact"] },
    },
  },
  required: ["label", "locale", "locales"],
  events: { change: { summary: "Another language was chosen.", with: { locale: { type: "string" } } } },
} as const satisfies ComponentContract;
