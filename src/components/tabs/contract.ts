import type { ComponentContract } from "../contract.ts";

export const tabsContract = {
  name: "tabs",
  summary: "Shows one of a few lists or texts at a time. The flow's data select it, so that it is the same after Back.",
  props: {
    label: { kind: "text", description: "The name of the list of tabs.", examples: ["requests.tabs.label"] },
    current: {
      kind: "rule",
      description: "The value of the tab that is on view.",
      examples: [{ var: "data.shown" }],
      schema: { type: "string" },
    },
  },
  required: ["label", "current"],
  slots: ["panel", "tabs"],
  takes: { tabs: ["tab"] },
  isLazy: true,
} as const satisfies ComponentContract;

export const tabContract = {
  name: "tab",
  summary: "One of the tabs, in the slot `tabs`.",
  props: {
    text: {
      kind: "text",
      description: "What it shows, in a word or two.",
      examples: ["requests.tabs.ongoing"],
      longest: 24,
    },
    value: {
      kind: "value",
      description: "The value of `current` while it is on view.",
      examples: ["ongoing"],
      schema: { type: "string" },
    },
    count: {
      kind: "rule",
      description: "The number of items that it shows.",
      examples: [{ length: { var: "data.ongoing" } }],
      schema: { type: "integer" },
    },
  },
  required: ["text", "value"],
  events: { press: { summary: "It was chosen.", with: { value: { type: "string" } } } },
  partOf: "tabs",
  isLazy: true,
} as const satisfies ComponentContract;
