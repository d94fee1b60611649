import type { ComponentContract, EventContract, JsonSchema, PropContract } from "../../src/components/contract.ts";
import { contracts } from "../../src/components/contracts.ts";
import { fieldPropContracts } from "../../src/components/field-frame/contract.ts";
import { builtInContracts } from "../../src/renderer/built-in-contracts.ts";

const PATH = "docs/components.md";

const intro = `# Components

What a screen can use, and what a form's fields are drawn with. Generated from the contracts in \`src/components\` and
\`src/renderer\` by \`npm run generate\`; change the contract. \`npm run portal -- gallery\` shows every component.

A property is written as a **text** (a key of \`locales\`, perhaps with arguments), as a **rule** that gives its value, or as
the **value** itself. A property in bold must be given. A block's event is sent by \`on\`; a child names its \`slot\`, or stands in the first.
`;

const common = new Set<PropContract>(Object.values(fieldPropContracts));

const fieldsIntro =
  () => `A form draws a field with the component that serves its \`type\`. The renderer gives these properties to
the fields that take them; below, each field lists what is its own.

${propsTable(Object.entries(fieldPropContracts), [])}`;

/** docs/components.md: every contract for a person, blocks first: path → text. */
export function componentsReferenceFile(): [string, string] {
  const all = [...new Map([...contracts, ...builtInContracts].map((one) => [one.name, one])).values()];
  const inOrder = [...all].sort((one, other) => one.name.localeCompare(other.name));
  const blocks = inOrder.filter(({ isField }) => isField !== true);
  const fields = inOrder.filter(({ isField }) => isField === true);
  const text = [
    intro,
    `## Blocks\n\n${blocks.map(section).join("\n")}`,
    `## Fields\n\n${fieldsIntro()}\n\n${fields.map(section).join("\n")}`,
  ];
  return [PATH, text.join("\n")];
}

function section(contract: ComponentContract): string {
  const { name, summary, slots = [], takes = {}, fieldType, partOf, isField } = contract;
  const served = fieldType ?? name.replace(/-field$/, "");
  const slotText = (slot: string) =>
    [`\`${slot}\``, ...(takes[slot] ?? []).map((one) => `of \`${one}\` alone`)].join(" ");
  const notes = [
    isField === true ? `Serves the type \`${served}\`.` : "",
    partOf === undefined ? "" : `Stands in [\`${partOf}\`](#${partOf}).`,
    slots.length === 0 ? "" : `Slots: ${slots.map(slotText).join(", ")}.`,
  ];
  const own = Object.entries(contract.props).filter(([, prop]) => !common.has(prop));
  const table = propsTable(own, contract.required ?? []);
  const words = [summary, ...notes].filter(Boolean).join(" ");
  const parts = [`### ${name}`, words, table, eventsList(contract)];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function propsTable(props: readonly [string, PropContract][], required: readonly string[]): string {
  const rows = props.map(([name, prop]) => {
    const shown = required.includes(name) ? `**\`${name}\`**` : `\`${name}\``;
    return `| ${shown} | ${kindText(prop)} | ${escapeCell(descriptionText(prop))} | ${code(prop.examples[0])} |`;
  });
  return rows.length === 0
    ? ""
    : ["| property | is | says | example |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

function eventsList({ events = {} }: ComponentContract): string {
  return Object.entries(events)
    .map(([name, event]) => `- \`${name}\`${argumentsText(event)}: ${event.summary}${sentUnasked(event)}`)
    .join("\n");
}

const sentUnasked = ({ sends }: EventContract) =>
  sends === undefined ? "" : ` Where the block does not say, it sends \`${sends}\`.`;

const argumentsText = (event: EventContract): string => {
  const given = Object.keys(event.with ?? {}).map((name) => `\`${name}\``);
  return given.length === 0 ? "" : ` with ${given.join(", ")}`;
};

function kindText({ kind, schema }: PropContract): string {
  if (kind === "text") return "text";
  const type = schema === undefined ? "anything" : typeText(schema);
  return kind === "rule" ? `rule: ${type}` : type;
}

function typeText(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `\`${String(value)}\``).join(", ");
  if (schema.type !== "array") return String(schema.type ?? "anything");
  return isSchema(schema.items) ? `list of ${typeText(schema.items)}` : "list";
}

function descriptionText({ description, schema }: PropContract): string {
  const inside = isSchema(schema?.items) ? membersText(schema.items) : "";
  return [description, inside].filter(Boolean).join(" ");
}

/** The members of a list's elements. */
function membersText({ properties, required }: JsonSchema): string {
  if (!isSchema(properties)) return "";
  const needed: unknown[] = Array.isArray(required) ? required : [];
  const members = Object.entries(properties).map(([name, member]) => {
    const memberDescription = isSchema(member) ? String(member.description ?? "") : "";
    return `${needed.includes(name) ? `**\`${name}\`**` : `\`${name}\``} (${lowered(memberDescription)})`;
  });
  return `Each has ${members.join(", ")}.`;
}

const lowered = (sentence: string) => sentence.replace(/\.$/, "").replace(/^./, (first) => first.toLowerCase());
const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const escapeCell = (text: string) => text.replaceAll("|", "\\|");
const code = (example: unknown) => `\`${escapeCell(JSON.stringify(example))}\``;
