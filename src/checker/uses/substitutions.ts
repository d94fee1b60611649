import { member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** The substitutes of clients and programmes, by the name of the part under `substitutes`. */
const PARTS = { flow: "flows", screen: "screens", form: "forms" } as const;

/** A kind of document that another of its kind may substitute. */
export type Replaceable = keyof typeof PARTS;

/** A document that a client or programme substitutes for another. */
export interface Substitution<Kind extends Replaceable = Replaceable> {
  /** The name of the original, as written. */
  readonly from: string;
  readonly original: SourceDocument<Kind>;
  readonly substitute: SourceDocument<Kind>;
  /** The client or programme that declares it. */
  readonly layer: SourceDocument;
}

/** Every substitution of a client or programme whose original and substitute both exist. */
export function listSubstitutions<Kind extends Replaceable>(context: CheckContext, kind: Kind): Substitution<Kind>[] {
  const { index } = context;
  return declaredSubstitutions(context, kind).flatMap(({ from, to, path }) => {
    const [original, substitute, layer] = [index.find(kind, from), index.find(kind, to), index.at(path)];
    return original && substitute && layer ? [{ from, original, substitute, layer }] : [];
  });
}

/** The substitutes of clients and programmes, by names: unchanged while anything else about them changes. */
const declaredSubstitutions = memoize(({ index }: CheckContext, kind: Replaceable) =>
  [...index.of("client"), ...index.of("programme")].flatMap(({ path, value }) =>
    objectEntries(member(member(value, "substitutes"), PARTS[kind])).map(([from, to]) => ({
      from,
      to: String(to),
      path,
    })),
  ),
);

/** A document with its originals. */
export const withOriginals = withOthers("substitute", "original");

/** A document with its substitutes. */
export const withSubstitutes = withOthers("original", "substitute");

type Side = "original" | "substitute";

function withOthers(own: Side, other: Side) {
  return <Kind extends Replaceable>(context: CheckContext, kind: Kind, document: SourceDocument<Kind>) => {
    const pairs = listSubstitutions(context, kind).filter((pair) => pair[own] === document);
    return [...new Set([document, ...pairs.map((pair) => pair[other])])];
  };
}
