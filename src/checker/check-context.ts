import type { Field } from "../documents/generated/form.ts";
import type { Block } from "../documents/generated/screen.ts";
import { member, objectEntries } from "../documents/json.ts";
import type { SchemaProblem } from "../documents/json-schema.ts";
import type { DataType } from "../engine/generated/data.ts";
import type {
  Actions,
  Branch,
  Download,
  FlowState,
  Open,
  TimedTransition,
  Transition,
} from "../engine/generated/flow.ts";
import { type Contract, type ContractIndex, indexContract } from "./contract-index.ts";
import { typedDocuments } from "./forms/typed-documents.ts";
import { memoize } from "./incremental/memoize.ts";
import type { ReadFiles } from "./read/changing-files.ts";
import type { DocumentIndex } from "./read/document-index.ts";
import type { Draft } from "./read/draft.ts";
import { schemaFileName } from "./read/kinds.ts";
import type { SourceDocument } from "./read/source-document.ts";
import { isAbstract, type Resolved, resolveLayers } from "./resolve/resolve-layers.ts";
import { visitBlockProps } from "./schemas/block-props.ts";
import type { ComponentContract } from "./schemas/component-contract.ts";
import type { SchemaChecks } from "./schemas/schema-checks.ts";
import type { SchemaSet } from "./schemas/schema-set.ts";
import { type Visit, walk, walkType } from "./schemas/walk.ts";

/** What the checker knows beside the documents. */
export interface CheckerFacts {
  readonly schemas: SchemaSet;
  readonly contract: Contract;
  readonly components: readonly ComponentContract[];
  /** Messages that the runtime itself shows. */
  readonly runtimeMessages: readonly { readonly key: string; readonly args: readonly string[] }[];
  /** The default theme; clients override its colours. */
  readonly palette: Palette;
  readonly schemaChecks: SchemaChecks;
  /** The files that the portal's host serves beside the documents, each with a slash at its start; unknown when absent. */
  readonly publicFiles?: ReadonlySet<string>;
  /**
   * Clients and programmes before the change that is checked, by path; absent when the base of the comparison is
   * unknown.
   */
  readonly before?: ReadonlyMap<string, unknown>;
  /** Where a value is not a valid JSON Schema. */
  readonly schemaFaults: (value: unknown) => readonly SchemaProblem[];
  /** Judges the matching cost of a regular expression. */
  readonly costOfPattern: (pattern: string) => PatternJudgement;
}

/** The colours of a theme, `#rrggbb` by token, in each scheme. */
export interface Palette {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

/** The judgement of a regular expression. */
export interface PatternJudgement {
  /** Present when it can keep a browser busy; `unknown` when the judge ran out of time. */
  readonly cost?: PatternCost | "unknown";
  /** Milliseconds of processor time that the judgement took. */
  readonly took: number;
}

/** The worst case of a regular expression. */
export interface PatternCost {
  /** How its time grows with the text: `exponential`. */
  readonly growth: string;
  /** A text that shows it, as JavaScript. */
  readonly attack: string;
}

/** The input of all checks: documents, found and walked once, and the facts beside them. */
export interface CheckContext extends CheckerFacts {
  readonly index: DocumentIndex;
  readonly contractIndex: ContractIndex;
  readonly component: (name: string) => ComponentContract | undefined;
  /** Clients and programmes that are served, each resolved with its parents. */
  readonly clients: readonly Resolved[];
  readonly programmes: readonly Resolved[];
  listVisits(document: SourceDocument): readonly Visit[];
  /** The visits of values that a `$def` describes, or one of several. */
  visitsOf<Type extends keyof VisitTypes>(document: SourceDocument, ...types: Type[]): readonly TypedVisit<Type>[];
}

/** For each `$def` that checks look for, the type of its values. */
interface VisitTypes {
  readonly Actions: Actions;
  readonly Block: Block;
  readonly Branch: Branch;
  readonly DataType: DataType;
  readonly Download: Download;
  readonly Field: Field;
  readonly FlowState: FlowState;
  readonly Open: Open;
  readonly TimedTransition: TimedTransition;
  readonly Transition: Transition;
}

/** A visit of a typed value. */
export interface TypedVisit<Type extends keyof VisitTypes> extends Visit {
  readonly value: Draft<VisitTypes[Type]>;
}

/** Prepares the documents of files for checking. */
export function createCheckContext(files: ReadFiles, facts: CheckerFacts): CheckContext {
  const components = new Map(facts.components.map((contract) => [contract.name, contract]));
  const context: CheckContext = {
    ...facts,
    index: typedDocuments(files, facts.schemas),
    contractIndex: indexContract(facts.contract),
    component: (name) => components.get(name),
    get clients() {
      return served(context, "client");
    },
    get programmes() {
      return served(context, "programme");
    },
    listVisits: ({ path }) => visitsAt(context, path),
    visitsOf: <Type extends keyof VisitTypes>({ path }: SourceDocument, ...types: Type[]) =>
      visitsAt(context, path).filter((visit): visit is TypedVisit<Type> =>
        types.some((type) => visit.types.includes(type)),
      ),
  };
  return context;
}

const served = memoize((context: CheckContext, kind: "client" | "programme"): readonly Resolved[] =>
  context.index
    .of(kind)
    .filter((document) => !isAbstract(document))
    .flatMap(({ path }) => resolvedAt(context, path) ?? []),
);

const resolvedAt = memoize(({ index, schemas }: CheckContext, path: string) => {
  const document = index.at(path);
  return document && resolveLayers(index, schemas, document);
});

const visitsAt = memoize(({ index, schemas, component }: CheckContext, path: string): readonly Visit[] => {
  const document = index.at(path);
  if (document === undefined) return [];
  const walked = walk(schemas, schemaFileName(document.kind), document.value);
  const written = [...listTakenVisits(schemas, document), ...listUseVisits(schemas, document)];
  return [...walked, ...written, ...walked.flatMap((one) => visitBlockProps(schemas, component, one))];
});

/** The uses of fragments, with the rules and texts that they give. */
function listUseVisits(schemas: SchemaSet, { kind, plain, fragments }: SourceDocument): Visit[] {
  if (fragments.size === 0) return [];
  return walk(schemas, schemaFileName(kind), plain).flatMap((visit) => {
    if (String(visit.schema["x-refers"]).startsWith("fragment")) return [visit];
    if (!visit.types.includes("FragmentUse")) return [];
    const fragment = fragments.get(String(member(visit.value, "fragment")));
    const given = objectEntries(member(visit.value, "with")).flatMap(([name, value]) => {
      const kind = fragment?.value.input?.[name]?.kind;
      const at = [...visit.path, "with", name];
      if (kind === "text") return walkType(schemas, "text.schema.json", "Text", value, at);
      return kind === "rule" ? walkType(schemas, "rule.schema.json", "Rule", value, at) : [];
    });
    return [visit, ...given];
  });
}

/** A form's additions to the fields that it takes; their rules and texts are visited where the fields are whole. */
function listTakenVisits(schemas: SchemaSet, { kind, plain }: SourceDocument): Visit[] {
  if (kind !== "form") return [];
  const visits = walk(schemas, schemaFileName(kind), plain);
  const taken = visits.filter(({ types }) => types.includes("TakenField")).map(({ path }) => path.join("."));
  const isInside = ({ path, types }: Visit) =>
    taken.includes(path.slice(0, 2).join(".")) && !types.includes("Rule") && !types.includes("Text");
  return visits.filter(isInside);
}
