import { member, objectEntries } from "../documents/json.ts";
import type { SchemaProblem } from "../documents/json-schema.ts";
import { type Contract, type ContractIndex, indexContract } from "./contract-index.ts";
import { takeFields } from "./forms/take-fields.ts";
import { memoize } from "./incremental/memoize.ts";
import { type DocumentFiles, type DocumentIndex, indexDocuments } from "./read/document-index.ts";
import { schemaFileName } from "./read/kinds.ts";
import type { SourceDocument } from "./read/source-document.ts";
import { isAbstract, type Resolved, resolveLayers } from "./resolve/resolve-layers.ts";
import { visitBlockProps } from "./schemas/block-props.ts";
import type { ComponentContract } from "./schemas/component-contract.ts";
import type { SchemaChecks } from "./schemas/schema-checks.ts";
import type { SchemaSet } from "./schemas/schema-set.ts";
import { type Visit, walk } from "./schemas/walk.ts";

/** What the checker is told of the world outside the documents. */
export interface CheckerFacts {
  readonly schemas: SchemaSet;
  readonly contract: Contract;
  readonly components: readonly ComponentContract[];
  /** Messages that the runtime itself says. */
  readonly runtimeMessages: readonly { readonly key: string; readonly args: readonly string[] }[];
  /** The default theme, over which clients set colours of their own. */
  readonly palette: Palette;
  readonly schemaChecks: SchemaChecks;
  /** Clients and programmes before the change that is checked, by path; there where it is known what is compared with. */
  readonly before?: ReadonlyMap<string, unknown>;
  /** Where a value is no JSON Schema. */
  readonly schemaFaults: (value: unknown) => readonly SchemaProblem[];
  /** What a regular expression costs whoever matches with it. */
  readonly costOfPattern: (pattern: string) => PatternJudgement;
}

/** The colours of a theme, `#rrggbb` by token, in each scheme. */
export interface Palette {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

/** What is known of a regular expression. */
export interface PatternJudgement {
  /** There where it can keep a browser busy; `unknown` where that could not be found out in the time there is. */
  readonly cost?: PatternCost | "unknown";
  /** Milliseconds of processor time in which it was found out. */
  readonly took: number;
}

/** How bad a regular expression can get. */
export interface PatternCost {
  /** How its time grows with the text: `exponential`. */
  readonly growth: string;
  /** A text that shows it, as JavaScript. */
  readonly attack: string;
}

/** All that checks look at: documents, found and walked once, and the world outside. */
export interface CheckContext extends CheckerFacts {
  readonly index: DocumentIndex;
  readonly contractIndex: ContractIndex;
  readonly component: (name: string) => ComponentContract | undefined;
  /** Clients and programmes that are served, with all that they inherit. */
  readonly clients: readonly Resolved[];
  readonly programmes: readonly Resolved[];
  listVisits(document: SourceDocument): readonly Visit[];
}

/** Prepares the documents of files for checking. */
export function createCheckContext(files: DocumentFiles, facts: CheckerFacts): CheckContext {
  const components = new Map(facts.components.map((contract) => [contract.name, contract]));
  const context: CheckContext = {
    ...facts,
    index: indexDocuments(withForms(files, facts.schemas)),
    contractIndex: indexContract(facts.contract),
    component: (name) => components.get(name),
    get clients() {
      return served(context, "client");
    },
    get programmes() {
      return served(context, "programme");
    },
    listVisits: ({ path }) => visitsAt(context, path),
  };
  return context;
}

/** The documents of files, with the fields that forms take from sets in their places. */
function withForms(files: DocumentFiles, schemas: SchemaSet): DocumentFiles {
  const { find } = indexDocuments(files);
  const keys = fieldKeys(schemas);
  const whole = memoize((_files: DocumentFiles, path: string) => {
    const document = files.documentAt(path);
    return document && takeFields(document, (name) => find("fields", name), keys);
  });
  return { paths: files.paths, documentAt: (path) => whole(files, path) };
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
  const written = listTakenVisits(schemas, document);
  return [...walked, ...written, ...walked.flatMap((one) => visitBlockProps(schemas, component, one))];
});

/** The members of a form's field, in their order. */
const fieldKeys = (schemas: SchemaSet): string[] =>
  objectEntries(member(member(member(schemas["form.schema.json"], "$defs"), "Field"), "properties")).map(
    ([key]) => key,
  );

/** What a form says of the fields that it takes; their rules and texts are visited where the fields stand whole. */
function listTakenVisits(schemas: SchemaSet, { kind, written, value }: SourceDocument): Visit[] {
  if (kind !== "form") return [];
  const visits = walk(schemas, schemaFileName(kind), written ?? value);
  const taken = visits.filter(({ types }) => types.includes("TakenField")).map(({ path }) => path.join("."));
  const isInside = ({ path, types }: Visit) =>
    taken.includes(path.slice(0, 2).join(".")) && !types.includes("Rule") && !types.includes("Text");
  return visits.filter(isInside);
}
