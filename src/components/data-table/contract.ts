import type { ComponentContract } from "../contract.ts";

const alignProp = {
  kind: "value",
  description: "End for sums. The default is start.",
  examples: ["end"],
  schema: { type: "string", enum: ["start", "end"] },
} as const;

export const dataTableContract = {
  name: "data-table",
  summary: "Items of one kind, each with the same facts. On phones each is a card.",
  props: {
    caption: { kind: "text", description: "What it lists.", examples: ["payments.history.caption"] },
    emptyText: { kind: "text", description: "The text under an empty table.", examples: ["payments.history.empty"] },
    isEmpty: {
      kind: "rule",
      description: "Whether the table has no rows.",
      examples: [{ "===": [{ length: { var: "load.history.value" } }, 0] }],
      schema: { type: "boolean" },
    },
  },
  required: ["caption"],
  slots: ["rows", "columns"],
  takes: { rows: ["table-row"], columns: ["table-column"] },
  isLazy: true,
} as const satisfies ComponentContract;

export const tableColumnContract = {
  name: "table-column",
  summary: "The head of a column, in the slot `columns`.",
  props: {
    text: { kind: "text", description: "The name of the column.", examples: ["payments.history.day"] },
    align: alignProp,
  },
  required: ["text"],
  partOf: "data-table",
  isLazy: true,
} as const satisfies ComponentContract;

export const tableRowContract = {
  name: "table-row",
  summary: "One of the items; its cells in the order of the columns.",
  props: {},
  slots: ["cells"],
  takes: { cells: ["table-cell"] },
  partOf: "data-table",
  isLazy: true,
} as const satisfies ComponentContract;

export const tableCellContract = {
  name: "table-cell",
  summary: "One fact of a row.",
  props: {
    label: {
      kind: "text",
      description: "The column's head, which precedes the fact on phones. The first cell, which is a title, has none.",
      examples: ["payments.history.day"],
    },
    text: {
      kind: "text",
      description: "The fact. The slot holds one that needs more.",
      examples: [{ data: { var: "row.name" } }],
    },
    align: alignProp,
    isHead: {
      kind: "value",
      description: "Whether it names the row.",
      examples: [true],
      schema: { type: "boolean" },
    },
  },
  slots: ["content"],
  partOf: "data-table",
  isLazy: true,
} as const satisfies ComponentContract;
