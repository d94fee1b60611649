import { describe, expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { releaseFor } from "../../src/checker/release/release-for.ts";
import { documentSet } from "./support/document-set.ts";
import { setWith } from "./support/error-fixture.ts";

const { files, facts } = documentSet("tea");
const releaseTea = (changed = files) => releaseFor(checkDocuments(changed, facts).context, "tea-house");

describe("the release of a client", () => {
  test("holds the client and its programmes with all inherited values", async () => {
    const { client, clientLayers, programmes } = await releaseTea();
    expect(client).toMatchObject({ id: "tea-house", onReload: "landing", languages: ["en-US", "zh-Hant-TW", "ms-MY"] });
    expect(clientLayers).toEqual(["tea-house", "base-house"]);
    expect(programmes["green-leaf"]).toMatchObject({
      programme: { plan: { billing: "monthly" }, offer: { wireNames: ["Green"] } },
      layers: ["green-leaf", "base-leaf"],
    });
  });

  test("holds each journey's documents, calls, their operations, and the types that documents name", async () => {
    const { bundles, calls, operations, types } = await releaseTea();
    expect(Object.keys(bundles)).toEqual(["brewing", "party", "porch"]);
    expect(Object.keys(bundles.brewing?.flows ?? {})).toEqual(["brewing", "steeping"]);
    expect(Object.keys(calls)).toEqual(["kettle.boil", "kettle.list"]);
    expect(operations.boilKettle).toMatchObject({ method: "POST", path: "/kettles/{id}", base: "tea" });
    expect(types["kettle#Kettle"]).toMatchObject({ type: "object" });
  });

  test("has the client's overrides, nearest first", async () => {
    const { wording } = await releaseTea();
    expect(wording["en-US"]?.porch?.["porch.title"]).toBe("Tea house");
    expect(wording["zh-Hant-TW"]?.porch?.["porch.title"]).toBe("茶館");
  });

  test("joins related languages layer by layer, and no others", async () => {
    const { wording } = await releaseTea();
    expect(wording["ms-MY"]?.porch?.["porch.leave"]).toBe("Leave");
    expect(wording["ms-MY"]?.porch?.["porch.title"]).toBe("Tea house");
    const withoutChinese = new Map(files);
    withoutChinese.delete("locales/zh-Hant-TW/brewing.json");
    expect((await releaseTea(withoutChinese)).wording["zh-Hant-TW"]?.brewing).toBeUndefined();
  });

  test("names the language of each text: a related one's, as in the region of the locale", async () => {
    const { languages } = await releaseTea();
    expect(languages).toEqual({
      "en-US": { name: "English", direction: "ltr", writtenIn: "en-US" },
      "zh-Hant-TW": { name: "繁體中文", direction: "ltr", writtenIn: "zh-Hant-TW" },
      "ms-MY": { name: "English", direction: "ltr", writtenIn: "en-MY" },
    });
  });

  test("shows a language as the client's country does, under its own tag", async () => {
    const regional = '"regional": { "XX": "ms-MY" }, "script"';
    const own = setWith({
      over: "tea",
      replace: {
        "locales/en-US/language.json": [['"script"', regional]],
        "locales/ms-MY/porch.json": [['"messages": {', '"messages": { "porch.leave": "Leave lah",']],
      },
    });
    const { languages, safeWords, wording } = await releaseTea(own.files);
    expect(languages["en-US"]).toEqual({ name: "English", direction: "ltr", writtenIn: "en-MY" });
    expect(Object.keys(safeWords)).toContain("en-MY");
    expect(wording["en-US"]?.porch?.["porch.leave"]).toBe("Leave lah");
    expect(wording["en-US"]?.porch?.["porch.title"]).toBe("Tea house");
    expect(wording["zh-Hant-TW"]?.porch?.["porch.title"]).toBe("茶館");
  });

  test("holds no tests of named rules, and its hash does not depend on them", async () => {
    const rule = (tests: string) =>
      `"rules": { "few": { "in": ["n"], "is": { "<": [{ "var": "n" }, 3] }, "tests": ${tests} } },`;
    const withRules = (tests: string) =>
      setWith({
        over: "tea",
        write: { "flows/party/counts.rules.json": [`{ "id": "counts", ${rule(tests).slice(0, -1)} }`] },
        replace: {
          "flows/party/party.flow.json": [['"failed": { "*"', '"rules": ["counts"], "failed": { "*"']],
          "programmes/base-leaf.programme.json": [['"rules": {}', rule(tests).slice(0, -1)]],
        },
      }).files;
    const one = await releaseTea(withRules('[{ "given": { "n": 2 }, "expect": true }]'));
    const other = await releaseTea(withRules('[{ "given": { "n": 4 }, "expect": false }]'));
    expect(one.bundles.party?.flows.party?.rules).toEqual({ few: { in: ["n"], is: expect.anything(), tests: [] } });
    expect(JSON.stringify(one)).not.toContain('"expect"');
    expect(other.base).toBe(one.base);
  });

  test("puts the client's code into links", async () => {
    const { client, programmes } = await releaseTea();
    expect(client.links).toEqual({ privacy: "/files/tea/privacy.pdf" });
    expect(programmes["green-leaf"]?.programme.links).toEqual({ terms: "/files/tea/terms.pdf" });
  });

  test("has a hash that changes with its content alone", async () => {
    const { base } = await releaseTea();
    const reversed = new Map([...files].reverse());
    expect((await releaseTea(reversed)).base).toBe(base);
    const path = "flows/brewing/brewing.flow.json";
    const text = Buffer.from(files.get(path) ?? "").toString();
    expect((await releaseTea(new Map([...files, [path, text.replace('"95"', '"96"')]]))).base).not.toBe(base);
  });

  test("is refused for an unknown client, and for a layer", async () => {
    await expect(releaseFor(checkDocuments(files, facts).context, "base-house")).rejects.toThrow(
      'There is no client "base-house". Clients are: tea-house.',
    );
  });
});
