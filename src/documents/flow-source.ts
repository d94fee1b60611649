import type { compileFlows, Substitutes } from "../engine/index.ts";
import type { Programme } from "./generated/programme.ts";
import type { Block, Screen } from "./generated/screen.ts";
import { member } from "./json.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { JourneyBundle, Release } from "./release.ts";
import { sensitiveFields } from "./secret-fields.ts";

/** A client or programme that may have substitutes. */
interface Owners extends Pick<Release, "client"> {
  /** The programmes for which flows may run. */
  readonly programmes: readonly Programme[];
}

/** The input for compiling flows. */
type Around = Owners & Pick<Release, "calls" | "operations" | "types">;

/** The input for compiling the flows of some journeys. */
export function buildFlowSource(
  bundles: Iterable<JourneyBundle>,
  release: Around,
): Parameters<typeof compileFlows>[0] & Journeys {
  const journeys = mergeBundles([...bundles]);
  const forms = Object.entries(journeys.formDocs).map(
    ([id, form]) => [id, { sensitive: sensitiveFields(form, release) }] as const,
  );
  const screens = Object.entries(journeys.screenDocs).map(([id, screen]) => [id, { forms: formsOn(screen) }] as const);
  return {
    ...journeys,
    forms: Object.fromEntries(forms),
    screens: Object.fromEntries(screens),
    unsafeCalls: listUnsafeCalls(release),
    keyedCalls: listKeyedCalls(release),
    substitutes: collectSubstitutes(release),
    callOutputs: Object.fromEntries(Object.entries(release.calls).map(([id, { output }]) => [id, output])),
    types: release.types,
    eventTypes: frameEvents(journeys),
  };
}

/** The documents of journeys by `journey/id`. */
interface Journeys {
  readonly flows: JourneyBundle["flows"];
  readonly formDocs: JourneyBundle["forms"];
  readonly screenDocs: JourneyBundle["screens"];
  readonly frameDocs: NonNullable<JourneyBundle["frames"]>;
}

function mergeBundles(bundles: readonly JourneyBundle[]): Journeys {
  const by = <Document>(select: (bundle: JourneyBundle) => Readonly<Record<string, Document>>) =>
    Object.fromEntries(
      bundles.flatMap((bundle) =>
        Object.entries(select(bundle)).map(([id, document]) => [`${bundle.id}/${id}`, document] as const),
      ),
    );
  return {
    flows: by(({ flows }) => flows),
    formDocs: by(({ forms }) => forms),
    screenDocs: by(({ screens }) => screens),
    frameDocs: Object.assign({}, ...bundles.map(({ frames }) => frames)),
  };
}

/** The events that external frames send, by name: the schema of the members of each message behind it. */
function frameEvents({ screenDocs, frameDocs }: Journeys): Record<string, JsonSchema[]> {
  const events: Record<string, JsonSchema[]> = {};
  for (const { props, on = {} } of Object.values(screenDocs).flatMap(({ blocks }) => allBlocks(blocks))) {
    const frame = frameDocs[String(member(props, "frame"))];
    for (const [message, { send }] of Object.entries(on)) {
      const schema = frame?.incoming[message];
      if (schema !== undefined) events[send] = [...(events[send] ?? []), schema];
    }
  }
  return events;
}

/** The substitutes of the client and of each programme. */
export function collectSubstitutes({ client, programmes }: Owners): Substitutes[] {
  return [client, ...programmes].flatMap(({ substitutes }) => substitutes ?? []);
}

/** The secret fields of forms, which depend on the catalogues of programmes. */
export function collectSecrets(bundles: Iterable<JourneyBundle>, owners: Owners): string[] {
  return [...bundles].flatMap(({ forms }) => Object.values(forms).flatMap((form) => sensitiveFields(form, owners)));
}

/** The forms on a screen, as it names them. */
export function formsOn({ blocks }: Screen): string[] {
  return allBlocks(blocks).flatMap((block) => formOfBlock(block) ?? []);
}

function allBlocks(blocks: Readonly<Record<string, Block>>): Block[] {
  return Object.values(blocks).flatMap((block) => [block, ...allBlocks(block.children ?? {})]);
}

function formOfBlock(block: Block): string | undefined {
  const form = member(block.props, "form");
  return typeof form === "string" ? form : undefined;
}

type Calls = Pick<Release, "calls" | "operations">;

/** The calls that must not be sent twice: one of their variants is unsafe. */
export function listUnsafeCalls({ calls, operations }: Calls): string[] {
  const isUnsafe = (operation: string) => operations[operation]?.isUnsafe ?? true;
  const unsafe = Object.entries(calls).filter(([, { variants }]) =>
    Object.values(variants).some((variant) => isUnsafe(variant.operation)),
  );
  return unsafe.map(([id]) => id);
}

/** The unsafe calls that may be sent again all the same: each of their unsafe variants takes a key. */
export function listKeyedCalls(release: Calls): string[] {
  const isKeyed = (operation: string) => release.operations[operation]?.keyHeader !== undefined;
  const isSafe = (operation: string) => release.operations[operation]?.isUnsafe === false;
  return listUnsafeCalls(release).filter((id) =>
    Object.values(release.calls[id]?.variants ?? {}).every(({ operation }) => isSafe(operation) || isKeyed(operation)),
  );
}
