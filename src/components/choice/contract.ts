import type { PropContract } from "../contract.ts";
import { fieldPropContracts } from "../field-frame/contract.ts";
import { swatchSchema } from "../icons/colour-schema.ts";
import { deviceDrawingNames } from "../icons/device-drawing-names.ts";

const text = (description: string) => ({ type: "string", description }) as const;

/** One of the answers that a field offers. */
export const optionSchema = {
  type: "object",
  required: ["value", "label"],
  properties: {
    value: text("What the field then holds; unique in its list."),
    label: text("Its name."),
    picture: {
      type: "string",
      enum: deviceDrawingNames,
      description: "The drawing of the kind of device that it is about.",
    },
    swatch: { ...swatchSchema, description: "The colour that its name says." },
    details: text("What it means, in a sentence."),
    cost: text("What it costs, with its currency."),
    distance: text("How far away it is."),
    hours: text("When it is open."),
    earliest: text("When it could be, as words."),
    mark: text("What sets it apart, in a word or two: the earliest, the cheapest."),
    isDisabled: { type: "boolean", description: "It cannot be chosen now." },
    why: text("Why it cannot be chosen."),
  },
} as const;

const { autocomplete: _autocomplete, inputMode: _inputMode, maxLength: _maxLength, ...others } = fieldPropContracts;

/** The field renderer's props for every field that is not a text. */
export const nonTextPropContracts = others;

/** Its props for every field that offers options. */
export const choicePropContracts = {
  ...others,
  options: {
    kind: "value",
    description: "The answers, in order.",
    examples: [
      [
        { value: "swap", label: "Swap", details: "A replacement comes to you.", cost: "S$68" },
        { value: "repair", label: "Repair", isDisabled: true, why: "No repair centre has this part." },
      ],
    ],
    schema: { type: "array", items: optionSchema },
  },
  isLoading: {
    kind: "value",
    description: "The answers are being loaded.",
    examples: [true],
    schema: { type: "boolean" },
  },
  loadingText: { kind: "text", description: "Said while they are being loaded.", examples: ["shell.loading"] },
  emptyText: {
    kind: "text",
    description: "The text for an empty list: why, and what to do.",
    examples: ["request.logistics.no-slots"],
  },
} as const satisfies { [prop: string]: PropContract };

/** The required props of every field that offers options. */
export const requiredChoiceProps = ["id", "label", "value", "options"] as const;
