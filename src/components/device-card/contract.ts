import type { ComponentContract } from "../contract.ts";
import { statusChipContract } from "../status-chip/contract.ts";

export const deviceCardContract = {
  name: "device-card",
  summary: "A device that a plan covers.",
  props: {
    name: { kind: "text", description: "What the customer calls it.", examples: [{ data: { var: "device.name" } }] },
    details: { kind: "text", description: "Colour and capacity.", examples: [{ data: { var: "device.colour" } }] },
    identifier: {
      kind: "text",
      description: "Its distinction from others of its kind.",
      examples: [{ key: "start-page.devices.imei", args: { imei: { var: "device.imei" } } }],
    },
    image: {
      kind: "rule",
      description: "The picture's address; a drawn device is shown when absent.",
      examples: [{ var: "device.image" }],
      schema: { type: "string" },
    },
    status: { kind: "text", description: "Its state in a word or two.", examples: ["start-page.devices.covered"] },
    statusTone: statusChipContract.props.tone,
    level: {
      kind: "value",
      description: "The level of its heading. The default is 3.",
      examples: [3],
      schema: { type: "integer", enum: [2, 3, 4] },
    },
  },
  required: ["name"],
  slots: ["actions"],
  isLazy: true,
} as const satisfies ComponentContract;
