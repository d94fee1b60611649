import type { CheckedDocuments } from "../checked-documents.ts";
import { pathOf } from "../findings/inside.ts";
import type { JsonPath, Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { readsKept, tellsPersonal, tellsSecret } from "../scope/personal-values.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { rulesOf } from "../uses/uses-of.ts";
import { type Check, ofEach } from "./check.ts";

/** What is secret does not outlive the page, nor what is about a person in what other programs read. */
export const storedSecret: Check = {
  ids: ["stored-secret"],
  run: ofEach(["flow"], (documents, flow) =>
    rulesOf(documents, flow).flatMap(({ rule, path }) => {
      const place = placeOf(path);
      return place === undefined ? [] : kept(documents, flow, { rule, path, place });
    }),
  ),
};

interface Place {
  /** Whether what is about a person must not go there either. */
  readonly takesNoPerson: boolean;
  readonly why: string;
}

const PLACES: Readonly<Record<"store" | "go" | "key", Place>> = {
  store: { takesNoPerson: true, why: "must not be stored where other programs of the browser read it" },
  go: { takesNoPerson: false, why: "must not stand in an address, which is stored and shown" },
  key: { takesNoPerson: false, why: "must not name a run, as names are stored" },
};

function placeOf(path: JsonPath): Place | undefined {
  const at = path.indexOf("do");
  const action = at < 0 ? undefined : path[at + 1];
  if (action === "store" || action === "go") return PLACES[action];
  return path[0] === "key" ? PLACES.key : undefined;
}

interface Kept {
  readonly rule: unknown;
  readonly path: JsonPath;
  readonly place: Place;
}

function kept(documents: CheckedDocuments, flow: SourceDocument, { rule, path, place }: Kept): Problem[] {
  const scope = scopeOfRule(documents, flow, path);
  return readsKept(rule)
    .filter((read) => tellsSecret(read.path, scope) || (place.takesNoPerson && tellsPersonal(read.path, scope)))
    .map(({ text, pointer }) => ({
      check: "stored-secret",
      file: flow.path,
      spot: { path: [...path, ...pathOf(pointer)] },
      message: `"${text}" is ${place.takesNoPerson ? "about a person or secret" : "secret"}, and ${place.why}`,
      hint: "take something else by which it is found again, such as an id of the server",
    }));
}
