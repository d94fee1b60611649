import { isJsonObject, objectEntries } from "../../documents/json.ts";
import type { JsonSchema } from "../../documents/json-schema.ts";
import type { FrameContract } from "../../documents/release.ts";
import type { CheckContext } from "../check-context.ts";
import { schemaOfData } from "../scope/data-schema.ts";
import { type FrameDocument, frameOfBlock } from "../uses/external-frames.ts";

/** The contracts of the external frames on the screens of a journey, by id. */
export function frameContracts(context: CheckContext, journey: string): Readonly<Record<string, FrameContract>> {
  const screens = context.index.of("screen").filter((screen) => screen.journey === journey);
  const blocks = screens.flatMap((screen) => context.visitsOf(screen, "Block"));
  const frames = blocks.flatMap(({ value }) => frameOfBlock(context, value) ?? []);
  return Object.fromEntries(frames.map((frame) => [frame.id, frameContract(context, frame)]));
}

function frameContract(context: CheckContext, { value }: FrameDocument): FrameContract {
  const { sandbox = [], allow = [], ready, incoming, outgoing } = value;
  return {
    ...{ sandbox, allow },
    ...(ready === undefined ? {} : { ready }),
    incoming: messageSchemas(context, incoming),
    outgoing: messageSchemas(context, outgoing),
  };
}

function messageSchemas({ contractIndex }: CheckContext, messages: unknown): Readonly<Record<string, JsonSchema>> {
  const schemas = objectEntries(messages).map(([type, message]) => {
    const { summary: _, ...members } = isJsonObject(message) ? message : {};
    return [type, closed(schemaOfData(contractIndex, { type: "object", properties: {}, ...members }))] as const;
  });
  return Object.fromEntries(schemas);
}

/** The same schema, where an object with declared members has no others. */
function closed(schema: JsonSchema): JsonSchema {
  const { properties, items, description: _, ...rest }: JsonSchema & { readonly description?: unknown } = schema;
  const members = Object.entries(properties ?? {}).map(([name, one]) => [name, closed(one)] as const);
  const isClosed = properties !== undefined && rest.additionalProperties === undefined;
  return {
    ...rest,
    ...(properties === undefined ? {} : { properties: Object.fromEntries(members) }),
    ...(items === undefined ? {} : { items: closed(items) }),
    ...(isClosed ? { additionalProperties: false } : {}),
  };
}
