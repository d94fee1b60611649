import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { closest } from "../../src/documents/findings/closest.ts";
import { pointerOf } from "../../src/documents/findings/problem.ts";
import { suggest } from "../../src/documents/findings/suggest.ts";
import { fullName } from "../../src/documents/read/source-document.ts";
import { type Mention, THING_KINDS, type Thing, type ThingKind } from "../../src/documents/uses/mention.ts";
import { idsOf, mentionsOf } from "../../src/documents/uses/mentions.ts";
import { type Place, placeIn } from "../explain/place-in.ts";
import { type Audience, findAudiences } from "./audiences.ts";

/** Where something is used, and by whose customers. */
export interface Uses extends Thing {
  readonly definitions: readonly Place[];
  readonly uses: readonly Use[];
  /** Those whose customers come to a use of it, or to it itself where nothing names it. */
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

/** Finds every use of something. Throws for a kind or an id that is not there. */
export function findUses(checked: CheckedDocuments, kindName: string, id: string): Uses {
  const thing = thingNamed(checked, kindName, id);
  const mentions = mentionsOf(checked, thing);
  const audiencesOf = findAudiences(checked);
  const uses = mentions.filter(({ isDefinition }) => !isDefinition);
  const counted =
    thing.kind !== "message" && uses.some(({ document }) => document.kind !== "scenarios") ? uses : mentions;
  const audiences = counted.flatMap(audiencesOf);
  return {
    ...thing,
    definitions: mentions
      .filter(({ isDefinition }) => isDefinition)
      .map((one) => placeIn(one.document, one.path, one.part)),
    uses: uses.map((one) => useOf(one, audiencesOf(one))).sort(inReadingOrder),
    clients: names(audiences.map(({ client }) => client.id)),
    programmes: names(audiences.map(({ programme }) => programme.id)),
    countries: names(audiences.map(({ country }) => country)),
    isSaidByPortal: thing.kind === "message" && checked.runtimeMessages.some(({ key }) => key === id),
  };
}

function useOf({ document, path, part }: Mention, audiences: readonly Audience[]): Use {
  return {
    ...placeIn(document, path, part),
    in: `${document.kind} ${fullName(document)}`,
    pointer: pointerOf(path),
    clients: names(audiences.map(({ client }) => client.id)),
    programmes: names(audiences.map(({ programme }) => programme.id)),
  };
}

function inReadingOrder(a: Place, b: Place): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

const names = (all: readonly string[]) => [...new Set(all)].sort();

/** What a kind and an id stand for. Throws, with what was probably meant, where that is nothing. */
export function thingNamed(checked: CheckedDocuments, kindName: string, id: string): Thing {
  const kind = kindNamed(kindName);
  const ids = idsOf(checked, kind);
  if (ids.has(id)) return { kind, id };
  const sameEnd = [...ids].filter((one) => one.endsWith(`/${id}`) || one.endsWith(`.${id}`));
  const hint =
    sameEnd.length > 0 ? `did you mean "${sameEnd.slice(0, 5).join('" or "')}"?` : suggest(id, ids, `${kind}s`);
  throw new Error(`there is no ${kind} "${id}": ${hint ?? "there are none"}`);
}

function kindNamed(name: string): ThingKind {
  const kind = THING_KINDS.find((one) => one === name);
  if (kind) return kind;
  const near = closest(name, THING_KINDS);
  const hint = near === undefined ? "" : `did you mean "${near}"? `;
  throw new Error(`there is no kind "${name}": ${hint}Kinds are: ${THING_KINDS.join(", ")}`);
}
