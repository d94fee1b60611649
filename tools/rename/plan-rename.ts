import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { pointerOf } from "../../src/documents/findings/problem.ts";
import { type Mention, type Thing, textAt } from "../../src/documents/uses/mention.ts";
import { allMentions, idsOf } from "../../src/documents/uses/mentions.ts";
import { placeIn, placeText } from "../explain/place-in.ts";
import { thingNamed } from "../uses/find-uses.ts";
import { type Renaming, renamingOf } from "./new-name.ts";
import { RefusedRename } from "./refusal.ts";
import { isDerived, renamedTogether } from "./renamed-together.ts";

/** What a rename changes: every place that is written anew. */
export interface RenamePlan {
  readonly renamings: readonly Renaming[];
  readonly mentions: readonly Mention[];
  /** What stands in the place of a mention's name. */
  nameFor(mention: Mention): string;
}

/** Messages of which all under a prefix are renamed. */
const PREFIX = "prefix";

/** Plans a rename. Throws `RefusedRename` where it would not be safe, and an error for what is not there. */
export function planRename(checked: CheckedDocuments, kind: string, id: string, wanted: string): RenamePlan {
  const asked =
    kind === PREFIX ? messagesUnder(checked, id, wanted) : [renamingOf(thingNamed(checked, kind, id), wanted)];
  const renamings = asked.flatMap((renaming) => renamedTogether(checked, renaming));
  const byThing = new Map(renamings.map((renaming) => [keyOf(renaming.thing), renaming]));
  const all = allMentions(checked);
  const mentions = all.filter((mention) => byThing.has(keyOf(mention)));
  refuseTaken(checked, renamings);
  refuseBuiltIn(checked, renamings, mentions);
  refuseDerived(asked, mentions);
  refusePassedOn(asked, all);
  refuseShared(all, mentions, byThing);
  const written = mentions.filter(({ range }) => range !== undefined);
  return { renamings, mentions: written, nameFor: (mention) => byThing.get(keyOf(mention))?.newName ?? "" };
}

const keyOf = ({ kind, id }: Thing) => `${kind} ${id}`;

function messagesUnder(checked: CheckedDocuments, prefix: string, wanted: string): Renaming[] {
  const ids = [...idsOf(checked, "message")].filter((id) => id.startsWith(`${prefix}.`));
  if (ids.length === 0) throw new Error(`there is no message under "${prefix}"`);
  return ids.map((id) => renamingOf({ kind: "message", id }, wanted + id.slice(prefix.length)));
}

/** Two things cannot have one name; a state and a screen can. */
function refuseTaken(checked: CheckedDocuments, renamings: readonly Renaming[]): void {
  const taken = renamings.filter(({ thing, newId }) => idsOf(checked, thing.kind).has(newId));
  if (taken.length === 0) return;
  const names = taken.map(({ thing, newId }) => `there is a ${thing.kind} "${newId}" already`);
  throw new RefusedRename("the new name is taken", names);
}

function refuseBuiltIn(checked: CheckedDocuments, renamings: readonly Renaming[], mentions: readonly Mention[]): void {
  const spoken = new Set(checked.runtimeMessages.map(({ key }) => `message ${key}`));
  const defined = new Set(mentions.filter(({ isDefinition }) => isDefinition).map(keyOf));
  const own = renamings.find(({ thing }) => spoken.has(keyOf(thing)) || !defined.has(keyOf(thing)));
  if (own)
    throw new RefusedRename(`${own.thing.kind} "${own.thing.id}" is the portal's own, and has this name in its code`);
}

/** A key that follows from ids is renamed with them. */
function refuseDerived(asked: readonly Renaming[], mentions: readonly Mention[]): void {
  const messages = new Set(asked.filter(({ thing }) => thing.kind === "message").map(({ thing }) => thing.id));
  const derived = mentions.filter((mention) => isDerived(mention) && messages.has(mention.id));
  if (derived.length === 0) return;
  throw new RefusedRename("the key follows from the ids of a form; rename the form or the field", [
    ...new Set(derived.map(where)),
  ]);
}

/** Where answers are passed on as a whole, whoever gets them reads their names, and may be a back end. */
function refusePassedOn(asked: readonly Renaming[], all: readonly Mention[]): void {
  const forms = asked.flatMap(({ thing }) =>
    thing.kind === "field" ? [thing.id.slice(0, thing.id.lastIndexOf("."))] : [],
  );
  const passed = all.filter(({ kind, id, range, document, path, part }) => {
    const text = kind === "form" && forms.includes(id) ? textAt(document, path, part) : undefined;
    return text?.startsWith("data.") === true && range?.to === text.length;
  });
  if (passed.length === 0) return;
  throw new RefusedRename("the form's answers are passed on as a whole, with the field's name", passed.map(where));
}

/** A place that stands for something else too cannot be written anew for one of them. */
function refuseShared(
  all: readonly Mention[],
  mentions: readonly Mention[],
  renamed: ReadonlyMap<string, Renaming>,
): void {
  const places = new Map(mentions.filter(({ range }) => range).map((mention) => [spotOf(mention), mention]));
  const shared = all.filter((mention) => {
    const own = mention.range && places.get(spotOf(mention));
    const name = own && renamed.get(keyOf(own))?.newName;
    return own !== undefined && renamed.get(keyOf(mention))?.newName !== name;
  });
  if (shared.length === 0) return;
  const others = shared.map((mention) => `${where(mention)} stands for ${mention.kind} ${mention.id} too`);
  throw new RefusedRename("some places stand for something else too", [...new Set(others)]);
}

const spotOf = ({ document, path, part, range }: Mention) =>
  `${document.path} ${part} ${pointerOf(path)} ${range?.from}`;

const where = ({ document, path, part }: Mention) => placeText(placeIn(document, path, part));
