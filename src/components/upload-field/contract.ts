import { nonTextPropContracts } from "../choice/contract.ts";
import type { ComponentContract } from "../contract.ts";

const text = (description: string) => ({ type: "string", description }) as const;

const handleSchema = {
  type: "object",
  required: ["id", "name", "size", "type"],
  properties: {
    id: text("Tells it from others."),
    name: text("The file's name."),
    size: { type: "number", description: "In bytes." },
    type: text("A media type, such as image/jpeg."),
  },
} as const;

const stateSchema = {
  type: "object",
  required: ["id", "text"],
  properties: {
    id: text("The file's handle."),
    text: text("How far it is, in words."),
    tone: { type: "string", enum: ["info", "good", "bad"], description: "How it goes. The default is info." },
    progress: { type: "number", description: "How much of it was sent, in percent, while it is being sent." },
    preview: text("The address of its picture: on this device, or where it was sent."),
    isArriving: { type: "boolean", description: "It is being looked at: not to be replaced or removed yet." },
  },
} as const;

export const uploadFieldContract = {
  name: "upload-field",
  summary: "Files from the device or its camera. It holds handles; the host keeps and sends the bytes.",
  props: {
    ...nonTextPropContracts,
    value: {
      kind: "value",
      description: "The handles of the files chosen.",
      examples: [[{ id: "f1", name: "receipt.jpg", size: 1240000, type: "image/jpeg" }]],
      schema: { type: "array", items: handleSchema },
    },
    states: {
      kind: "value",
      description: "The progress of each file. A file without an entry was chosen and is not sent.",
      examples: [[{ id: "f1", text: "Sending, 40%", progress: 40 }]],
      schema: { type: "array", items: stateSchema },
    },
    limitsText: {
      kind: "text",
      description: "The accepted kinds, size and number of files.",
      examples: ["identity.upload-id.limits"],
    },
    chooseText: { kind: "text", description: "Chooses a file.", examples: ["shell.form.choose-file"] },
    cameraText: {
      kind: "text",
      description: "Opens the camera on phones; by default the device offers its own choices.",
      examples: ["shell.form.take-photo"],
    },
    chosenText: {
      kind: "text",
      description: "The text for a chosen file: it is not sent yet, and when it will be.",
      examples: ["shell.form.file-chosen"],
    },
    replaceText: { kind: "text", description: "Chooses another in its place.", examples: ["shell.form.replace-file"] },
    removeText: { kind: "text", description: "Takes it out.", examples: ["shell.form.remove-file"] },
    types: {
      kind: "value",
      description: "Media types and endings that the device offers.",
      examples: [["image/jpeg", "image/png", ".pdf"]],
      schema: { type: "array", items: { type: "string" } },
    },
    maxFiles: {
      kind: "value",
      description: "The maximum number of files. The default is 1.",
      examples: [3],
      schema: { type: "integer" },
    },
    locale: {
      kind: "value",
      description: "The language in which sizes are written.",
      examples: ["th-TH"],
      schema: { type: "string" },
    },
  },
  required: ["id", "label", "value", "limitsText", "chooseText", "chosenText", "replaceText", "removeText"],
  isField: true,
  fieldType: "file",
  isLazy: true,
} as const satisfies ComponentContract;
