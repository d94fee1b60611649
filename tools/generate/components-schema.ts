import type { ComponentContract, PropContract } from "../../src/checker/schemas/component-contract.ts";
import { contracts } from "../../src/components/contracts.ts";
import type { JsonObject } from "../../src/documents/json.ts";
import { builtInContracts } from "../../src/renderer/built-in-contracts.ts";
import { formatJson } from "./format-json.ts";

const PATH = "schemas/components.schema.json";

/** The schema of the blocks that screens can hold, a `$def` for each component, made from the contracts: path → text. */
export function componentsSchemaFile(): [string, string] {
  const blocks = [...new Map([...contracts, ...builtInContracts].map((one) => [one.name, one])).values()].filter(
    (contract: ComponentContract) => contract.isField !== true,
  );
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "components.schema.json",
    title: "ComponentUse",
    description: "What each component takes. Generated from src/components by `npm run generate`; change the contract.",
    oneOf: blocks.map(({ name }) => ({ $ref: `#/$defs/${name}` })),
    $defs: Object.fromEntries(blocks.map((contract) => [contract.name, blockSchema(contract)])),
  };
  return [PATH, formatJson(PATH, schema)];
}

type DescribedContract = ComponentContract & { readonly summary: string };

function blockSchema(contract: DescribedContract): JsonObject {
  const { name, summary, props, required = [], events = {} } = contract;
  return {
    description: summary,
    type: "object",
    required: required.length > 0 ? ["component", "props"] : ["component"],
    properties: {
      component: { const: name },
      props: {
        type: "object",
        additionalProperties: false,
        ...(required.length > 0 ? { required } : {}),
        properties: Object.fromEntries(Object.entries(props).map(([prop, of]) => [prop, propSchema(of)])),
      },
      // The names of a foreign page's messages stand in its contract.
      on: contract.eventsFrom === undefined ? onSchema(Object.keys(events)) : { type: "object" },
    },
  };
}

/** An empty `enum` is not valid JSON Schema. */
const onSchema = (events: readonly string[]): JsonObject =>
  events.length === 0 ? { type: "object", maxProperties: 0 } : { type: "object", propertyNames: { enum: events } };

const ofKind = { text: "text.schema.json#/$defs/Text", rule: "rule.schema.json#/$defs/Rule" };

function propSchema(
  prop: PropContract & { readonly description?: string; readonly examples?: readonly unknown[] },
): JsonObject {
  const { kind, schema, description, examples } = prop;
  // A literal name is looked up, a computed one is not.
  if (kind === "rule" && schema?.["x-refers"] !== undefined) {
    return { anyOf: [schema, { $ref: ofKind.rule }], description, examples };
  }
  return { ...(kind === "value" ? schema : { $ref: ofKind[kind] }), description, examples };
}
