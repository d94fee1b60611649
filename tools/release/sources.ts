import { identifyDocument } from "../../src/checker/read/kinds.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import { arrayElements, isJsonObject, member } from "../../src/documents/json.ts";
import { UnfitRelease } from "./fitness.ts";
import { sourcesPath } from "./manifest.ts";
import type { Store } from "./store.ts";

/** Documents as they were written, by their path in the repository. */
export type Sources = ReadonlyMap<string, string>;

/** Files as text. */
export const toSources = (files: Files): Sources =>
  new Map(
    [...files].map(([path, bytes]) => [path, typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes)]),
  );

/** The documents as a release keeps them: the same documents give the same bytes. */
export const sourcesText = (sources: Sources): string =>
  JSON.stringify(Object.fromEntries([...sources].sort(([one], [other]) => (one < other ? -1 : 1))));

/** The documents that a release of a store was made of. @throws UnfitRelease when they are absent */
export async function readSources(store: Store, hash: string): Promise<Sources> {
  const file = await store.read(sourcesPath(hash));
  const value: unknown = file && JSON.parse(new TextDecoder().decode(file.bytes));
  if (!isJsonObject(value)) throw new UnfitRelease(hash, [`there is no ${sourcesPath(hash)} in ${store.name}`]);
  return new Map(Object.entries(value).map(([path, text]) => [path, String(text)]));
}

/** Some programmes of a client. */
export interface Part {
  readonly client: string;
  readonly programmes: readonly string[];
}

/**
 * Documents in which some programmes of a client come from others: with all their parents, their messages, and whether
 * the client sells them. All other documents stay the same.
 */
export function withPart(sources: Sources, from: Sources, { client, programmes }: Part): Sources {
  const chain = new Set(programmes.flatMap((id) => extendsChain(from, id)));
  const isPart = (path: string) => {
    const { kind, id, wordingOwner } = identifyDocument(path) ?? {};
    return (kind === "programme" || wordingOwner === "programme") && chain.has(id ?? "");
  };
  const retained = [...sources].filter(([path]) => !isPart(path));
  const taken = [...from].filter(([path]) => isPart(path));
  const isClient = (path: string) => identifyDocument(path)?.kind === "client" && identifyDocument(path)?.id === client;
  const sold = soldIn([...from].find(([path]) => isClient(path))?.[1]);
  return new Map(
    [...retained, ...taken].map(([path, text]) => [path, isClient(path) ? selling(text, programmes, sold) : text]),
  );
}

/** A programme and all that it extends. */
function extendsChain(sources: Sources, id: string): string[] {
  const found = [...sources].find(([path]) => {
    const identity = identifyDocument(path);
    return identity?.kind === "programme" && identity.id === id;
  });
  const parent = found && member(parsed(found[1]), "extends");
  return [id, ...(typeof parent === "string" ? extendsChain(sources, parent) : [])];
}

const soldIn = (text = ""): readonly unknown[] => arrayElements(member(parsed(text), "programmes"));

/** The content of a document; empty when it is not JSON, which the checker reports. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A client's document that sells those of some programmes that another document sells. */
function selling(text: string, programmes: readonly string[], others: readonly unknown[]): string {
  const own = soldIn(text);
  const isMeant = (id: unknown) => typeof id === "string" && programmes.includes(id);
  const added = programmes.filter((id) => others.includes(id) && !own.includes(id));
  const isLeft = (id: unknown) => isMeant(id) && !others.includes(id);
  const document = parsed(text);
  if (!isJsonObject(document) || (added.length === 0 && !own.some(isLeft))) return text;
  return JSON.stringify({ ...document, programmes: [...own.filter((id) => !isLeft(id)), ...added] }, null, 2);
}
