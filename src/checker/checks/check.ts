import type { Block } from "../../documents/generated/screen.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { Finding } from "../findings/finding.ts";
import type { Found, FoundHere, Problem } from "../findings/problem.ts";
import { lookingAt } from "../incremental/work.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { Draft } from "../read/draft.ts";
import type { DocumentKind } from "../read/kinds.ts";
import type { ScreenDocument, SourceDocument } from "../read/source-document.ts";

/** One question about the documents. It may find several kinds of problems; each has its own permanent id. */
export interface Check {
  readonly ids: readonly string[];
  /** `warning` for superfluous content, which cannot fail in front of a customer; `error` when absent. */
  readonly severity?: Finding["severity"];
  /** Whether the later checks do not run once it has found something. */
  readonly stopsOthers?: true;
  /** `found`: the findings of the earlier checks; reading it makes the result depend on all of them. */
  run(context: CheckContext, found: () => readonly Problem[]): readonly Found[];
}

type Inspect<Kind extends DocumentKind> = (
  context: CheckContext,
  document: SourceDocument<Kind>,
) => readonly FoundHere[];

/**
 * A check that looks at one document of some kinds after another. Its findings in a document stay until one of the
 * values that it read for them changes.
 */
export function ofEach<Kind extends DocumentKind>(kinds: readonly Kind[], inspect: Inspect<Kind>): Check["run"] {
  return ofListed(({ index }) => kinds.flatMap((kind) => index.of(kind)), inspect);
}

/** As `ofEach`, of documents of all kinds. */
export const ofAll = (inspect: Inspect<DocumentKind>): Check["run"] =>
  ofListed(({ index }) => index.documents, inspect);

function ofListed<Kind extends DocumentKind>(
  list: (context: CheckContext) => readonly SourceDocument<Kind>[],
  inspect: Inspect<Kind>,
): Check["run"] {
  const problemsIn = memoizeByDocument((context, document: SourceDocument<Kind>) =>
    inspect(context, document).map((found) => ({ file: document.path, ...found })),
  );
  return (context) =>
    list(context).flatMap((document) => lookingAt(document.path, () => problemsIn(context, document)));
}

/** A block of a screen, and its place. */
export interface BlockOfScreen {
  readonly screen: ScreenDocument;
  readonly block: Draft<Block>;
  readonly path: JsonPath;
}

/** Looks at each block of each screen, including nested ones. */
export function ofEachBlock(inspect: (context: CheckContext, of: BlockOfScreen) => FoundHere[]): Check["run"] {
  return ofEach(["screen"], (context, screen) =>
    context.visitsOf(screen, "Block").flatMap(({ value, path }) => inspect(context, { screen, block: value, path })),
  );
}

/** As `ofEach`; its findings in a document are left out when earlier checks have found one of `cuts` there. */
export function ofEachUnless<Kind extends DocumentKind>(
  cuts: ReadonlySet<string>,
  kinds: readonly Kind[],
  inspect: Inspect<Kind>,
): Check["run"] {
  const each = ofEach(kinds, inspect);
  return (context, found) => {
    const problems = each(context, found);
    if (problems.length === 0) return problems;
    const cut = new Set(found().flatMap(({ check, file }) => (cuts.has(check) ? [file] : [])));
    return problems.filter(({ file }) => !cut.has(file));
  };
}
