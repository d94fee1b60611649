import { arrayElements, isRule, member } from "../../documents/json.ts";
import { compileRule, parseRule, type RulePath, rulePaths, type Scope } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer, valueAt } from "../findings/inside.ts";
import type { Found } from "../findings/problem.ts";
import { schemaFileName } from "../read/kinds.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { findOrigin, type Resolved } from "../resolve/resolve-layers.ts";
import { markedVisits } from "../schemas/marked-visits.ts";
import { listRules } from "../uses/document-uses.ts";
import type { Check } from "./check.ts";
import { reachedWith } from "./reached-documents.ts";
import { listSellers } from "./sold.ts";

/**
 * What a programme offers can be had: in the documents to which its customers can come, it is a choice of a form, or a
 * rule names it. The schemas mark the names in such lists by `x-shown`.
 */
export const unshownOffer: Check = {
  ids: ["unshown-offer"],
  run: (context) => {
    const readers = new Map<string, Reader[]>();
    const problems = context.programmes.flatMap((programme) =>
      listSellers(context, programme.id).flatMap((client) => {
        const { journeys, substitutes } = programme.value;
        const key = JSON.stringify([client.id, journeys, substitutes]);
        const known = readers.get(key) ?? listReaders(context, client, programme);
        readers.set(key, known);
        return findUnshown(context, { client, programme, readers: known });
      }),
    );
    return [...new Map(problems.map((one) => [`${one.file} ${one.message}`, one])).values()];
  },
};

/** A path that a rule reads, in a document to which customers can come. */
interface Reader {
  readonly text: string;
  /** The operand before it in a list, such as the name that is looked for. */
  readonly before: unknown;
  /** Whether the rule gives the choices of a field. */
  readonly isOfChoices: boolean;
  /** The values that the filter around it keeps; absent where more than the programme and the client decides that. */
  readonly kept?: (scope: Scope) => readonly unknown[];
}

function listReaders(context: CheckContext, client: Resolved, programme: Resolved): Reader[] {
  const reached = reachedWith(context, client, [programme]);
  return context.index.documents.filter(({ path }) => reached.has(path)).flatMap((one) => readersIn(context, one));
}

const readersIn = (context: CheckContext, document: SourceDocument): Reader[] =>
  listRules(context, document).flatMap(({ rule, path }) =>
    rulePaths(rule)
      .filter(({ text }) => text.startsWith("programme."))
      .map((read) => toReader(read, rule, document.kind === "form" && path.at(-2) === "options")),
  );

function toReader({ text, pointer }: RulePath, rule: unknown, isOfChoices: boolean): Reader {
  // A path is read as `{ "var": … }`.
  const place = parsePointer(pointer).slice(0, -1);
  const before = place.at(-1) === "1" ? valueAt(rule, [...place.slice(0, -1), "0"]) : undefined;
  const filter = valueAt(rule, place.slice(0, -2));
  const isKnown = rulePaths(filter).every((inner) => /^(programme|client)\./.test(inner.text));
  const isFilter = isRule(filter) && member(filter, "filter") !== undefined && parseRule(filter).ok;
  if (!isOfChoices || !isKnown || !isFilter) return { text, before, isOfChoices };
  const evaluate = compileRule(filter);
  return { text, before, isOfChoices, kept: (scope) => arrayElements(evaluate(scope)) };
}

interface Offered {
  readonly client: Resolved;
  readonly programme: Resolved;
  readonly readers: readonly Reader[];
}

function findUnshown(context: CheckContext, { programme, client, readers }: Offered): Found[] {
  const scope = { programme: programme.value, client: client.value };
  const marked = markedVisits(context.schemas, schemaFileName("programme"), programme.value, "x-shown");
  return marked.flatMap(({ path, value, schema }) => {
    const list = ["programme", ...path.slice(0, -1)].join(".");
    const entry = ["programme", ...parsePointer(String(schema["x-selects"])), String(value)].join(".");
    const shows = ({ text, before, isOfChoices, kept }: Reader) => {
      if (text === entry || text.startsWith(`${entry}.`)) return true;
      return text === list && (before === value || (isOfChoices && kept?.(scope).includes(value) !== false));
    };
    if (readers.some(shows)) return [];
    return {
      file: findOrigin(programme, path)?.path ?? programme.layers[0]?.path ?? "",
      spot: { path },
      message: `"${String(value)}" is offered, and no page to which its customers can come shows it`,
      hint: "offer it among the choices of a form, name it in a rule, or leave it out here",
    };
  });
}
