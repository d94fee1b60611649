import { arrayElements, member, objectKeys } from "../../../src/documents/json.ts";
import { headOf, type NewKind } from "../plan.ts";
import { type Answers, listed } from "../question.ts";
import { baseTexts } from "../texts.ts";

const localeOf = (country = "") => new Intl.Locale(`und-${country}`);

/** Newer versions of Node have a method, older ones a property; `[]` where neither is there. */
function timeZonesOf(country = ""): readonly string[] {
  const locale = localeOf(country);
  const method: unknown = Reflect.get(locale, "getTimeZones");
  return arrayElements(method instanceof Function ? method.call(locale) : Reflect.get(locale, "timeZones")).map(String);
}

const only = (all: readonly string[]) => (all.length === 1 ? all[0] : undefined);

const digitsOf = (currency = "") =>
  String(new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits);

const questions: NewKind["questions"] = [
  { name: "id", asks: "The code of the country, ISO 3166-1", example: "NZ", pattern: /^[A-Z]{2}$/ },
  {
    name: "name",
    asks: "Its name in English",
    example: "New Zealand",
    usual: (_, { id }) => (id ? new Intl.DisplayNames("en", { type: "region" }).of(id) : undefined),
  },
  { name: "currency", asks: "Its currency, ISO 4217", example: "NZD", pattern: /^[A-Z]{3}$/ },
  {
    name: "currency-digits",
    asks: "How many digits of a whole number are minor units",
    example: "2",
    pattern: /^[0-4]$/,
    usual: (_, { currency }) => (/^[A-Z]{3}$/.test(currency ?? "") ? digitsOf(currency) : undefined),
  },
  {
    name: "currency-mark",
    asks: "The sign of its currency, where the usual one could be taken for another's",
    example: "NZ$",
    isOptional: true,
  },
  {
    name: "time-zone",
    asks: "Its time zone, of IANA",
    example: "Pacific/Auckland",
    pattern: /^[A-Za-z_]+\/[A-Za-z_/]+$/,
    usual: (_, { id }) => (id ? only(timeZonesOf(id)) : undefined),
  },
  {
    name: "culture",
    asks: "The tag that back ends expect, BCP 47",
    example: "en-NZ",
    pattern: /^[a-z]{2,3}-[A-Z]{2}$/,
    usual: (_, { id }) => (id ? `${localeOf(id).maximize().language}-${id}` : undefined),
  },
  { name: "calling-code", asks: "Its calling code", example: "64", pattern: /^[1-9]\d{0,3}$/ },
  {
    name: "trunk-prefix",
    asks: "The prefix of a number dialled inside the country; - for none",
    example: "0",
    pattern: /^(?:\d{1,2}|-)$/,
    usual: () => "0",
  },
  {
    name: "drops-trunk-prefix",
    asks: "Does the back end leave the prefix out?",
    example: "no",
    choices: () => ["yes", "no"],
    usual: () => "no",
  },
  {
    name: "mobile-lengths",
    asks: "How many digits a mobile number has, as the back end knows it",
    example: "9,10",
    isList: true,
    pattern: /^\d{1,2}$/,
  },
  {
    name: "mobile-prefixes",
    asks: "The digits with which mobile numbers begin",
    example: "021,022",
    isList: true,
    pattern: /^\d+$/,
  },
  { name: "region-code", asks: "The code of the country, ISO 3166-1 alpha-3", example: "NZL", pattern: /^[A-Z]{3}$/ },
  {
    name: "map-language",
    asks: "The language of the names of places on the map",
    example: "en",
    pattern: /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/,
    usual: (_, { culture }) => culture?.split("-")[0],
  },
  {
    name: "address",
    asks: "The lines of an address, in their order",
    example: "addressLine1,city,postalCode",
    isList: true,
    choices: ({ index }) =>
      objectKeys(member(member(index.find("programme", "base-programme")?.value, "address"), "fields")),
    usual: () => "addressLine1,addressLine2,city,postalCode",
  },
  {
    name: "postal-code",
    asks: "The form of a postal code: 0 for a digit, A for a letter",
    example: "000-0000",
    pattern: /^[0A][0A -]*$/,
    isOptional: true,
  },
  {
    name: "tax",
    asks: "What an amount that includes a tax is followed by, in the base language",
    example: "inc. GST",
    isOptional: true,
  },
];

/** `portal new country`: what holds for every client and programme of a country. */
export const country: NewKind = {
  description: "Writes a country: currency, numbers, addresses",
  questions,
  examples: [
    "new country NZ --currency NZD --time-zone Pacific/Auckland --calling-code 64 --mobile-lengths 9,10,11 --mobile-prefixes 021,022,027 --region-code NZL --postal-code 0000",
  ],
  plan(answers, context) {
    const { id = "", name, address, "postal-code": postalCode } = answers;
    const file = `programmes/countries/${id}.country.json`;
    const taxKey = `countries.${id.toLowerCase()}.tax-included`;
    const document = {
      ...headOf(file, "country", id, `${name}.`),
      region: regionOf(answers, taxKey),
      address: {
        order: listed(address),
        ...(postalCode && { fields: { postalCode: postalCodeField(postalCode) } }),
      },
    };
    return {
      files: new Map([[file, document]]),
      edits: answers.tax ? baseTexts(context, "journey", "countries", { [taxKey]: answers.tax }) : [],
      next: [
        `A client names it: npm run portal -- new client <id> --country ${id}`,
        `A programme names it, or the family that it extends: npm run portal -- new programme <id> --country ${id}`,
      ],
    };
  },
};

function regionOf(answers: Answers, taxKey: string) {
  const prefix = answers["trunk-prefix"] === "-" ? "" : answers["trunk-prefix"];
  return {
    currency: answers.currency,
    ...(answers["currency-mark"] && { currencyMark: answers["currency-mark"] }),
    currencyDigits: Number(answers["currency-digits"]),
    ...(answers.tax && { tax: { included: taxKey } }),
    timeZone: answers["time-zone"],
    culture: answers.culture,
    callingCode: answers["calling-code"],
    trunkPrefix: prefix,
    dropsTrunkPrefix: answers["drops-trunk-prefix"] === "yes",
    mobileLengths: listed(answers["mobile-lengths"]).map(Number),
    mobilePrefixes: listed(answers["mobile-prefixes"]),
    geocodeRegion: answers["region-code"],
    geocodeLanguage: answers["map-language"],
  };
}

/** What people may type for a form such as `000-0000`: its spaces and hyphens may be left out. */
function postalCodeField(form: string) {
  const parts = form.match(/0+|A+|[ -]/g) ?? [];
  const pattern = parts.map((part) => {
    if (part === " " || part === "-") return `${part}?`;
    const one = part.startsWith("0") ? "[0-9]" : "[A-Z]";
    return part.length === 1 ? one : `${one}{${part.length}}`;
  });
  const isNumeric = !form.includes("A");
  return {
    inputMaxLength: form.length,
    pattern: pattern.join(""),
    ...(isNumeric && { inputMode: "numeric" }),
  };
}
