import { expect, test } from "vitest";
import { asDocument } from "../../src/checker/release/as-document.ts";
import { programmeTexts, textsFor } from "../../src/checker/wording/texts-for.ts";
import type { Client } from "../../src/documents/generated/client.ts";
import type { Form } from "../../src/documents/generated/form.ts";
import { isJsonObject, type JsonObject } from "../../src/documents/json.ts";
import { compileForm } from "../../src/forms/compile-form.ts";
import { FormStore } from "../../src/forms/form-store.ts";
import { createCatalogue } from "../../src/texts/catalogue.ts";
import { compileText } from "../../src/texts/compile-text.ts";
import { prepareRepository } from "../../tools/checker/prepare-repository.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";

const COUNTRY = "programmes/countries/SG.country.json";
const files = readDocumentFiles(".");

/** This repository with one part of a country said otherwise; null removes it. */
function withCountry(part: "region" | "address", change: JsonObject) {
  const country: unknown = JSON.parse(String(files.get(COUNTRY)));
  const before = isJsonObject(country) && isJsonObject(country[part]) ? country[part] : {};
  const said = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null);
  const changed = { ...(isJsonObject(country) ? country : {}), [part]: Object.fromEntries(said) };
  const context = prepareRepository(new Map([...files, [COUNTRY, JSON.stringify(changed)]]));
  const [client, programme] = [
    context.clients.find(({ id }) => id === "sg-carrier"),
    context.programmes.find(({ id }) => id === "care-4-0"),
  ];
  if (client === undefined || programme === undefined) throw new Error("A client or programme is missing.");
  return { context, client, programme, scope: { client: client.value, programme: programme.value } };
}

/** What a customer of the client reads for a text. */
function read(text: unknown, region: JsonObject = {}, data: JsonObject = {}): string | undefined {
  const { context, client, programme, scope } = withCountry("region", region);
  const { region: own } = asDocument<Client>(client.value, client.id);
  const journeys = ["countries", "renewal"].map((id) => textsFor(context.index, client, "en-US", id));
  const texts = Object.assign({}, ...journeys, programmeTexts(context.index, programme, "en-US"));
  const catalogue = createCatalogue((problem) => {
    throw new Error(problem);
  });
  const words = catalogue.words({ locale: "en-US", timeZone: own.timeZone, ownCurrency: own, texts });
  return compileText(text)({ ...scope, data }, words);
}

/** What becomes of a value that a customer types; undefined when the form refuses it. */
function typed(value: string, region: JsonObject = {}): unknown {
  const { context, scope } = withCountry("region", region);
  const form = asDocument<Form>(context.index.find("form", "sign-in/mobile")?.value, "sign-in/mobile");
  const store = new FormStore(compileForm(form, "sign-in", scope), { scope, draft: {} });
  store.type("number", value);
  return store.submit()?.number;
}

const addressForm = asDocument<Form>(
  {
    ...{ $schema: "", id: "home", formatVersion: 2, summary: "An address." },
    fields: {
      home: { type: "group", fieldsOf: "programme.address.fields", order: { var: "programme.address.order" } },
    },
  },
  "home",
);

/** The fields of an address, in order, and those that the form refuses with these answers. */
function address(answers: Readonly<Record<string, string>>, said: JsonObject = {}) {
  const { scope } = withCountry("address", said);
  const compiled = compileForm(addressForm, "people", scope);
  const store = new FormStore(compiled, { scope, draft: {} });
  for (const [name, value] of Object.entries(answers)) store.type(`home.${name}`, value);
  return {
    fields: compiled.fields.map(({ name }) => name.slice("home.".length)),
    refused: [...store.problems().keys()].map((name) => name.slice("home.".length)),
    given: store.submit()?.home,
  };
}

const price = { key: "plan.prices.a-month", args: { price: { money: { var: "data.price" } } } };
const priceIn = (region: JsonObject) => read(price, region, { price: { amount: 125_000, currency: "SGD" } });

test("an amount has the minor units and the sign that the country says", () => {
  expect(priceIn({})).toBe("S$1,250 a month");
  expect(priceIn({ currencyDigits: 0 })).toBe("S$125,000 a month");
  expect(priceIn({ currencyDigits: 3 })).toBe("S$125 a month");
  expect(priceIn({ currencyMark: "Sing$" })).toBe("Sing$1,250 a month");
  expect(priceIn({ currencyMark: null })).toBe("$1,250 a month");
});

test("an amount in another currency than the country's has its code", () => {
  expect(priceIn({ currency: "JPY", currencyDigits: 0 })).toMatch(/^SGD\s1,250 a month$/);
});

test("a total names the tax that the country says, or none", () => {
  const { context } = withCountry("region", {});
  const review = JSON.stringify(context.index.find("screen", "renewal/review")?.value);
  const [total] =
    /\{"if":\[\{"present":\{"var":"client.region.tax"\}\},\{"key":"renewal.review.total-taxed".*?\]\}/.exec(review) ?? [
      "null",
    ];
  expect(read(JSON.parse(total))).toBe("Total inc. GST");
  expect(read(JSON.parse(total), { tax: null })).toBe("Total");
  expect(read(JSON.parse(total), { tax: { included: "countries.th.tax-included" } })).toBe("Total inc. VAT");
});

test("a day is that of the country's zone", () => {
  const day = { key: "plan.prices.a-month", args: { price: { date: "2026-11-21T20:00:00Z" } } };
  expect(read(day)).toMatch(/^November\s22,/);
  expect(read(day, { timeZone: "America/Lima" })).toMatch(/^November\s21,/);
});

test("a number is taken with the country's calling code, in its lengths, without its trunk prefix where it says so", () => {
  expect(typed("+65 9123 4567")).toBe("91234567");
  expect(typed("+81 9123 4567")).toBeUndefined();
  expect(typed("+81 9123 4567", { callingCode: "81" })).toBe("91234567");
  expect(typed("91234567", { mobileLengths: [11] })).toBeUndefined();
  expect(typed("+65 90 1234 5678", { trunkPrefix: "0", mobileLengths: [11] })).toBe("09012345678");
  expect(typed("090 1234 567", { trunkPrefix: "0", mobileLengths: [9], dropsTrunkPrefix: true })).toBe("901234567");
});

test("an address has the country's lines, in its order", () => {
  expect(address({}).fields).toEqual(["blockNumber", "streetName", "unitNumber", "buildingName", "postalCode"]);
  const order = ["postalCode", "city", "addressLine1"];
  expect(address({}, { order }).fields).toEqual(order);
});

test("the parts of an address stay apart in the answers, whatever their order on the page", () => {
  const answers = { postalCode: "570118", streetName: "Bishan Street 12", blockNumber: "118" };
  expect(address(answers).given).toEqual(answers);
  expect(address(answers, { order: Object.keys(answers) }).given).toEqual(answers);
});

test("a postal code has the country's form", () => {
  const answers = { blockNumber: "118", streetName: "Bishan Street 12", postalCode: "570118" };
  const japanese = { fields: { postalCode: { pattern: "[0-9]{3}-?[0-9]{4}" } } };
  expect(address(answers).refused).toEqual([]);
  expect(address({ ...answers, postalCode: "57011" }).refused).toEqual(["postalCode"]);
  expect(address(answers, japanese).refused).toEqual(["postalCode"]);
  expect(address({ ...answers, postalCode: "150-0001" }, japanese).refused).toEqual([]);
});
