import type { ComponentContract } from "../components/contract.ts";
import { formContract } from "../components/form/contract.ts";
import { localizedMembers } from "./schema-form/localized-members.ts";
import { uiSchemaSchema } from "./schema-form/widget-names.ts";

const noticeContract = {
  name: "notice",
  summary: "The place of the notice (a transition's `show`). Without this block it is above the first block.",
  props: {},
} as const satisfies ComponentContract;

const pageSlotContract = {
  name: "page-slot",
  summary: "The place of the page in a frame.",
  props: {},
} as const satisfies ComponentContract;

const shellRunContract = {
  name: "shell-run",
  summary: "The place of a shell flow's view in a frame: its menu, its notice of the network.",
  props: {
    flow: {
      kind: "value",
      description: "The shell's flow, `journey/id`.",
      examples: ["shell/header-menu"],
      schema: { type: "string", "x-refers": "flow" },
    },
  },
  required: ["flow"],
} as const satisfies ComponentContract;

const answersContract = {
  name: "answers",
  summary:
    "What the customer said, for a check before it is sent: the answers in the forms of the named steps, each form with one Change. Secrets, hidden fields and empty answers are left out.",
  props: {
    steps: {
      kind: "value",
      description: "The states of the flow whose screens have the forms, in the order of the list.",
      examples: [["device", "delivery"]],
      schema: { type: "array", minItems: 1, uniqueItems: true, items: { type: "string", "x-refers": "answered-step" } },
    },
    without: {
      kind: "value",
      description: "The fields, or groups of fields, that have no row, as `form.field`.",
      examples: [["delivery.agrees"]],
      schema: {
        type: "array",
        minItems: 1,
        uniqueItems: true,
        items: { type: "string", "x-refers": "answered-field" },
      },
    },
  },
  required: ["steps"],
  events: {
    change: {
      summary: "The customer wants to answer a step once more. Without it there is no Change.",
      with: { step: { type: "string", description: "The step.", "x-among": "steps" } },
    },
  },
  slots: ["content"],
  takes: { content: ["answer"] },
  isLazy: true,
  draws: ["summary-list", "summary-group", "summary-row"],
} as const satisfies ComponentContract;

const answerContract = {
  name: "answer",
  summary:
    "The row of one field in other words than the field's own. A `value` is shown even without an answer; while `visibleWhen` is false there is no row.",
  props: {
    field: {
      kind: "value",
      description: "The field, as `form.field`.",
      examples: ["logistics.slot"],
      schema: { type: "string", "x-refers": "answered-field" },
    },
    label: { kind: "text", description: "The question; else the field's label.", examples: ["request.review.where"] },
    value: {
      kind: "text",
      description: "The answer; else as the field shows it.",
      examples: [{ key: "request.window", args: { from: { var: "data.logistics.from" } } }],
    },
  },
  required: ["field"],
  partOf: "answers",
} as const satisfies ComponentContract;

const externalFrameContract = {
  name: "external-frame",
  summary:
    "A page of another party inside ours: card fields, a chat. Its contract, a document of `flows/external-frames`, says which messages go between; the incoming ones are events of the block, with their members as values.",
  props: {
    frame: {
      kind: "value",
      description: "The contract's id. The programme or the client lists the page's origin under `frames`.",
      examples: ["card"],
      schema: { type: "string", "x-refers": "external-frame" },
    },
    path: {
      kind: "rule",
      description: "Path and query after the origin.",
      examples: ["/fields", { join: [["/pay?session=", { var: "data.session" }], ""] }],
      schema: { type: "string" },
    },
    title: { kind: "text", description: "What it is, for screen readers.", examples: ["payments.card.title"] },
    size: {
      kind: "value",
      description: "Its size until it sends its height.",
      examples: ["medium"],
      schema: { type: "string", enum: ["small", "medium", "large"] },
    },
  },
  required: ["frame", "title"],
  events: {
    unavailable: { summary: "It could not be used within 20 seconds; the block then says so, and offers another try." },
  },
  eventsFrom: "frame",
  isLazy: true,
} as const satisfies ComponentContract;

const richTextContract = {
  name: "rich-text",
  summary:
    "A longer text, such as instructions or terms: a message in Markdown with headings, paragraphs, lists, emphasis and links. It has no HTML and no arguments, so that no data is ever read as Markdown. Its headings start at the second level, `##`: the page has the first.",
  props: {
    text: {
      kind: "value",
      description: "The message.",
      examples: ["update-device.instructions.text"],
      schema: { $ref: "text.schema.json#/$defs/MessageKey", type: "string" },
    },
    links: {
      kind: "rule",
      description:
        "The addresses to which the message leads by name: `[privacy notice](privacy)`. Other targets are `https:`, `mailto:` and `tel:`.",
      examples: [{ var: "client.links" }],
      schema: { type: "object" },
    },
    newTabText: {
      kind: "text",
      description: "Read out by screen readers after the text of a link to a document.",
      examples: ["shell.opens-in-new-tab"],
    },
  },
  required: ["text"],
  isLazy: true,
  draws: ["link"],
} as const satisfies ComponentContract;

const schemaFormContract = {
  name: "schema-form",
  summary:
    "A form of any JSON Schema: nested, with lists and alternatives. For surveys and content; customer forms are form documents. Loaded only where it is used.",
  props: {
    schema: {
      kind: "value",
      description:
        "The JSON Schema. Titles and descriptions are message keys; `x-message` is the message for an invalid value. When a member is `writeOnly`, no answer outlives a reload.",
      examples: [{ type: "object", properties: { score: { type: "integer", title: "survey.score.label" } } }],
      schema: { type: "object" },
      isJsonSchema: true,
      says: localizedMembers,
    },
    schemaFrom: {
      kind: "rule",
      description: "The JSON Schema when it comes as data; its titles are shown unchanged.",
      examples: [{ var: "load.survey.value.schema" }],
      schema: { type: "object" },
    },
    uiSchema: {
      kind: "value",
      description: "Its layout, in the format of @rjsf/core.",
      examples: [{ reason: { "ui:widget": "textarea" } }],
      schema: uiSchemaSchema,
      says: localizedMembers,
    },
    initial: { kind: "rule", description: "The initial value.", examples: [{ var: "data.answers" }] },
    submit: { kind: "text", description: "The button that sends it.", examples: ["survey.submit"] },
    busy: { kind: "text", description: "The button while it is busy.", examples: ["survey.busy"] },
  },
  required: ["submit"],
  events: {
    submit: {
      summary: "All answers are valid.",
      with: { values: { type: "object", description: "The answers, as the schema says." } },
    },
  },
  isLazy: true,
  draws: [
    "stack",
    "text-field",
    "email-field",
    "password-field",
    "textarea-field",
    "select-field",
    "radio-list-field",
    "checkbox-field",
    "checkbox-group-field",
    "date-field",
  ],
} as const satisfies ComponentContract;

/** The contracts of the blocks that the renderer draws itself, beside those of the components. Free of React. */
export const builtInContracts: readonly ComponentContract[] = [
  formContract,
  noticeContract,
  pageSlotContract,
  shellRunContract,
  answersContract,
  answerContract,
  externalFrameContract,
  richTextContract,
  schemaFormContract,
];
