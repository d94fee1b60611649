import { formatPointer } from "../../documents/json-path.ts";
import { DERIVED, DERIVED_READS } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { type FlowDocument, fullName, type SourceDocument } from "../read/source-document.ts";
import { derivedNamesRead, ownDerivedRules } from "../uses/derived-values.ts";
import { listForms, listScreens } from "../uses/flow-links.ts";
import { listReferences } from "../uses/references.ts";
import { largeRuleParts, type PlacedPart, placedPart, type RulePart } from "../uses/rule-parts.ts";
import { type Check, ofEach } from "./check.ts";

/** A rule of several parts stands once in a journey: copies drift apart. */
export const repeatedRule: Check = {
  ids: ["repeated-rule"],
  severity: "warning",
  run: ofEach(["flow"], (context, flow) =>
    largest(repeatsAmong(documentsOf(context, flow).flatMap((one) => largeRuleParts(context, one)))).map((copies) =>
      toProblem(flow, copies),
    ),
  ),
};

/** A flow with its screens, their forms, and the calls of all these. */
function documentsOf(context: CheckContext, flow: FlowDocument): readonly SourceDocument[] {
  const screens = listScreens(context, flow);
  const forms = screens.flatMap((screen) => listForms(context, screen));
  const shown = [...new Set<SourceDocument>([flow, ...screens, ...forms])];
  const calls = shown
    .flatMap((document) => listReferences(context, document))
    .flatMap(({ refers, name }) => (refers === "call" ? (context.index.find("call", name) ?? []) : []));
  return [...shown, ...new Set(calls)];
}

type Copies = readonly [PlacedPart, ...PlacedPart[]];

/** Most rules stand once: only those that look the same are placed and compared by what they mean. */
function repeatsAmong(parts: readonly RulePart[]): readonly Copies[] {
  const alike = groupedBy(parts, ({ text }) => text).filter((group) => group.length > 1);
  return alike.flatMap((group) => groupedBy(group.map(placedPart), meaningOf)).flatMap(copiesOf);
}

/** The places of a rule, each once; none when there is only one. */
function copiesOf(parts: readonly PlacedPart[]): Copies[] {
  const [first, ...others] = new Map(parts.map((part) => [part.place, part])).values();
  return first === undefined || others.length === 0 ? [] : [[first, ...others]];
}

/** Groups by a key, in order; what has no key is left out. */
function groupedBy<Part>(parts: readonly Part[], keyOf: (part: Part) => string | undefined): readonly Part[][] {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const key = keyOf(part);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [part]);
    else group.push(part);
  }
  return [...groups.values()];
}

/** What all documents of a flow read alike; `now` belongs to a moment, and each of them has one. */
const SHARED: ReadonlySet<string> = new Set([...DERIVED_READS, DERIVED, "now"]);

/**
 * The same for parts that mean the same: what belongs to one document, as `form` does, means the same only there. A
 * call's own rules are left out, as each of its variants says its request and reply whole.
 */
function meaningOf({ text, roots, document }: PlacedPart): string | undefined {
  if (roots.every((root) => SHARED.has(root)) && !readsOwn(text, document)) return text;
  return document.kind === "call" ? undefined : `${document.path} ${text}`;
}

function readsOwn(text: string, document: SourceDocument): boolean {
  const own = ownDerivedRules(document);
  return own.size > 0 && derivedNamesRead(JSON.parse(text)).some((name) => own.has(name));
}

/** Repeats without those that stand only inside others, and go with these. */
function largest(repeats: readonly Copies[]): readonly Copies[] {
  const places = new Set(repeats.flatMap((copies) => copies.map(({ place }) => place)));
  const isInside = ({ file, path }: PlacedPart) =>
    path.some((_, length) => places.has(`${file}#${formatPointer(path.slice(0, length))}`));
  return repeats.filter((copies) => !copies.every(isInside));
}

function toProblem(flow: FlowDocument, copies: Copies): FoundHere {
  const [{ file, path }, ...others] = copies;
  const message = `the same rule is also at ${others.map(({ place }) => place).join(", ")}`;
  return { file, spot: { path }, message, hint: `write it once: ${remedy(flow, copies)}` };
}

const READ_BY_OWN: Readonly<Record<string, readonly string[]>> = {
  flow: [],
  screen: ["load", "now", "route", "step"],
  form: ["form", "load", "now"],
};

function remedy(flow: FlowDocument, copies: Copies): string {
  const documents = new Set(copies.map(({ document }) => document));
  const [only] = documents;
  const holder = documents.size === 1 && only !== undefined && only.kind !== "call" ? only : flow;
  const read = [...DERIVED_READS, DERIVED, ...(READ_BY_OWN[holder.kind] ?? [])];
  const isDerivable = copies.every(({ roots }) => roots.every((root) => read.includes(root)));
  return isDerivable ? `name it under "derived" of the ${holder.kind} ${fullName(holder)}` : "make it a named rule";
}
