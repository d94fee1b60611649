import { isJsonObject, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { checkJson, type JsonSchema, type SchemaProblem } from "../../documents/json-schema.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { ComponentContract, PropContract } from "../schemas/component-contract.ts";
import { eventsOfBlock, hasUnknownEvents } from "../uses/external-frames.ts";
import { type BlockOfScreen, type Check, ofEachBlock } from "./check.ts";

/** A block gives its component what the contract accepts: properties, events, slots. */
export const blockUse: Check = {
  ids: ["unknown-prop", "missing-prop", "wrong-prop", "unknown-component-event", "unknown-slot"],
  run: ofEachBlock(blockProblems),
};

function blockProblems(context: CheckContext, of: BlockOfScreen): FoundHere[] {
  const contract = context.component(String(of.block.component));
  const slots = childSlots(context, of);
  return contract ? [...propProblems(context, contract, of), ...eventProblems(context, contract, of), ...slots] : slots;
}

function propProblems(
  context: CheckContext,
  contract: ComponentContract,
  { screen, block, path }: BlockOfScreen,
): FoundHere[] {
  const file = screen.path;
  const given = objectEntries(block.props);
  const missing = (contract.required ?? []).filter((name) => !objectKeys(block.props).includes(name));
  return [
    ...missing.map((name) => ({
      check: "missing-prop",
      file,
      spot: { path: [...path, "component"] },
      message: `"${contract.name}" needs the property "${name}"`,
      hint: `give "${name}" under "props"; docs/components.md describes it`,
    })),
    ...given.flatMap(([name, value]) =>
      givenProp(context, contract, { file, path: [...path, "props", name], name, value }),
    ),
  ];
}

interface Given {
  readonly file: string;
  readonly path: JsonPath;
  readonly name: string;
  readonly value: unknown;
}

function givenProp(
  context: CheckContext,
  contract: ComponentContract,
  { file, path, name, value }: Given,
): FoundHere[] {
  const prop = Object.hasOwn(contract.props, name) ? contract.props[name] : undefined;
  if (!prop) {
    const message = `"${contract.name}" has no property "${name}"`;
    const hint = suggest(name, Object.keys(contract.props), "properties");
    return [{ check: "unknown-prop", file, spot: { path, part: "key" }, message, hint }];
  }
  const faults = prop.isJsonSchema ? context.schemaFaults(value) : [];
  return [...misfits(prop, value), ...faults].map(({ pointer, expected }) => ({
    check: "wrong-prop",
    file,
    spot: { path: [...path, ...parsePointer(pointer)] },
    message: `"${contract.name}" takes ${expected} as "${name}"`,
    hint: "docs/components.md describes the values that it takes",
  }));
}

/** Where a literal value does not fit. A rule has no value yet, and any part of a list may be a rule. */
function misfits({ kind, schema = {} }: PropContract, written: unknown): readonly SchemaProblem[] {
  if (kind === "value") return checkJson({ ...schema }, written);
  return kind === "text" ? [] : misfitsOutsideRules({ ...schema }, written);
}

function misfitsOutsideRules(schema: JsonSchema, written: unknown): readonly SchemaProblem[] {
  if (isJsonObject(written)) return [];
  if (!Array.isArray(written)) return checkJson(schema, written);
  const { type, items } = schema;
  const own = type === undefined ? [] : checkJson({ type }, written);
  if (own.length > 0 || items === undefined) return own;
  return written.flatMap((part, index) =>
    misfitsOutsideRules(items, part).map(({ pointer, ...rest }) => ({ ...rest, pointer: `/${index}${pointer}` })),
  );
}

function eventProblems(
  context: CheckContext,
  contract: ComponentContract,
  { block, path }: BlockOfScreen,
): FoundHere[] {
  if (hasUnknownEvents(context, block)) return [];
  const events = Object.keys(eventsOfBlock(context, block));
  return objectKeys(block.on).flatMap((name): FoundHere[] => {
    if (events.includes(name)) return [];
    const message = `"${contract.name}" has no event "${name}"`;
    const spot = { path: [...path, "on", name], part: "key" as const };
    return [{ check: "unknown-component-event", spot, message, hint: suggest(name, events, "events") }];
  });
}

/** The slots that inner blocks name. The outermost blocks of a screen lie in its container: a page or a dialog. */
function childSlots({ component }: CheckContext, { block, path }: BlockOfScreen): FoundHere[] {
  const contract = component(String(block.component));
  const slots = contract?.slots ?? [];
  if (!contract) return [];
  return objectEntries(block.children).flatMap(([name, { slot }]): FoundHere[] => {
    const at = [...path, "children", name];
    if (slots.length === 0) {
      const message = `"${contract.name}" has no place for blocks inside`;
      const hint = "move the block out, beside it";
      return [{ check: "unknown-slot", spot: { path: at, part: "key" }, message, hint }];
    }
    if (slot === undefined || slots.includes(slot)) return [];
    const message = `"${contract.name}" has no slot "${slot}"`;
    return [{ check: "unknown-slot", spot: { path: [...at, "slot"] }, message, hint: suggest(slot, slots, "slots") }];
  });
}
