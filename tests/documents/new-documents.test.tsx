import { existsSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { formatJsonText } from "../../tools/generate/format-json.ts";
import { client } from "../../tools/new/kinds/client.ts";
import { country } from "../../tools/new/kinds/country.ts";
import { form } from "../../tools/new/kinds/form.ts";
import { language } from "../../tools/new/kinds/language.ts";
import { programme } from "../../tools/new/kinds/programme.ts";
import { screen } from "../../tools/new/kinds/screen.ts";
import type { NewKind } from "../../tools/new/plan.ts";
import { createSchemaChecker } from "../../tools/sandbox/contract/schema-checker.ts";
import { drawnMarkup, markupText } from "../coverage/drawn-text.tsx";
import { shared, stubsOf, written } from "./support/new-documents.ts";

const drawing = { client: "sg-carrier", programme: "care-4-0", locale: "en-US", data: {}, session: {}, loaded: {} };
const draw = (name: string) => (context: CheckContext) => drawnMarkup(context, { screen: name, ...drawing });

const icelandic = { id: "IS", currency: "ISK", "calling-code": "354", "mobile-lengths": "7", "region-code": "ISL" };
const iceland = { ...icelandic, "mobile-prefixes": "6,7,8", "trunk-prefix": "-", "postal-code": "000" };
const plan = { id: "is-phone", country: "IS", name: "Síminn Care", "wire-names": "IS Phone", requests: "replacement" };
const help = { phone: "+354-555-0142", email: "care@is-care.example", products: "https://is-care.example/plans" };
const brand = { id: "is-care", country: "IS", languages: "is-IS", programmes: "is-phone", ...help };

/** Checking all documents several times takes a while on a machine that does something else too. */
const PATIENCE = 180_000;

let whole: Awaited<ReturnType<typeof written>>;
beforeAll(async () => {
  whole = await written([
    [country, iceland],
    [language, { id: "is-IS" }],
    [programme, plan],
    [client, brand],
  ]);
}, PATIENCE);

test("country, language, programme and client: the checker finds what the worklists name, and nothing else", () => {
  const { found, made } = whole;
  expect(found.length).toBeGreaterThan(500);
  expect(found).toEqual(stubsOf(made));
});

test("a task shows what the base language says", () => {
  const { last } = whole;
  const at = (key: string) => last.tasks.find((task) => task.key === key);
  expect(at("sign-in.mobile.title")).toMatchObject({
    file: "locales/is-IS/sign-in.json",
    base: "Sign in to your plan",
  });
  expect(at("programme.name")).toMatchObject({ file: "locales/is-IS/programmes/is-phone.json", base: "Síminn Care" });
});

test("a document holds only what it does not inherit, and is written as the formatter writes it", () => {
  const { made, textOf } = whole;
  const { $schema, summary, ...own } = JSON.parse(textOf("programmes/clients/is/is-care.client.json"));
  expect(own).toEqual({
    ...{ id: "is-care", version: "1.0.0", formatVersion: 2, extends: "base-client", hosts: ["is-care.localhost"] },
    ...{ code: "iscare", languages: ["is-IS"], region: { country: "IS" }, signIn: { registersAccount: false } },
    ...{ backEnd: { sharedSecret: "is-care-sandbox-secret" }, links: { products: help.products } },
    ...{ chat: { phone: help.phone, email: help.email }, settings: { "sign-in/sign-in": { entry: "mobile" } } },
    programmes: ["is-phone"],
  });
  const few = made
    .flatMap((one) => one.files)
    .filter(({ after }) => /programmes\/|language|seed|countries/.test(after));
  for (const { after, text } of few) expect(formatJsonText(after, text)).toBe(text);
});

test("a country takes what Unicode knows: digits of its currency, time zone, language", () => {
  const { made } = whole;
  const { region, address } = JSON.parse(made[0]?.files[0]?.text ?? "{}");
  expect(region).toMatchObject({
    currencyDigits: 0,
    timeZone: "Atlantic/Reykjavik",
    culture: "is-IS",
    trunkPrefix: "",
  });
  expect(address.fields.postalCode).toEqual({ inputMaxLength: 3, pattern: "[0-9]{3}", inputMode: "numeric" });
});

test.each([
  ["000-0000", "[0-9]{3}-?[0-9]{4}", ["150-0001", "1500001"], ["15-00001"]],
  ["A0A 0A0", "[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9]", ["K1A 0B1", "K1A0B1"], ["K1A  0B1"]],
])("a postal code of the form %s", (form, pattern, good, bad) => {
  const [[, made] = []] = country.plan({ ...iceland, "postal-code": form }, shared.context).files;
  expect(made).toMatchObject({ address: { fields: { postalCode: { pattern } } } });
  const whole = new RegExp(`^(?:${pattern})$`);
  expect(good.filter((one) => !whole.test(one))).toEqual([]);
  expect(bad.filter((one) => whole.test(one))).toEqual([]);
});

test("a client has a person in the sandbox, with its plan and a number of its country", () => {
  const { textOf } = whole;
  const seed = JSON.parse(textOf("tools/sandbox/seed/iscare.json"));
  const check = createSchemaChecker().compile(JSON.parse(readFileSync("tools/sandbox/seed/seed.schema.json", "utf8")));
  check(seed);
  expect(check.errors ?? []).toEqual([]);
  expect(seed.people[0].mobile).toMatch(/^6\d{6}$/);
  expect(seed.people[0].agreements[0].offerName).toBe("IS Phone");
});

const types = "reason:select=price|service,comment:textarea,mail:email,phone:tel,agreed:checkbox,sure:yes-no";
const more = "pieces:number,bought:date,expires:month,starts:time,fullName:text,parts:checkboxes=screen|case";
const opinion = { id: "contact-us/opinion", fields: `${types},${more},size:radio=small|large`, submit: "Send it" };
const page = { id: "contact-us/opinion", title: "Tell us more", text: "It helps us.", form: "opinion" };

test(
  "a form with a field of each type, and the screen that shows it, are valid, and drawn",
  async () => {
    const steps = [
      [form, opinion],
      [screen, page],
    ] as const;
    const { found, made, seen = "" } = await written(steps, draw("contact-us/opinion"));
    expect(found).toEqual(stubsOf(made));
    expect(found.filter((one) => one.includes("/en-US/"))).toEqual([]);
    const shown = ["Tell us more", "It helps us.", "Price", "Full name", "Starts", "Screen", "Large", "Send it"];
    for (const text of shown) expect(markupText(seen)).toContain(text);
    expect(seen).toContain('autocomplete="email"');
  },
  PATIENCE,
);

test(
  "a screen without a form is drawn with a button",
  async () => {
    const given = { id: "feedback/farewell", title: "Good bye", button: "Close this" };
    const { found, made, seen = "" } = await written([[screen, given]], draw(given.id));
    expect(found).toEqual(stubsOf(made));
    expect(markupText(seen)).toContain("Good bye");
    expect(markupText(seen)).toContain("Close this");
  },
  PATIENCE,
);

const nowhere = { ...brand, country: "XX", languages: "en-US", programmes: "care-basic" };
test.each<[string, NewKind, Readonly<Record<string, string>>, RegExp]>([
  [
    "what exists already",
    country,
    { ...iceland, id: "SG" },
    /there is programmes\/countries\/SG\.country\.json already/,
  ],
  ["a name that means nothing", client, nowhere, /--country: "XX" is none of: AU/],
  ["a wrong form", form, { id: "contact-us", fields: "a:frog" }, /--id: "contact-us" does not have the form/],
  ["what the checker refuses", form, { id: "contact-us/x", fields: "details:text" }, /Details.* says too little/],
  ["what is missing, all at once", programme, { id: "x" }, /--country: .*\(Its country\)/],
])(
  "%s is refused, and nothing is written",
  async (_, kind, given, message) => {
    await expect(written([[kind, given]])).rejects.toThrow(message);
    expect(existsSync("flows/contact-us/x.form.json")).toBe(false);
  },
  PATIENCE,
);
