import type { ComponentContract } from "../contract.ts";

export const linkContract = {
  name: "link",
  summary: "Leads to another step, or opens a document.",
  props: {
    text: {
      kind: "text",
      description: "Where it leads.",
      examples: ["sign-in.email-and-password.forgot-password"],
      isReadAlone: true,
    },
    href: {
      kind: "rule",
      description:
        "The address of a document, which opens in a new tab, or a telephone or email address. Without it the link sends `press`.",
      examples: [{ var: "client.links.privacy" }],
      schema: { type: "string", pattern: "^(?:/(?!/)|https://|mailto:|tel:)" },
    },
    newTabText: {
      kind: "text",
      description: "Read out by screen readers after the text of a document's link.",
      examples: ["shell.opens-in-new-tab"],
    },
    busyText: {
      kind: "text",
      description: "Its text while its event is in progress; the text itself when absent. Only without `href`.",
      examples: ["my-documents.documents.downloading"],
    },
    size: {
      kind: "value",
      description: "Small for footers. The default is normal.",
      examples: ["small"],
      schema: { type: "string", enum: ["normal", "small"] },
    },
  },
  required: ["text"],
  events: { press: { summary: "It was followed; only without `href`." } },
} as const satisfies ComponentContract;
