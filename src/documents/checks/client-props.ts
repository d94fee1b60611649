import { readRule, rulePaths } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import type { PropContract } from "../component-contract.ts";
import type { JsonPath, Problem } from "../findings/problem.ts";
import { isJsonObject, member, membersOf } from "../json.ts";
import { checkJson } from "../json-schema.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { evaluated } from "../scope/evaluated.ts";
import { usesNamedRule } from "../scope/uses-named-rule.ts";
import { type Check, ofEach } from "./check.ts";

/** What a property takes from the client alone is, for every client that has it, what its component takes. */
export const clientProps: Check = {
  ids: ["unfit-client-value"],
  run: ofEach(["screen"], (documents, screen) =>
    documents
      .visitsOf(screen)
      .filter(({ types }) => types.includes("Block"))
      .flatMap(({ value, path }) => unfitProps(documents, { screen, block: value, path })),
  ),
};

interface Block {
  readonly screen: SourceDocument;
  readonly block: unknown;
  readonly path: JsonPath;
}

function unfitProps(documents: CheckedDocuments, { screen, block, path }: Block): Problem[] {
  const contract = documents.component(String(member(block, "use")));
  return membersOf(member(block, "props")).flatMap(([name, rule]): Problem[] => {
    const prop = contract && Object.hasOwn(contract.props, name) ? contract.props[name] : undefined;
    if (contract === undefined || prop?.kind !== "rule" || !readsClientOnly(rule)) return [];
    const client = documents.clients.find((one) => !isFit(prop, rule, one));
    if (client === undefined) return [];
    const message = `"${contract.name}" takes another value as "${name}" than the client "${client.id}" gives`;
    return [{ check: "unfit-client-value", file: screen.path, spot: { path: [...path, "props", name] }, message }];
  });
}

function readsClientOnly(rule: unknown): boolean {
  const paths = rulePaths(rule);
  return (
    paths.length > 0 && paths.every(({ text }) => text.startsWith("client.")) && !usesNamedRule(readRule(rule).node)
  );
}

/** A client that does not give the value has no use for the screen, or shows it without. */
function isFit({ schema = {} }: PropContract, rule: unknown, { value: client }: Resolved): boolean {
  const given = evaluated(rule, { client });
  if (given === undefined || given === null) return true;
  const isFrame = schema["x-refers"] !== "external-frame" || isDeclared(given, client);
  return isFrame && checkJson({ ...schema }, given).length === 0;
}

const isDeclared = (name: unknown, client: unknown) => {
  const frames = member(client, "frames");
  return isJsonObject(frames) && Object.hasOwn(frames, String(name));
};
