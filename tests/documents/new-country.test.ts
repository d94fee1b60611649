import { describe, expect, test, vi } from "vitest";
import { checkDocuments, openChecking } from "../../src/checker/check-documents.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { fixFindings } from "../../tools/fix/fix-findings.ts";
import { formatJsonText } from "../../tools/generate/format-json.ts";

const json = (path: string, kind: string, content: object): [string, string] => {
  const up = "../".repeat(path.split("/").length - 1);
  const [file = ""] = path.split("/").slice(-1);
  const id = kind === "language" ? path.split("/")[1] : file.split(".")[0];
  const version = kind === "client" || kind === "programme" ? { version: "1.0.0" } : {};
  const head = { $schema: `${up}schemas/${kind}.schema.json`, id, ...version, formatVersion: 2, summary: "Japan." };
  return [path, JSON.stringify({ ...head, ...content })];
};

/** A brand of a country and a language that nobody thought of: one plan, sign-in by mobile number, nothing else. */
const japan = [
  json("programmes/countries/JP.country.json", "country", {
    region: {
      currency: "JPY",
      currencyDigits: 0,
      timeZone: "Asia/Tokyo",
      culture: "ja-JP",
      callingCode: "81",
      trunkPrefix: "0",
      dropsTrunkPrefix: false,
      mobileLengths: [11],
      mobilePrefixes: ["070", "080", "090"],
      geocodeRegion: "JPN",
      geocodeLanguage: "ja",
    },
    address: {
      order: ["postalCode", "province", "city", "addressLine1"],
      fields: { postalCode: { inputMaxLength: 8, pattern: "[0-9]{3}-?[0-9]{4}", inputMode: "numeric" } },
    },
  }),
  json("locales/ja-JP/language.json", "language", {
    name: "日本語",
    direction: "ltr",
    script: "Jpan",
    plurals: ["other"],
    samples: { heading: "ログイン", paragraph: "確認コードを送信しました。", label: "携帯電話番号" },
    lastResort: {
      ...{ title: "表示できません", text: "もう一度お試しください。", code: "コード：", again: "再読み込み" },
      late: "読み込みに時間がかかっています。",
    },
  }),
  json("programmes/jp/region-jp.programme.json", "programme", {
    extends: "base-programme",
    abstract: true,
    country: "JP",
    plan: { billing: "monthly" },
  }),
  json("programmes/jp/jp-care.programme.json", "programme", {
    extends: "region-jp",
    offer: { wireNames: ["JP Care"] },
  }),
  json("programmes/clients/jp/jp-brand.client.json", "client", {
    extends: "base-client",
    hosts: ["jp-brand.localhost"],
    code: "jpbrand",
    languages: ["ja-JP"],
    region: { country: "JP" },
    signIn: { registersAccount: false },
    backEnd: { sharedSecret: "jp-brand-secret" },
    links: { products: "https://jp-brand.example/device-care" },
    chat: { phone: "+81-3-5550-0142", email: "care@jp-brand.example" },
    settings: { "sign-in/sign-in": { entry: "mobile" } },
    programmes: ["jp-care"],
  }),
];

const { findings, context } = checkDocuments(new Map([...readDocumentFiles("."), ...japan]), checkerFacts());
const demanded = findings.filter(({ check }) => check === "missing-translation" || check === "missing-words");
const keys = new Set(demanded.flatMap(({ message }) => /"((?:[\w-]+\.)+[\w-]+)"/.exec(message)?.[1] ?? []));

test("a brand of a new country is asked for texts in its own language only", () => {
  expect(keys.size).toBeGreaterThan(100);
  expect(demanded.filter(({ message }) => !message.includes("ja-JP"))).toEqual([]);
});

test("it is asked for the texts of journeys to which its customers can come, and of no others", () => {
  const journeys = new Set([...keys].map((key) => key.split(".")[0]));
  for (const reached of ["sign-in", "shell", "start-page"]) expect(journeys).toContain(reached);
  for (const other of ["cleaning", "anchor-device", "device-registration"]) expect(journeys).not.toContain(other);
  // What a customer reads when changing a hand-over is in the journey that orders it.
  const others = ["device", "help", "triage", "delivery", "review"];
  for (const form of others) expect([...keys].filter((key) => key.startsWith(`service-request.${form}.`))).toEqual([]);
  const all = new Set(context.index.of("messages").flatMap(({ value }) => Object.keys(value.messages ?? {})));
  expect(all.size - keys.size).toBeGreaterThan(600);
});

test("each text that it is asked for has a file", () => {
  for (const { hint } of demanded) expect(hint).toMatch(/add it to locales\/ja-JP\/[\w/-]+\.json/);
});

test("nothing else is found, so that a country, a language and a brand are documents alone", () => {
  const others = findings.filter((one) => !demanded.includes(one));
  expect(others.map(({ check, file, message }) => `${check} ${file}: ${message}`)).toEqual([]);
});

describe("`validate --fix` of it", () => {
  const checking = openChecking(new Map([...readDocumentFiles("."), ...japan]), checkerFacts());
  const findings = vi.fn(checking.findings);
  const { files } = fixFindings({ ...checking, findings });
  const rounds = findings.mock.calls.length;
  const left = checking.findings();

  test("writes a stub for each text, of catalogues too, in files that did not exist; each stub is a finding", () => {
    expect([...files.keys()].filter((path) => !path.startsWith("locales/ja-JP/"))).toEqual([]);
    for (const path of ["sign-in", "programmes/jp-care", "programmes/base-programme", "clients/base-client"])
      expect([...files.keys()]).toContain(`locales/ja-JP/${path}.json`);
    expect(left.length).toBeGreaterThan(600);
    expect(left.filter(({ check }) => check !== "stub-text")).toEqual([]);
  });

  test("checks once for each round, and not for each text", () => {
    expect(rounds).toBeLessThan(6);
  });

  test("a stub shows the text of the base language, in the order of its file", () => {
    const keysIn = (text: string | Uint8Array | undefined) => Object.keys(JSON.parse(String(text)).messages);
    const written = files.get("locales/ja-JP/sign-in.json");
    expect(JSON.parse(String(written)).messages["sign-in.email-and-password.title"]).toBe(
      "[ja-JP] Sign in to your plan",
    );
    const model = keysIn(Buffer.from(readDocumentFiles(".").get("locales/en-US/sign-in.json") ?? "").toString());
    expect(keysIn(written)).toEqual(model.filter((key) => keysIn(written).includes(key)));
  });

  test("a message that counts gets one for each plural form of its language", () => {
    const counted = [...files.values()].flatMap((text) => Object.keys(JSON.parse(text).messages));
    expect(counted.filter((key) => key.endsWith("_other")).length).toBeGreaterThan(0);
    expect(counted.filter((key) => key.endsWith("_one"))).toEqual([]);
  });

  test("files are written as the formatter writes them", () => {
    const path = "locales/ja-JP/programmes/base-programme.json";
    expect(formatJsonText(path, files.get(path) ?? "")).toBe(files.get(path));
  });
});
