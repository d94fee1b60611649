import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { formatJsonText } from "../../tools/generate/format-json.ts";
import { allKinds } from "../../tools/new/all-kinds.ts";
import { createSchemaChecker } from "../../tools/sandbox/contract/schema-checker.ts";
import { foundOf, type Step, stubsOf, textOf, type Written, written } from "./support/new-documents.ts";

/** The commands of a how-to that write documents, as they stand there. */
function stepsIn(howTo: string): Step[] {
  const text = readFileSync(`docs/how-to/${howTo}.md`, "utf8");
  return [...text.matchAll(/^ *npm run portal -- new (.+)$/gm)].map(([, line = ""]) => stepOf(wordsOf(line)));
}

/** As a shell splits a line: words in quotes are one. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

/** Refuses an option that the command does not have. */
function stepOf([name = "", ...words]: readonly string[]): Step {
  const kind = allKinds[name];
  if (kind === undefined) throw new Error(`portal new has no "${name}"`);
  const [, ...options] = kind.questions.map((question) => [question.name, { type: "string" as const }] as const);
  const { values, positionals } = parseArgs({
    args: [...words],
    options: Object.fromEntries(options),
    allowPositionals: true,
  });
  return [kind, { ...values, id: positionals.join(" ") }];
}

/** Checking all documents several times takes a while on a machine that does something else too. */
const PATIENCE = 180_000;

/** How-tos by name, followed one after another, and what each wrote. */
const followed = new Map<string, readonly Written[]>();
const writtenBy = (howTo: string) => followed.get(howTo) ?? [];
beforeAll(async () => {
  const howTos = ["add-a-client", "add-a-language", "add-a-country", "add-a-programme", "add-a-screen"];
  const steps = howTos.map((howTo) => [howTo, stepsIn(howTo)] as const);
  const { each } = await written(steps.flatMap(([, some]) => some));
  for (const [howTo, some] of steps) followed.set(howTo, each.splice(0, some.length));
}, PATIENCE);

test("a client, its programme and its country are complete as they stand in the how-to", () => {
  const client = writtenBy("add-a-client");
  const documents = client.flatMap(({ made }) => made.files.map(({ after }) => after));
  expect(documents.sort()).toEqual([
    "locales/en-US/programmes/kiwi-phone.json",
    "programmes/clients/nz/kiwi-care.client.json",
    "programmes/countries/NZ.country.json",
    "programmes/nz/kiwi-phone.programme.json",
    "tools/sandbox/seed/kiwicare.json",
  ]);
  expect(foundOf(client)).toEqual([]);
});

test("so is a person of the sandbox", () => {
  const schema = JSON.parse(readFileSync("tools/sandbox/seed/seed.schema.json", "utf8"));
  const check = createSchemaChecker().compile(schema);
  const seed = JSON.parse(textOf(writtenBy("add-a-client"), "tools/sandbox/seed/kiwicare.json"));
  check(seed);
  expect(check.errors ?? []).toEqual([]);
  expect(seed).toMatchObject({ client: "kiwicare", people: [{ agreements: [{ offerName: "Kiwi Phone" }] }] });
  expect(seed.people[0].mobile).toMatch(/^02[127]\d{6,8}$/);
});

test("a client holds only what it does not inherit", () => {
  const text = textOf(writtenBy("add-a-client"), "programmes/clients/nz/kiwi-care.client.json");
  const { $schema, summary, theme, ...own } = JSON.parse(text);
  expect(own).toEqual({
    ...{ id: "kiwi-care", version: "1.0.0", formatVersion: 2, extends: "base-client", hosts: ["kiwi-care.localhost"] },
    ...{ code: "kiwicare", region: { country: "NZ" }, signIn: { registersAccount: false } },
    ...{
      backEnd: { sharedSecret: "kiwi-care-sandbox-secret" },
      links: { products: "https://kiwi-care.example/plans" },
    },
    chat: { phone: "+64-9-555-0142", email: "care@kiwi-care.example" },
    ...{ settings: { "sign-in/sign-in": { entry: "mobile" } }, programmes: ["kiwi-phone"] },
  });
});

test("documents are written as the formatter writes them", () => {
  const files = [...followed.values()].flat().flatMap(({ made }) => made.files);
  const few = files.filter(({ after }) => /programmes\/|language|seed|countries/.test(after));
  expect(few.length).toBeGreaterThan(5);
  for (const { after, text } of few) expect(formatJsonText(after, text)).toBe(text);
});

test("a language in the how-to asks its clients for texts, and for nothing else", () => {
  const language = writtenBy("add-a-language");
  const { languages, version } = JSON.parse(textOf(language, "programmes/clients/nz/kiwi-care.client.json"));
  expect(languages).toEqual(["en-US", "fr-FR"]);
  expect(version).not.toBe("1.0.0");
  const found = foundOf(language);
  expect(found.length).toBeGreaterThan(500);
  expect(found).toEqual(stubsOf(language));
  expect(found.filter((one) => !one.startsWith("stub-text locales/fr-FR/"))).toEqual([]);
});

test("a task shows what the base language says", () => {
  const tasks = writtenBy("add-a-language").flatMap(({ made }) => made.tasks);
  const at = (key: string) => tasks.find((task) => task.key === key);
  expect(at("sign-in.mobile.title")).toMatchObject({
    file: "locales/fr-FR/sign-in.json",
    base: "Sign in to your plan",
  });
  expect(at("programme.name")).toMatchObject({
    file: "locales/fr-FR/programmes/kiwi-phone.json",
    base: "Kiwi Phone Care",
  });
});

test("a country in the how-to is complete", () => {
  const country = writtenBy("add-a-country");
  expect(foundOf(country)).toEqual([]);
  expect(JSON.parse(textOf(country, "programmes/countries/JP.country.json"))).toMatchObject({
    region: { currencyDigits: 0, timeZone: "Asia/Tokyo", tax: { included: "countries.jp.tax-included" } },
    address: { fields: { postalCode: { pattern: "[0-9]{3}-?[0-9]{4}" } } },
  });
});

/** A programme beside its family says only what is its own. */
function expectLittle(text: string): void {
  const { $schema, summary, ...own } = JSON.parse(text);
  const offer = { wireNames: ["Extra"] };
  expect(own).toEqual({ id: "care-extra", version: "1.0.0", formatVersion: 2, extends: "region-sg", offer });
}

test.each(["add-a-programme", "add-a-screen"])("%s asks for translations, and for nothing else", (howTo) => {
  const made = writtenBy(howTo);
  const found = foundOf(made);
  expect(found.length).toBeGreaterThan(0);
  if (howTo === "add-a-programme") expectLittle(textOf(made, "programmes/sg/care-extra.programme.json"));
  expect(found).toEqual(stubsOf(made));
  expect(found.filter((one) => one.includes("locales/en-US/"))).toEqual([]);
});
