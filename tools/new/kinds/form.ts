import { autofillFor, isPersonalAutofill } from "../../../src/checker/forms/autofill.ts";
import { journeyAndId, splitId } from "../journey-id.ts";
import { headOf, type NewKind } from "../plan.ts";
import { listed } from "../question.ts";
import { asWords, baseTexts } from "../texts.ts";

const WITH_OPTIONS = ["select", "radio", "checkboxes"];
const WITHOUT_OPTIONS = ["text", "textarea", "email", "tel", "yes-no", "checkbox", "number", "date", "month", "time"];

const TYPES = [...WITHOUT_OPTIONS, ...WITH_OPTIONS.map((type) => `${type}=small|large`)].join(", ");

/** `portal new form`: a form with fields of common types. */
export const form: NewKind = {
  description: "Writes a form with fields of common types; the reference of documents has all",
  questions: [
    journeyAndId("form", "contact-us/opinion"),
    {
      name: "fields",
      asks: `Its fields: name:type, of ${TYPES}`,
      example: "reason:select=price|service,whatHappened:textarea",
      isList: true,
      pattern: new RegExp(
        `^[a-z][A-Za-z0-9]*:(?:${WITHOUT_OPTIONS.join("|")}|(?:${WITH_OPTIONS.join("|")})=[a-z][A-Za-z0-9]*(?:\\|[a-z][A-Za-z0-9]*)+)$`,
      ),
    },
    {
      name: "purpose",
      asks: "Why personal data is asked for",
      example: "enquiries",
      usual: (_, { id }) => (id ? splitId(id).journey : undefined),
    },
    { name: "submit", asks: "What its button says, in the base language", example: "Send", usual: () => "Continue" },
    {
      name: "busy",
      asks: "What it says while its answers are sent",
      example: "Sending your opinion",
      usual: () => "Sending your answers",
    },
  ],
  examples: ["new form contact-us/opinion --fields 'reason:select=price|service,whatHappened:textarea' --submit Send"],
  plan({ id: named = "", fields, purpose = "", submit = "", busy = "" }, context) {
    const { journey, id } = splitId(named);
    const file = `flows/${journey}/${id}.form.json`;
    const made = listed(fields).map((written) => fieldOf(`${journey}.${id}`, written, purpose));
    const [submitKey, busyKey] = [`${journey}.${id}.submit`, `${journey}.${id}.busy`];
    const document = {
      ...headOf(file, "form", id, `${asWords(id)}.`),
      submit: submitKey,
      busy: busyKey,
      fields: Object.fromEntries(made.map(({ name, field }) => [name, field])),
    };
    const texts = Object.assign({ [submitKey]: submit, [busyKey]: busy }, ...made.map((one) => one.texts));
    return {
      files: new Map([[file, document]]),
      edits: baseTexts(context, "journey", journey, texts),
      next: [
        `A screen shows it: npm run portal -- new screen ${journey}/<id> --form ${id}`,
        `After it is submitted, its values are at data.${id}.<field>.`,
        "Bounds, rules, messages and hints of fields: docs/how-to/add-a-field.md.",
      ],
    };
  },
};

function fieldOf(prefix: string, written: string, purpose: string) {
  const [name = "", kind = ""] = written.split(":");
  const [type = "", values] = kind.split("=");
  const key = (...parts: string[]) => [prefix, name, ...parts].join(".");
  const options = values?.split("|") ?? [];
  const isRequired = type !== "checkbox";
  const field = {
    type,
    ...(options.length > 0 && { options: options.map((value) => ({ value, label: key("options", value) })) }),
    ...(isRequired && { required: key("required") }),
    ...filling(name, type, purpose),
  };
  const words = options.map((value) => [key("options", value), asWords(value)] as const);
  const label = asWords(name);
  const required = isRequired ? { [key("required")]: `Please answer “${label}”` } : {};
  return { name, field, texts: { [key("label")]: label, ...required, ...Object.fromEntries(words) } };
}

/** How a browser fills a field in, and why it is asked when it says who somebody is. */
function filling(name: string, type: string, purpose: string): object {
  const own = type === "text" ? autofillFor(name) : AUTOFILL[type];
  if (own === undefined) return {};
  return { autocomplete: own, ...(isPersonalAutofill(own) && { personal: { purpose } }) };
}

const AUTOFILL: Readonly<Record<string, string>> = { email: "email", tel: "tel" };
