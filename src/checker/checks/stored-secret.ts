import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { disclosedPaths, disclosesPersonal, disclosesSecret } from "../scope/personal-values.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { listRules } from "../uses/document-uses.ts";
import { type Check, ofEach } from "./check.ts";

/** Secrets do not outlive the page, nor does personal data go where other programs can read it. */
export const storedSecret: Check = {
  ids: ["stored-secret"],
  run: ofEach(["flow"], (context, flow) =>
    listRules(context, flow).flatMap(({ rule, path }) => {
      const place = findPlace(path);
      return place === undefined ? [] : findStoredSecrets(context, flow, { rule, path, place });
    }),
  ),
};

interface Place {
  /** Whether personal data must not go there either. */
  readonly takesNoPerson: boolean;
  readonly why: string;
}

const PLACES: Readonly<Record<"store" | "navigate" | "runKey", Place>> = {
  store: { takesNoPerson: true, why: "must not be stored where other sites can read it" },
  navigate: { takesNoPerson: false, why: "must not be in an address, which is stored and shown" },
  runKey: { takesNoPerson: false, why: "must not name a run, because names are stored" },
};

function findPlace(path: JsonPath): Place | undefined {
  const at = path.indexOf("do");
  const action = at < 0 ? undefined : path[at + 1];
  if (action === "store" || action === "navigate") return PLACES[action];
  return path[0] === "runKey" ? PLACES.runKey : undefined;
}

interface StoredRule {
  readonly rule: unknown;
  readonly path: JsonPath;
  readonly place: Place;
}

function findStoredSecrets(
  context: CheckContext,
  flow: SourceDocument,
  { rule, path, place }: StoredRule,
): FoundHere[] {
  const scope = scopeOfRule(context, flow, path);
  return disclosedPaths(rule)
    .filter((read) => disclosesSecret(read.path, scope) || (place.takesNoPerson && disclosesPersonal(read.path, scope)))
    .map(({ text, pointer }) => ({
      spot: { path: [...path, ...parsePointer(pointer)] },
      message: `"${text}" is ${place.takesNoPerson ? "personal or secret" : "secret"}, and ${place.why}`,
      hint: "use another value that identifies it, such as an id of the server",
    }));
}
