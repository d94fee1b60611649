import { existsSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { askFor } from "../../tools/new/ask.ts";
import { client } from "../../tools/new/kinds/client.ts";
import { country } from "../../tools/new/kinds/country.ts";
import { form } from "../../tools/new/kinds/form.ts";
import { programme } from "../../tools/new/kinds/programme.ts";
import { screen } from "../../tools/new/kinds/screen.ts";
import type { NewKind } from "../../tools/new/plan.ts";
import { drawnMarkup, markupText } from "../coverage/drawn-text.tsx";
import { foundOf, shared, stubsOf, type Written, written } from "./support/new-documents.ts";

const drawing = { client: "sg-carrier", programme: "care-4-0", locale: "en-US", data: {}, session: {}, loaded: {} };
const draw = (name: string) => (context: CheckContext) => drawnMarkup(context, { screen: name, ...drawing });

const icelandic = { id: "IS", currency: "ISK", "calling-code": "354", "mobile-lengths": "7", "region-code": "ISL" };
const iceland = { ...icelandic, "mobile-prefixes": "6,7,8", "trunk-prefix": "-", "postal-code": "000" };

/** Checking all documents several times takes a while on a machine that does something else too. */
const PATIENCE = 180_000;

test("a country takes what Unicode knows: digits of its currency, time zone, language", async () => {
  const { context } = shared;
  const answers = await askFor(country.questions, { context, given: iceland });
  const [[, made] = []] = country.plan(answers, context).files;
  expect(made).toMatchObject({
    region: { currencyDigits: 0, timeZone: "Atlantic/Reykjavik", culture: "is-IS", trunkPrefix: "" },
    address: { fields: { postalCode: { inputMaxLength: 3, pattern: "[0-9]{3}", inputMode: "numeric" } } },
  });
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

const types = "reason:select=price|service,comment:textarea,mail:email,phone:tel,agreed:checkbox,sure:yes-no";
const more = "pieces:number,bought:date,expires:month,starts:time,fullName:text,parts:checkboxes=screen|case";
const opinion = { id: "contact-us/opinion", fields: `${types},${more},size:radio=small|large`, submit: "Send it" };
const page = { id: "contact-us/opinion", title: "Tell us more", text: "It helps us.", form: "opinion" };

const farewell = { id: "feedback/farewell", title: "Good bye", button: "Close this" };

let each: readonly Written[];
let [asking, goodbye] = ["", ""];
beforeAll(async () => {
  const steps = [[form, opinion] as const, [screen, page] as const, [screen, farewell] as const];
  const result = await written(steps, (context) => [draw(page.id)(context), draw(farewell.id)(context)] as const);
  each = result.each;
  [asking, goodbye] = result.seen ?? [asking, goodbye];
}, PATIENCE);

test("a form with a field of each type, the screen that shows it, and one without a form are valid", () => {
  expect(foundOf(each)).toEqual(stubsOf(each));
  expect(foundOf(each).filter((one) => one.includes("/en-US/"))).toEqual([]);
});

test("the form is drawn on its screen, with each field", () => {
  const shown = ["Tell us more", "It helps us.", "Price", "Full name", "Starts", "Screen", "Large", "Send it"];
  for (const text of shown) expect(markupText(asking)).toContain(text);
  expect(asking).toContain('autocomplete="email"');
});

test("a screen without a form is drawn with a button", () => {
  expect(markupText(goodbye)).toContain("Good bye");
  expect(markupText(goodbye)).toContain("Close this");
});

const help = { phone: "+1-555-0142", email: "care@x-care.example", products: "https://x-care.example/plans" };
const nowhere = { id: "x-care", country: "XX", languages: "en-US", programmes: "care-basic", ...help };
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
