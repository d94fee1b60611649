import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { Finding } from "../findings/finding.ts";
import type { Problem } from "../findings/problem.ts";
import { lookingAt } from "../incremental/work.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { DocumentKind } from "../read/kinds.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** One question to the documents. It may find several kinds of problems; each has its own permanent id. */
export interface Check {
  readonly ids: readonly string[];
  /** `warning` when it finds what is superfluous, not what fails in front of a customer; `error` when absent. */
  readonly severity?: Finding["severity"];
  /** Whether the checks after it do not run once it has found something. */
  readonly stopsOthers?: true;
  /** `found`: what the checks before it found; asking makes the answer hang on all of them. */
  run(context: CheckContext, found: () => readonly Problem[]): readonly Problem[];
}

type Inspect = (context: CheckContext, document: SourceDocument) => readonly Problem[];

/**
 * A check that looks at one document after another, at those of some kinds or, where none is named, at all. What it
 * finds in one stands until something changes that it looked at for it.
 */
export function ofEach(kinds: readonly DocumentKind[], inspect: Inspect): Check["run"] {
  const problemsIn = memoizeByDocument(inspect);
  return (context) => {
    const { index } = context;
    const looked = kinds.length === 0 ? index.documents : kinds.flatMap((kind) => index.of(kind));
    return looked.flatMap((document) => lookingAt(document.path, () => problemsIn(context, document)));
  };
}

/** A block of a screen, and where it stands. */
export interface BlockOfScreen {
  readonly screen: SourceDocument;
  readonly block: unknown;
  readonly path: JsonPath;
}

/** Looks at each block of each screen, those inside others too. */
export function ofEachBlock(inspect: (context: CheckContext, of: BlockOfScreen) => Problem[]): Check["run"] {
  return ofEach(["screen"], (documents, screen) =>
    documents
      .listVisits(screen)
      .filter(({ types }) => types.includes("Block"))
      .flatMap(({ value, path }) => inspect(documents, { screen, block: value, path })),
  );
}

/** As `ofEach`; what it finds in a document is left out where checks before it have found one of `cuts` there. */
export function ofEachUnless(
  cuts: ReadonlySet<string>,
  kinds: readonly DocumentKind[],
  inspect: Inspect,
): Check["run"] {
  const each = ofEach(kinds, inspect);
  return (context, found) => {
    const problems = each(context, found);
    if (problems.length === 0) return problems;
    const cut = new Set(found().flatMap(({ check, file }) => (cuts.has(check) ? [file] : [])));
    return problems.filter(({ file }) => !cut.has(file));
  };
}
