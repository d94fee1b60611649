import { expect, test } from "vitest";
import type { ReleasedContract } from "../../src/documents/release.ts";
import { clientSites, fitDocuments } from "./load-clients.ts";

const documents = fitDocuments();
const [site] = (await clientSites(documents)).filter(({ client }) => client.id === "tech-care");
if (site === undefined) throw new Error("There is no tech-care.");

/** The contract of each file of a journey, by its address. */
const parts = new Map(
  Object.values(site.release.journeys).map((address) => {
    const { contract }: { contract: ReleasedContract } = JSON.parse(String(site.files.get(address)));
    return [address, contract] as const;
  }),
);

test("a journey brings each call that it names, unless the release has it, with operations and types", () => {
  const { release } = site;
  for (const [address, part] of parts) {
    const named = [...String(site.files.get(address)).matchAll(/"call":"([^"]+)"/g)].map(([, id = ""]) => id);
    const known = { ...release.calls, ...part.calls };
    const operations = { ...release.operations, ...part.operations };
    const types = { ...release.types, ...part.types };
    expect(Object.keys(known)).toEqual(expect.arrayContaining(named));
    for (const { variants } of Object.values(known))
      for (const { operation } of Object.values(variants)) expect(operations).toHaveProperty(operation);
    const referred = [
      ...JSON.stringify([part.calls, site.files.get(address)]).matchAll(/"\$ref":"([^"#]+#[^"]+)"/g),
    ].map(([, name = ""]) => name);
    expect(Object.keys(types)).toEqual(expect.arrayContaining(referred));
  }
});

test("the release itself has the calls of the session and of the routes only, and no notes to editors", () => {
  const { calls, session } = site.release;
  expect(Object.keys(calls)).toEqual(expect.arrayContaining(Object.values(session.loads).map(({ call }) => call)));
  expect(Object.keys(calls).length).toBeLessThan(15);
  const [call] = Object.values(calls);
  expect(call).not.toHaveProperty("summary");
  expect(JSON.stringify([calls, site.release.preloaded]).includes('"summary":"')).toBe(false);
});
