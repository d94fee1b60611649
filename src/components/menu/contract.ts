import type { ComponentContract } from "../contract.ts";

export const menuContract = {
  name: "menu",
  summary: "Where a signed-in customer can go, in the header: behind a button on phones, in line on wide screens.",
  props: {
    text: { kind: "text", description: "The button's name, and the menu's.", examples: ["shell.menu.name"] },
    customerName: {
      kind: "text",
      description: "Who is signed in; shown in the panel.",
      examples: [{ data: { var: "session.profile.fullName" } }],
    },
    accountText: { kind: "text", description: "What kind of account it is.", examples: ["shell.menu.account"] },
  },
  required: ["text"],
  slots: ["items", "actions"],
  takes: { items: ["menu-item"] },
} as const satisfies ComponentContract;

export const menuItemContract = {
  name: "menu-item",
  summary: "A place to go, in a menu's slot `items`; a way out, such as signing out, in `actions`.",
  props: {
    text: {
      kind: "text",
      description: "Where it leads.",
      examples: ["shell.menu.requests"],
      longest: 32,
      isReadAlone: true,
    },
    isCurrent: {
      kind: "rule",
      description: "Whether one is there now.",
      examples: [{ "===": [{ var: "route.id" }, "requests"] }],
      schema: { type: "boolean" },
    },
  },
  required: ["text"],
  events: { press: { summary: "It was chosen." } },
  partOf: "menu",
} as const satisfies ComponentContract;
