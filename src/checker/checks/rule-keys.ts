import { member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { type Path, type RulePath, rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { type KnownRoot, missingKeysIn, resolveAlias } from "../scope/possible-keys.ts";
import { shapeAtPath } from "../scope/rule-typing.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import type { ShapeScope } from "../scope/shape.ts";
import { listRules } from "../uses/document-uses.ts";
import { type Check, ofAll } from "./check.ts";

/** A key in brackets exists in the object before it, for each of its values, in every client and programme. */
export const ruleKeys: Check = {
  ids: ["unknown-key", "unchecked-key"],
  run: ofAll((context, document) => [
    ...listRules(context, document).flatMap(({ rule, path }) =>
      rulePaths(rule)
        .filter(hasKey)
        .flatMap((read) => keyProblems(context, document, path, read)),
    ),
    ...unknownCatalogues(context, document),
  ]),
};

const hasKey = ({ path }: RulePath) => path.steps.some((step) => "keyAt" in step);

function keyProblems(
  context: CheckContext,
  document: SourceDocument,
  at: JsonPath,
  { path, text, pointer }: RulePath,
): FoundHere[] {
  const known = knownDocuments(context, path.root);
  if (known.length === 0) return [];
  const scope = scopeOfRule(context, document, at);
  const place = { spot: { path: [...at, ...parsePointer(pointer)] } };
  const unchecked = path.steps.flatMap((step) =>
    "keyAt" in step && isUnchecked(resolveAlias(step.keyAt, scope), scope) ? [step.keyAt] : [],
  );
  const missingIn = missingKeysIn(path, scope);
  return [
    ...unchecked.map((key) => ({
      ...place,
      check: "unchecked-key",
      message: `"${text}" takes a key from "${spelled(key)}", which can be any text`,
      hint: `add to its declaration "keyOf": "${path.root}.…", or its values as "enum"`,
    })),
    ...known.flatMap(({ id, value }) =>
      missingIn(value).map(({ key, holder, existing }) => ({
        ...place,
        check: "unknown-key",
        message: `"${text}" can read "${key}", which "${holder}" of ${path.root} "${id}" does not have`,
        hint: suggest(key, existing, `keys of "${holder}"`) ?? `"${holder}" has no keys`,
      })),
    ),
  ];
}

function knownDocuments({ clients, programmes }: CheckContext, root: string): readonly Resolved[] {
  if (root === "client") return clients;
  return root === "programme" ? programmes : [];
}

/** Data declared as a text without a list of its values. */
function isUnchecked(path: Path, scope: ShapeScope): boolean {
  const { types, values, keyOf } = shapeAtPath(path, scope);
  const isPlainText = types?.size === 1 && types.has("text") && values === undefined && keyOf === undefined;
  return isPlainText && (path.root === "data" || path.root === "settings");
}

const spelled = ({ root, steps }: Path) => [root, ...steps.map((step) => ("key" in step ? step.key : "[…]"))].join(".");

/** The catalogue that a declared key refers to must exist. */
function unknownCatalogues(context: CheckContext, document: SourceDocument): FoundHere[] {
  return context.visitsOf(document, "DataType").flatMap(({ value: { keyOf }, path }): FoundHere[] => {
    if (keyOf === undefined) return [];
    const place = { check: "unknown-key", spot: { path: [...path, "keyOf"] } };
    const [read] = rulePaths({ var: keyOf });
    const known = knownDocuments(context, read?.path.root ?? "");
    if (read === undefined || (known.length === 0 && !["client", "programme"].includes(read.path.root))) {
      const message = `"${keyOf}" is not in a client or programme`;
      return [{ ...place, message, hint: 'name an object there, such as "programme.requests.types"' }];
    }
    return known.flatMap(({ id, value: found }) =>
      hasPath(read.path, { root: read.path.root, value: found })
        ? []
        : [{ ...place, message: `"${keyOf}" does not exist in ${read.path.root} "${id}"` }],
    );
  });
}

function hasPath({ steps }: Path, { value }: KnownRoot): boolean {
  let inner: unknown = value;
  for (const step of steps) inner = "key" in step ? member(inner, step.key) : undefined;
  return inner !== undefined;
}
