import type { CheckContext } from "../../src/checker/check-context.ts";
import { closest } from "../../src/checker/findings/closest.ts";
import { suggest } from "../../src/checker/findings/suggest.ts";
import { isExample } from "../../src/checker/read/kinds.ts";
import { fullName } from "../../src/checker/read/source-document.ts";
import { wordOccurrences } from "../../src/checker/scope/asked-words.ts";
import {
  type DocumentSymbol,
  type Occurrence,
  SYMBOL_KINDS,
  type SymbolKind,
} from "../../src/checker/uses/occurrence.ts";
import { findOccurrences, listSymbolIds } from "../../src/checker/uses/occurrences.ts";
import { formatPointer } from "../../src/documents/json-path.ts";
import { type Place, placeIn } from "../explain/place-in.ts";
import { type Audience, findAudiences } from "./audiences.ts";

/** The uses of a symbol, and the customers that reach them. */
export interface Uses extends DocumentSymbol {
  readonly definitions: readonly Place[];
  readonly uses: readonly Use[];
  /** The clients whose customers reach a use of it, or the symbol itself when nothing names it. */
  readonly clients: readonly string[];
  readonly programmes: readonly string[];
  readonly countries: readonly string[];
  /** Whether the portal itself says this message. */
  readonly isSaidByPortal: boolean;
}

/** One place that names it. */
export interface Use extends Place {
  /** The document: `flow sign-in/by-password`. */
  readonly in: string;
  readonly pointer: string;
  readonly clients: readonly string[];
  readonly programmes: readonly string[];
}

/** Finds every use of a symbol. Throws for an unknown kind or id. */
export function findUses(context: CheckContext, kindName: string, id: string): Uses {
  const symbol = resolveSymbol(context, kindName, id);
  const occurrences = [...findOccurrences(context, symbol), ...wordOccurrences(context, symbol)];
  const lookUpAudiences = findAudiences(context);
  const uses = occurrences.filter(({ isDefinition }) => !isDefinition);
  const counted =
    symbol.kind !== "message" && uses.some(({ document }) => !isExample(document.kind)) ? uses : occurrences;
  const audiences = counted.flatMap(lookUpAudiences);
  return {
    ...symbol,
    definitions: occurrences
      .filter(({ isDefinition }) => isDefinition)
      .map((one) => placeIn(one.document, one.path, one.part)),
    uses: uses.map((one) => toUse(one, lookUpAudiences(one))).sort(inReadingOrder),
    clients: names(audiences.map(({ client }) => client.id)),
    programmes: names(audiences.map(({ programme }) => programme.id)),
    countries: names(audiences.map(({ country }) => country)),
    isSaidByPortal: symbol.kind === "message" && context.runtimeMessages.some(({ key }) => key === id),
  };
}

function toUse({ document, path, part }: Occurrence, audiences: readonly Audience[]): Use {
  return {
    ...placeIn(document, path, part),
    in: `${document.kind} ${fullName(document)}`,
    pointer: formatPointer(path),
    clients: names(audiences.map(({ client }) => client.id)),
    programmes: names(audiences.map(({ programme }) => programme.id)),
  };
}

function inReadingOrder(a: Place, b: Place): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

const names = (all: readonly string[]) => [...new Set(all)].sort();

/** The symbol of a kind and an id. Throws, with a suggestion, when it is unknown. */
export function resolveSymbol(context: CheckContext, kindName: string, id: string): DocumentSymbol {
  const kind = kindNamed(kindName);
  const ids = listSymbolIds(context, kind);
  if (ids.has(id)) return { kind, id };
  const sameEnd = [...ids].filter((one) => one.endsWith(`/${id}`) || one.endsWith(`.${id}`));
  const hint =
    sameEnd.length > 0 ? `did you mean "${sameEnd.slice(0, 5).join('" or "')}"?` : suggest(id, ids, `${kind}s`);
  throw new Error(`there is no ${kind} "${id}": ${hint ?? "there are none"}`);
}

function kindNamed(name: string): SymbolKind {
  const kind = SYMBOL_KINDS.find((one) => one === name);
  if (kind) return kind;
  const near = closest(name, SYMBOL_KINDS);
  const hint = near === undefined ? "" : `did you mean "${near}"? `;
  throw new Error(`there is no kind "${name}": ${hint}Kinds are: ${SYMBOL_KINDS.join(", ")}`);
}
