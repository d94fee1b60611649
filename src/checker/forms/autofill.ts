/**
 * Autofill field names of the HTML standard (4.10.18.7, Autofill), and whether their values are personal. Secrets have
 * other marks: passwords and codes by their type.
 */
const PERSONAL_NAMES = [
  ...["name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname"],
  ...["username", "organization-title", "organization", "street-address", "address-line1", "address-line2"],
  ...["address-line3", "address-level4", "address-level3", "address-level2", "address-level1", "country"],
  ...["country-name", "postal-code", "cc-name", "cc-given-name", "cc-additional-name", "cc-family-name", "cc-number"],
  ...["cc-exp", "cc-exp-month", "cc-exp-year", "cc-csc", "cc-type", "bday", "bday-day", "bday-month", "bday-year"],
  ...["sex", "url", "photo"],
];
const CONTACT_NAMES = [
  ...["tel", "tel-country-code", "tel-national", "tel-area-code", "tel-local", "tel-local-prefix", "tel-local-suffix"],
  ...["tel-extension", "email", "impp"],
];
const OTHER_NAMES = ["language", "new-password", "current-password", "one-time-code", "transaction-currency"];
const AMOUNT = "transaction-amount";

const CONTACT_KINDS = new Set(["home", "work", "mobile", "fax", "pager"]);
const ADDRESS_KINDS = new Set(["shipping", "billing"]);

/** Whether browsers understand a value of `autocomplete`. */
export function isAutofill(value: string): boolean {
  if (value === "on" || value === "off") return true;
  const words = value.split(" ");
  if (words.at(-1) === "webauthn") words.pop();
  if (words[0]?.startsWith("section-")) words.shift();
  if (ADDRESS_KINDS.has(words[0] ?? "")) words.shift();
  const [kind = "", name] = words;
  if (CONTACT_KINDS.has(kind)) return words.length === 2 && CONTACT_NAMES.includes(name ?? "");
  return words.length === 1 && autofillNames.includes(kind);
}

/** Every field name that browsers can fill in. */
export const autofillNames: readonly string[] = [...PERSONAL_NAMES, ...CONTACT_NAMES, ...OTHER_NAMES, AMOUNT];

/** Whether a browser fills in personal data for it. */
export function isPersonalAutofill(value: string): boolean {
  const name = value.split(" ").findLast((word) => word !== "webauthn") ?? "";
  return PERSONAL_NAMES.includes(name) || CONTACT_NAMES.includes(name);
}

/** Common names of fields, in one word of lower-case letters, with their autofill names. */
const MEANINGS: Readonly<Record<string, string>> = {
  name: "name",
  fullname: "name",
  firstname: "given-name",
  givenname: "given-name",
  lastname: "family-name",
  familyname: "family-name",
  surname: "family-name",
  nickname: "nickname",
  birthday: "bday",
  birthdate: "bday",
  dateofbirth: "bday",
  username: "username",
  company: "organization",
  organisation: "organization",
  organization: "organization",
  street: "street-address",
  streetaddress: "street-address",
  addressline1: "address-line1",
  addressline2: "address-line2",
  city: "address-level2",
  postalcode: "postal-code",
  postcode: "postal-code",
  zipcode: "postal-code",
  zip: "postal-code",
  country: "country-name",
};

/** The autofill name for a field of this name, if it has one. */
export function autofillFor(name: string): string | undefined {
  const word = name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return Object.hasOwn(MEANINGS, word) ? MEANINGS[word] : undefined;
}
