import type { ComponentContract } from "../contract.ts";
import { planIconNames } from "../icons/plan-icon-names.ts";
import { statusChipContract } from "../status-chip/contract.ts";

export const planCardContract = {
  name: "plan-card",
  summary: "A customer's plan, or one fact about it.",
  props: {
    icon: {
      kind: "rule",
      description: "The drawing beside it. The default is shield.",
      examples: [{ var: "programme.plan.cardTypes[card].icon" }],
      schema: { type: "string", enum: planIconNames },
    },
    name: { kind: "text", description: "The plan's name.", examples: ["programme.name"] },
    reference: {
      kind: "text",
      description: "Its number for the customer.",
      examples: [{ key: "start-page.plans.number", args: { number: { var: "plan.id" } } }],
    },
    period: {
      kind: "text",
      description: "The period that it covers.",
      examples: [{ key: "start-page.plans.renews-on", args: { day: { date: { var: "plan.renewsOn" } } } }],
    },
    status: { kind: "text", description: "Its state in a word or two.", examples: ["start-page.plans.active"] },
    statusTone: statusChipContract.props.tone,
    level: {
      kind: "value",
      description: "The level of its heading. The default is 3.",
      examples: [3],
      schema: { type: "integer", enum: [2, 3, 4] },
    },
  },
  required: ["name"],
  slots: ["body", "actions"],
  isLazy: true,
} as const satisfies ComponentContract;
