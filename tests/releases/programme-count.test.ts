import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { type ReleasePieces, releaseFor } from "../../src/checker/release/release-for.ts";
import { createFetchedDocuments } from "../../src/runs/release/fetched-documents.ts";
import { createProgrammes } from "../../src/runs/session/programmes.ts";
import { clientPage } from "../../tools/build/client-page.ts";
import { type ClientSite, clientSite } from "../../tools/build/client-site.ts";
import { documentSet } from "../documents/support/document-set.ts";
import { manyProgrammes } from "./support/many-programmes.ts";
import { newFolder, smallApp } from "./support/tea-releases.ts";

const { files, facts } = documentSet("tea");
const offer = { in: { var: "session.teas" }, as: "tea", key: { var: "tea.name" }, wireName: { var: "tea.name" } };

async function teaPieces(): Promise<ReleasePieces> {
  const pieces = await releaseFor(checkDocuments(files, facts).context, "tea-house");
  return { ...pieces, session: { ...pieces.session, offer } };
}

/** Hashes all have one length; their values do not matter here. */
const withoutHashes = (text: string) => text.replaceAll(/[0-9a-f]{16}/g, "#");

/** All requests for a customer's programmes, with their replies, in order. */
async function askedFor({ release, files: served }: ClientSite, teas: readonly string[]): Promise<string[]> {
  const asked: string[] = [];
  const programmes = createProgrammes(
    release,
    createFetchedDocuments({}, async (url) => {
      const text = served.get(url)?.toString();
      asked.push(`${url} ${text}`);
      return text && JSON.parse(text);
    }),
  );
  await programmes.load({ session: { teas: teas.map((name) => ({ name })) } }, "en-US");
  return asked;
}

test("a browser loads the same bytes for any number of programmes", async () => {
  const pieces = await teaPieces();
  const [few, many] = [3, 1000].map((count) => clientSite(manyProgrammes(pieces, count)));
  if (few === undefined || many === undefined) throw new Error("There are two.");
  const { html } = smallApp(newFolder());
  const [page, other] = [clientPage(few, html), clientPage(many, html)];
  expect(few.release.hash).not.toBe(many.release.hash);
  expect(Buffer.byteLength(other)).toBe(Buffer.byteLength(page));
  expect(withoutHashes(other)).toBe(withoutHashes(page));

  const asked = [await askedFor(few, ["Green", "Nettle"]), await askedFor(many, ["Green", "Nettle"])];
  expect(asked[0]?.length).toBeGreaterThan(2);
  expect(asked[1]?.map(withoutHashes)).toEqual(asked[0]?.map(withoutHashes));

  // All else that a page may ask for is the same file at the same address.
  const common = ({ files: all, base }: ClientSite) => [...all].filter(([url]) => url.startsWith(`/release/${base}/`));
  expect(common(few).length).toBeGreaterThan(5);
  expect(common(many)).toEqual(common(few));
});

test("a changed programme leaves all other addresses unchanged", async () => {
  const pieces = await teaPieces();
  const green = pieces.programmes["green-leaf"] ?? expect.unreachable();
  const changed = { ...green, programme: { ...green.programme, version: "9.0.0" } };
  const one = clientSite(pieces);
  const other = clientSite({ ...pieces, programmes: { ...pieces.programmes, "green-leaf": changed } });
  const isOutsideRelease = ([url]: readonly [string, unknown]) => !url.startsWith(`/release/${one.release.hash}/`);
  const gone = [...one.files].filter(isOutsideRelease).filter(([url, text]) => other.files.get(url) !== text);
  expect(gone.map(([url]) => url)).toEqual([one.catalogue["green-leaf"]?.entry]);
});

test("two programmes under one name are refused", async () => {
  const pieces = await teaPieces();
  const green = pieces.programmes["green-leaf"] ?? expect.unreachable();
  const programmes = { ...pieces.programmes, again: { ...green, programme: { ...green.programme, id: "again" } } };
  expect(() => clientSite({ ...pieces, programmes })).toThrow(/"again" and "green-leaf" are sold under one name/);
});
