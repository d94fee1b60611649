import type { Files } from "../../../src/checker/read/read-documents.ts";

/** A file's path and bytes. */
export type ProgrammeFile = readonly [path: string, content: Uint8Array];

type Members = { [name: string]: unknown };

const PROGRAMME = /^programmes\/.+\/([a-z0-9-]+)\.programme\.json$/;

/**
 * A repository's files with so many programmes more: its own served ones in turn, with other ids, wire names, SKUs and
 * facts, their texts in each language, and sold by the same clients.
 */
export function withProgrammes(files: Files, count: number): { files: Files; added: readonly ProgrammeFile[] } {
  const originals = [...files].filter(([path, content]) => PROGRAMME.test(path) && isServed(parsed(content)));
  const added: ProgrammeFile[] = [];
  const texts: ProgrammeFile[] = [];
  const copies = new Map<string, string[]>();
  for (let at = 0; at < count; at += 1) {
    const [path = "", content = ""] = originals[at % originals.length] ?? [];
    const original = PROGRAMME.exec(path)?.[1] ?? "";
    const id = `${original}-${letters(at)}`;
    added.push([renamed(path, original, id), bytes(variation(parsed(content), id, at))]);
    texts.push(...copyTexts(files, original, id));
    copies.set(original, [...(copies.get(original) ?? []), id]);
  }
  const clients = [...files].flatMap(([path, content]) => sellingToo(path, content, copies));
  return { files: new Map([...files, ...added, ...texts, ...clients]), added };
}

const isServed = (document: Members) => document.abstract !== true;

const parsed = (content: string | Uint8Array): Members =>
  JSON.parse(typeof content === "string" ? content : new TextDecoder().decode(content));

const bytes = (document: Members) => new TextEncoder().encode(`${JSON.stringify(document, null, 2)}\n`);

const renamed = (path: string, original: string, id: string) => path.replace(`/${original}.`, `/${id}.`);

/** A number in letters, as ids have no numbers of their own. */
const letters = (at: number) =>
  [...at.toString(26)].map((digit) => "abcdefghijklmnopqrstuvwxyz"[Number.parseInt(digit, 26)]).join("");

/** Some have another warranty or version; a few say something that is wrong. */
function variation(document: Members, id: string, at: number): Members {
  const offer = Object(document.offer);
  const own = (name: string) => `${name} ${at}`;
  return {
    ...document,
    id,
    version: at % 5 === 0 ? "2.0.0" : document.version,
    summary: `${document.summary} ${at}`,
    offer: {
      ...offer,
      ...(offer.wireNames === undefined ? {} : { wireNames: offer.wireNames.map(own) }),
      ...(offer.skus === undefined ? {} : { skus: offer.skus.map((sku: string) => `${sku}-${at}`) }),
    },
    ...(at % 3 === 0 && document.warranty !== undefined
      ? { warranty: { ...Object(document.warranty), oem: `P${1 + (at % 23)}M` } }
      : {}),
    ...(at % 100 === 99 && document.delivery !== undefined
      ? { delivery: { ...Object(document.delivery), offersNight: "never" } }
      : {}),
  };
}

function copyTexts(files: Files, original: string, id: string): ProgrammeFile[] {
  return [...files].flatMap(([path, content]) =>
    path.startsWith("locales/") && path.endsWith(`/programmes/${original}.json`)
      ? [[path.replace(`${original}.json`, `${id}.json`), bytes({ ...parsed(content), id })] as const]
      : [],
  );
}

function sellingToo(
  path: string,
  content: string | Uint8Array,
  copies: ReadonlyMap<string, string[]>,
): ProgrammeFile[] {
  if (!path.endsWith(".client.json")) return [];
  const client = parsed(content);
  const sold = Array.isArray(client.programmes) ? client.programmes : [];
  const more = sold.flatMap((id) => copies.get(id) ?? []);
  return more.length === 0 ? [] : [[path, bytes({ ...client, programmes: [...sold, ...more] })]];
}
