import type { ComponentContract } from "../contract.ts";

export const menuContract = {
  name: "menu",
  summary: "The places for a signed-in customer, in the header: behind a button on phones, in line on wide screens.",
  props: {
    text: { kind: "text", description: "The button's name, and the menu's.", examples: ["shell.menu.name"] },
    customerName: {
      kind: "text",
      description: "The customer's name; shown in the panel.",
      examples: [{ data: { var: "session.profile.fullName" } }],
    },
    accountText: { kind: "text", description: "The kind of account.", examples: ["shell.menu.account"] },
  },
  required: ["text"],
  slots: ["items", "actions"],
  takes: { items: ["menu-item"] },
  isLazy: true,
} as const satisfies ComponentContract;

export const menuItemContract = {
  name: "menu-item",
  summary: "A place to go, in a menu's slot `items`; an action such as signing out in `actions`.",
  props: {
    text: {
      kind: "text",
      description: "Where it leads.",
      examples: ["shell.privacy"],
      longest: 32,
      isReadAlone: true,
    },
    isCurrent: {
      kind: "rule",
      description: "Whether it is the present place.",
      examples: [{ "===": [{ var: "route.id" }, "requests"] }],
      schema: { type: "boolean" },
    },
  },
  required: ["text"],
  events: { press: { summary: "It was chosen." } },
  partOf: "menu",
  isLazy: true,
} as const satisfies ComponentContract;
