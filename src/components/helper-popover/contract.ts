import type { ComponentContract } from "../contract.ts";
import { deviceDrawingNames } from "../icons/device-drawing-names.ts";

export const helperPopoverContract = {
  name: "helper-popover",
  summary: "Help that opens beside a question, such as where to find a number, and closes by itself.",
  props: {
    text: { kind: "text", description: "The question that opens it.", examples: ["sign-in.verify-imei.where"] },
    title: { kind: "text", description: "What it explains.", examples: ["sign-in.verify-imei.where-title"] },
    dismissText: { kind: "text", description: "The name of the cross.", examples: ["shell.close"] },
  },
  required: ["text", "title", "dismissText"],
  slots: ["content"],
  isLazy: true,
} as const satisfies ComponentContract;

export const helperTopicContract = {
  name: "helper-topic",
  summary: "Instructions for one kind of item, with a picture.",
  props: {
    title: { kind: "text", description: "The kind.", examples: ["sign-in.verify-imei.on-a-phone"] },
    text: { kind: "text", description: "What to do, in a sentence or two.", examples: ["sign-in.verify-imei.dial"] },
    picture: {
      kind: "value",
      description: "The drawing beside it; none when absent.",
      examples: ["phone"],
      schema: { type: "string", enum: deviceDrawingNames },
    },
  },
  required: ["title", "text"],
  partOf: "helper-popover",
  isLazy: true,
} as const satisfies ComponentContract;
