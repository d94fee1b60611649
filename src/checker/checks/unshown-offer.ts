import { arrayElements, member } from "../../documents/json.ts";
import { type RulePath, rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer, valueAt } from "../findings/inside.ts";
import type { Found } from "../findings/problem.ts";
import { schemaFileName } from "../read/kinds.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { findOrigin, type Resolved } from "../resolve/resolve-layers.ts";
import { markedVisits } from "../schemas/marked-visits.ts";
import type { Visit } from "../schemas/walk.ts";
import { evaluated } from "../scope/evaluated.ts";
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
  readonly read: RulePath;
  readonly rule: unknown;
  /** Whether the rule gives the choices of a field. */
  readonly isOfChoices: boolean;
}

function listReaders(context: CheckContext, client: Resolved, programme: Resolved): Reader[] {
  const reached = reachedWith(context, client, [programme]);
  return context.index.documents.filter(({ path }) => reached.has(path)).flatMap((one) => readersIn(context, one));
}

const readersIn = (context: CheckContext, document: SourceDocument): Reader[] =>
  listRules(context, document).flatMap(({ rule, path }) =>
    rulePaths(rule)
      .filter(({ text }) => text.startsWith("programme."))
      .map((read) => ({ read, rule, isOfChoices: document.kind === "form" && path.at(-2) === "options" })),
  );

interface Offered {
  readonly client: Resolved;
  readonly programme: Resolved;
  readonly readers: readonly Reader[];
}

function findUnshown(context: CheckContext, of: Offered): Found[] {
  const { programme, readers } = of;
  const marked = markedVisits(context.schemas, schemaFileName("programme"), programme.value, "x-shown");
  return marked
    .filter((visit) => !readers.some((reader) => shows(reader, visit, of)))
    .map(({ path, value }) => ({
      file: findOrigin(programme, path)?.path ?? programme.layers[0]?.path ?? "",
      spot: { path },
      message: `"${String(value)}" is offered, and no page to which its customers can come shows it`,
      hint: "offer it among the choices of a form, name it in a rule, or leave it out here",
    }));
}

/** Whether a rule shows an offered name; a rule of choices does, unless a filter on the list leaves the name out. */
function shows({ read, rule, isOfChoices }: Reader, { path, value, schema }: Visit, of: Offered): boolean {
  const list = ["programme", ...path.slice(0, -1)].join(".");
  const entry = ["programme", ...parsePointer(String(schema["x-selects"])), String(value)].join(".");
  if (read.text === entry || read.text.startsWith(`${entry}.`)) return true;
  if (read.text !== list) return false;
  // A path is read as `{ "var": … }`.
  const place = parsePointer(read.pointer).slice(0, -1);
  const beside = valueAt(rule, [...place.slice(0, -1), "0"]);
  if (place.at(-2) === "in" && place.at(-1) === "1") return beside === value;
  return isOfChoices && isChosen(valueAt(rule, place.slice(0, -2)), value, of);
}

/** Whether a filter keeps an offered name; true where the programme and the client do not decide that. */
function isChosen(filter: unknown, value: unknown, { programme, client }: Offered): boolean {
  const isKnown = rulePaths(filter).every(({ text }) => /^(programme|client)\./.test(text));
  if (member(filter, "filter") === undefined || !isKnown) return true;
  return arrayElements(evaluated(filter, { programme: programme.value, client: client.value })).includes(value);
}
