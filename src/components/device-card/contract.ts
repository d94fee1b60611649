import type { ComponentContract } from "../contract.ts";
import { swatchSchema } from "../icons/colour-schema.ts";
import { deviceDrawingNames } from "../icons/device-drawing-names.ts";
import { statusChipContract } from "../status-chip/contract.ts";

export const deviceCardContract = {
  name: "device-card",
  summary: "A device that a plan covers.",
  props: {
    name: { kind: "text", description: "What the customer calls it.", examples: [{ data: { var: "device.name" } }] },
    details: { kind: "text", description: "Colour and capacity.", examples: [{ data: { var: "device.colour" } }] },
    swatch: {
      kind: "rule",
      description: "The colour that the details say, beside them; none when absent.",
      examples: ["$programme.devices.colours[device.colour]"],
      schema: swatchSchema,
    },
    identifier: {
      kind: "text",
      description: "Its distinction from others of its kind.",
      examples: [{ key: "start-page.devices.imei", args: { imei: { var: "device.imei" } } }],
    },
    image: {
      kind: "rule",
      description: "The address of its own picture; the drawing is shown when it is absent or does not load.",
      examples: [{ var: "device.image" }],
      schema: { type: "string" },
    },
    picture: {
      kind: "rule",
      description: "The drawing of its kind. The default is device, which is any kind.",
      examples: [{ get: ["$programme.devices.pictures", { compact: "$device.category" }] }],
      schema: { type: "string", enum: deviceDrawingNames },
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
