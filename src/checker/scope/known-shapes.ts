import { isJsonObject, member, objectEntries } from "../../documents/json.ts";
import { compileOperation } from "../../documents/operation.ts";
import type { CheckContext } from "../check-context.ts";
import type { ContractIndex } from "../contract-index.ts";
import { memoize } from "../incremental/memoize.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import type { CallDocument } from "../read/source-document.ts";
import { followSchema, type SchemaSet } from "../schemas/schema-set.ts";
import {
  anyOfShapes,
  anything,
  type Follow,
  type Shape,
  schemaShape,
  shapeFrom,
  shapeOfTypes,
  shapeWith,
  shapeWithout,
} from "./shape.ts";

/** The shape of data that a document declares; `$ref` leads into the back-end contract. */
export function dataShape(contract: ContractIndex, dataType: unknown): Shape {
  return schemaShape(dataType, followInto(contract));
}

const followInto = memoizeByIdentity((contract: ContractIndex): Follow => {
  const follow: Follow = (source) => {
    const name = member(source, "$ref");
    return { schema: typeof name === "string" ? contract.type(name) : source, follow };
  };
  return follow;
});

/** The shape of the documents that one of our schemas describes. */
function documentShape(set: SchemaSet, file: string): Shape {
  const known = new Map<string, Follow>();
  const followFrom = (place: string): Follow => {
    const follow: Follow =
      known.get(place) ??
      ((source) => {
        const { schema, file: inner } = followSchema(set, source, place);
        return { schema, follow: followFrom(inner) };
      });
    known.set(place, follow);
    return follow;
  };
  return schemaShape(set[file], followFrom(file));
}

const scalar: Shape = { names: [], isOpen: false, member: () => anything, element: anything };

/** The members of a failure: `error` in a transition under `failed`. */
export const failureShape = shapeWith({
  name: shapeOfTypes("text"),
  status: shapeOfTypes("number"),
  code: scalar,
  message: shapeOfTypes("text"),
  fields: anything,
  retryAt: shapeOfTypes("instant"),
  supportCode: shapeOfTypes("text"),
});

/** The members of a reported problem: `problem` in the routes' `problems`. */
export const problemShape = shapeWith({
  supportCode: scalar,
  name: scalar,
  message: scalar,
  where: scalar,
  call: scalar,
  method: scalar,
  path: scalar,
  status: scalar,
});

/** The customer's position among the steps of the flow: `step` in a screen; their number may be unknown. */
export const stepShape = shapeWith({
  place: shapeOfTypes("number"),
  count: shapeOfTypes("number"),
  name: shapeOfTypes("text"),
});

/** The current address: `location` in the routes' `problems`. */
export const locationShape = shapeWith({ route: scalar, path: scalar });

/** The session: its document's declarations, and the members that are always present. */
function sessionShape({ index, contractIndex }: CheckContext): Shape {
  const session = index.find("session", "session");
  const always = shapeWith({
    isSignedIn: shapeOfTypes("boolean"),
    userId: shapeOfTypes("text"),
    programme: shapeOfTypes("text"),
    programmes: anything,
  });
  return session ? anyOfShapes([always, dataShape(contractIndex, session.value.data)]) : anything;
}

type CommonScope = Readonly<
  Record<"session" | "client" | "programme" | "storage" | "locale" | "languages" | "now", Shape>
>;

/** The roots that all rules may read; computed once. */
export const commonScope = memoize(
  (context: CheckContext): CommonScope => ({
    session: sessionShape(context),
    // A portal knows its customer's programmes, not all that the client sells.
    client: shapeFrom("client", shapeWithout(documentShape(context.schemas, "client.schema.json"), "programmes")),
    programme: shapeFrom("programme", documentShape(context.schemas, "programme.schema.json")),
    storage: anything,
    locale: localeShape(context),
    languages: languageNamesShape(context),
    now: shapeOfTypes("instant"),
  }),
);

/** Any of the languages in which texts are written. */
const localeShape = ({ index }: CheckContext): Shape => ({
  ...shapeOfTypes("text"),
  values: [...index.names("language")],
});

/** The name of each language in itself, by its tag. */
const languageNamesShape = ({ index }: CheckContext): Shape =>
  shapeWith(Object.fromEntries([...index.names("language")].map((tag) => [tag, shapeOfTypes("text")])));

/** The input of a call. */
export function callInputShape({ contractIndex }: CheckContext, call: CallDocument | undefined): Shape {
  const inputs = objectEntries(call?.value.input).map(
    ([name, type]) => [name, dataShape(contractIndex, type)] as const,
  );
  return shapeWith(Object.fromEntries(inputs));
}

/** The output of a call; unknown for an absent call. */
export function callOutputShape({ index, contractIndex }: CheckContext, callId: unknown): Shape {
  const call = index.find("call", String(callId));
  return call ? dataShape(contractIndex, call.value.output) : anything;
}

/** The successful replies of an operation, without their envelope. */
export const replyShape = memoize(({ contract, contractIndex }: CheckContext, operationId: string): Shape => {
  const operation = contractIndex.operations.get(operationId);
  if (!operation) return anything;
  try {
    const { replies, envelope, replyFile } = compileOperation(contract[operation.area], operationId);
    if (replyFile !== undefined) return receivedFileShape;
    const good = Object.entries(replies).filter(([status]) => status.startsWith("2"));
    const shapes = good.map(([, schema]) => schemaShape(schema, noReferences));
    const whole = anyOfShapes(shapes);
    return envelope ? whole.member(envelope.body) : whole;
  } catch {
    return anything;
  }
});

/** The handle of a file with which an operation replied. */
const receivedFileShape = shapeWith({
  id: shapeOfTypes("text"),
  name: shapeOfTypes("text"),
  size: shapeOfTypes("number"),
  type: shapeOfTypes("text"),
});

export const noReferences: Follow = (schema) => ({ schema: isJsonObject(schema) ? schema : {}, follow: noReferences });
