import { isJsonObject, objectEntries } from "../../documents/json.ts";
import { checkJson } from "../../documents/json-schema.ts";
import { readRule, rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import type { PropContract } from "../schemas/component-contract.ts";
import { evaluated } from "../scope/evaluated.ts";
import { usesNamedRule } from "../scope/uses-named-rule.ts";
import { derivedInSight, withDerivedRules } from "../uses/derived-values.ts";
import { type BlockOfScreen, type Check, ofEachBlock } from "./check.ts";

/** A property that comes from the client fits its component for every client that has it. */
export const clientProps: Check = { ids: ["unfit-client-value"], run: ofEachBlock(unfitProps) };

function unfitProps(context: CheckContext, { screen, block, path }: BlockOfScreen): FoundHere[] {
  const contract = context.component(String(block.component));
  const derived = derivedInSight(context, screen);
  return objectEntries(block.props).flatMap(([name, written]): FoundHere[] => {
    const rule = withDerivedRules(written, derived);
    const prop = contract && Object.hasOwn(contract.props, name) ? contract.props[name] : undefined;
    if (contract === undefined || prop?.kind !== "rule" || !isJsonObject(rule) || !readsClientOnly(rule)) return [];
    const client = context.clients.find((one) => !isFit(prop, rule, one));
    if (client === undefined) return [];
    const message = `"${contract.name}" does not accept the value of client "${client.id}" as "${name}"`;
    const hint = "docs/components.md describes the values that it takes";
    return [{ spot: { path: [...path, "props", name] }, message, hint }];
  });
}

function readsClientOnly(rule: unknown): boolean {
  const paths = rulePaths(rule);
  const isPlain = !usesNamedRule(readRule(rule).node);
  return paths.length > 0 && paths.every(({ text }) => text.startsWith("client.")) && isPlain;
}

/** A client that does not give the value does not use the screen, or shows it without. */
function isFit({ schema = {} }: PropContract, rule: unknown, { value: client }: Resolved): boolean {
  const given = evaluated(rule, { client });
  return given === undefined || given === null || checkJson({ ...schema }, given).length === 0;
}
