import { isJsonObject, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { checkJson } from "../../documents/json-schema.ts";
import { readRule, rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { ScreenDocument } from "../read/source-document.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import type { PropContract } from "../schemas/component-contract.ts";
import { evaluated } from "../scope/evaluated.ts";
import { shapeOfRule } from "../scope/rule-typing.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { usesNamedRule } from "../scope/uses-named-rule.ts";
import { derivedInSight, withDerivedRules } from "../uses/derived-values.ts";
import { rulesInSight } from "../uses/named-rules.ts";
import { type BlockOfScreen, type Check, ofEachBlock } from "./check.ts";

/**
 * A property that comes from the client fits its component for every client that has it; a name of a client's list
 * comes from the client, or is a literal that every client lists.
 */
export const clientProps: Check = { ids: ["unfit-client-value"], run: ofEachBlock(unfitProps) };

function unfitProps(context: CheckContext, { screen, block, path }: BlockOfScreen): FoundHere[] {
  const contract = context.component(String(block.component));
  const derived = derivedInSight(context, screen);
  return objectEntries(block.props).flatMap(([name, written]): FoundHere[] => {
    const rule = withDerivedRules(written, derived);
    const prop = contract && Object.hasOwn(contract.props, name) ? contract.props[name] : undefined;
    if (contract === undefined || prop?.kind !== "rule" || !isJsonObject(rule)) return [];
    const at = [...path, "props", name];
    const why = readsClientOnly(rule) ? unfitFor(context, prop, rule) : unlisted(context, prop, screen, rule, at);
    if (why === undefined) return [];
    const message = `"${contract.name}" does not accept ${why} as "${name}"`;
    return [{ spot: { path: at }, message }];
  });
}

function readsClientOnly(rule: unknown): boolean {
  const paths = rulePaths(rule);
  const isPlain = !usesNamedRule(readRule(rule).node);
  return paths.length > 0 && paths.every(({ text }) => text.startsWith("client.")) && isPlain;
}

function unfitFor({ clients }: CheckContext, prop: PropContract, rule: unknown): string | undefined {
  const client = clients.find((one) => !isFit(prop, rule, one));
  return client && `the value of client "${client.id}"`;
}

/** A client that does not give the value does not use the screen, or shows it without. */
function isFit({ schema = {} }: PropContract, rule: unknown, { value: client }: Resolved): boolean {
  const given = evaluated(rule, { client });
  if (given === undefined || given === null) return true;
  return (!namesFrame({ schema }) || isListed(given, client)) && checkJson({ ...schema }, given).length === 0;
}

/** Names that are known only in a run may lead nowhere. */
function unlisted(
  context: CheckContext,
  prop: PropContract,
  screen: ScreenDocument,
  rule: unknown,
  path: JsonPath,
): string | undefined {
  if (!namesFrame(prop)) return undefined;
  const scope = { roots: scopeOfRule(context, screen, path), rules: rulesInSight(context, screen) };
  const { values } = shapeOfRule(rule, scope);
  const areListed = values?.every((name) => context.clients.every(({ value }) => isListed(name, value)));
  return areListed ? undefined : "a name that clients need not list";
}

const namesFrame = ({ schema = {} }: Pick<PropContract, "schema">) => schema["x-refers"] === "external-frame";

const isListed = (name: unknown, client: unknown) => {
  const frames = member(client, "frames");
  return isJsonObject(frames) && Object.hasOwn(frames, String(name));
};
