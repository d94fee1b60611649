import { isJsonObject, type JsonObject, member } from "../../documents/json.ts";
import type { Problem } from "../findings/problem.ts";
import { schemaFileName } from "../read/kinds.ts";
import type { ReadDocument } from "../read/source-document.ts";
import type { SchemaChecks } from "../schemas/schema-checks.ts";
import { type Check, ofAll } from "./check.ts";
import { otherFormat } from "./format-version.ts";
import { schemaIds, schemaProblem } from "./schema-problem.ts";

/** Each document keeps the schema of its kind; a layer, which others complete, may be incomplete but not wrong. */
export const documentSchema: Check = {
  ids: schemaIds,
  run: ofAll(({ schemaChecks }, document) => findSchemaProblems(document, schemaChecks)),
};

/** The places where one document, without shorthand, breaks the schema of its kind. */
export function findSchemaProblems(document: ReadDocument, schemaChecks: SchemaChecks): Problem[] {
  const file = schemaFileName(document.kind);
  const violations = isLayer(document)
    ? schemaChecks.layer(file, withoutDeletions(document.plain))
    : schemaChecks.whole(file, document.plain);
  return violations
    .filter(({ path }) => !(path.join() === "formatVersion" && otherFormat(document.written) !== undefined))
    .map((violation) => {
      const { check, path, part = "value", message, hint } = schemaProblem(violation);
      return { check, file: document.path, spot: { path, part }, message, hint };
    });
}

/** Whether a document is only a layer: a country, and clients and programmes in chains. */
function isLayer({ kind, written }: ReadDocument): boolean {
  if (kind === "country") return true;
  if (kind !== "client" && kind !== "programme") return false;
  return member(written, "abstract") === true || member(written, "extends") !== undefined;
}

/** In a layer `null` deletes the parent's value; it is never data. */
function withoutDeletions(value: unknown): unknown {
  if (!isJsonObject(value) || !hasDeletion(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  const inside: JsonObject = Object.fromEntries(kept.map(([key, inner]) => [key, withoutDeletions(inner)]));
  return inside;
}

function hasDeletion(value: JsonObject): boolean {
  return Object.values(value).some((inner) => inner === null || (isJsonObject(inner) && hasDeletion(inner)));
}
