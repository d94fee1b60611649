import type { Field } from "../../documents/generated/form.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { DataType } from "../../engine/generated/data.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { autofillFor, autofillNames, isAutofill, isPersonalAutofill } from "../forms/autofill.ts";
import type { Draft } from "../read/draft.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { ofEntries } from "../uses/catalogue-fields.ts";
import { type Check, ofEach } from "./check.ts";

/** Fields declare their autofill name, their keyboard, and, when personal, why they are asked. */
export const fieldFilling: Check = {
  ids: ["unknown-autocomplete", "missing-autocomplete", "missing-input-mode", "unmarked-personal"],
  run: (context, found) => [
    ...inDocuments(context, found),
    ...ofEntries(context, ({ field, path }) => fieldProblems({ field, path })),
  ],
};

const inDocuments = ofEach(["form", "fields", "flow", "session", "call"], (context, document) => [
  ...context.visitsOf(document, "Field").flatMap(({ value, path }) => fieldProblems({ field: value, path })),
  ...context.visitsOf(document, "DataType").flatMap(({ value, path }) => unmarkedData(document, value, path)),
]);

/** Formats that only personal data has. */
const PERSONAL_FORMATS = ["email"];

/** Data of a flow, of the session or of a call whose format is personal. */
function unmarkedData({ path: file }: SourceDocument, type: Draft<DataType>, path: JsonPath): Problem[] {
  const isMarked = type.personal !== undefined || type.sensitive === true;
  if (isMarked || !PERSONAL_FORMATS.includes(String(type.format))) return [];
  const message = "this format is personal, and its purpose is missing";
  return [{ check: "unmarked-personal", file, spot: { path, part: "key" }, message, hint: PURPOSE }];
}

const PURPOSE = `say "personal": { "purpose": "…" }`;

interface PlacedField {
  readonly field: Draft<Field>;
  readonly path: JsonPath;
}

const fieldProblems = (placed: PlacedField): Found[] => [
  ...autocompleteProblems(placed),
  ...inputModeProblems(placed),
  ...unmarked(placed),
];

type Found = Omit<Problem, "file">;

/** A customer cannot fill in a field that is computed from others. */
const isAsked = ({ value }: Draft<Field>) => value === undefined;

function autocompleteProblems({ field, path }: PlacedField): Found[] {
  const { autocomplete: declared, type } = field;
  if (declared !== undefined) {
    if (isAutofill(declared)) return [];
    const message = `browsers do not know "${declared}", so they do not fill the field in`;
    const spot = { path: [...path, "autocomplete"] };
    return [{ check: "unknown-autocomplete", spot, message, hint: suggest(declared, autofillNames, "names") }];
  }
  const meant = autofillFor(String(path.at(-1)));
  if (meant === undefined || type !== "text" || !isAsked(field)) return [];
  const message = `browsers can fill in "${meant}", and this field does not name it`;
  const hint = `write "autocomplete": "${meant}", or "off" if the answer is not about the customer`;
  return [{ check: "missing-autocomplete", spot: { path, part: "key" }, message, hint }];
}

/** The keyboards that show digits first. */
const DIGIT_KEYBOARDS = ["numeric", "tel"];

/** Types that set a keyboard of digits themselves. */
const DIGIT_TYPES = ["tel", "one-time-code"];

function inputModeProblems({ field, path }: PlacedField): Found[] {
  const { inputMode: mode, type, accept } = field;
  const hasDigits = mode === undefined ? DIGIT_TYPES.includes(String(type)) : DIGIT_KEYBOARDS.includes(mode);
  if (accept !== "digits" || hasDigits || !isAsked(field)) return [];
  const message =
    mode === undefined
      ? "this field accepts only digits, but a phone would show letters"
      : `this field accepts only digits, but "${mode}" shows letters`;
  const spot = { path: [...path, mode === undefined ? "accept" : "inputMode"] };
  return [{ check: "missing-input-mode", spot, message, hint: `say "inputMode": "numeric"` }];
}

/** Types that ask for personal data, whatever the field's name. */
const PERSONAL_TYPES = ["email", "tel"];

function unmarked({ field, path }: PlacedField): Found[] {
  const { type, autocomplete, personal } = field;
  const isPersonal =
    PERSONAL_TYPES.includes(String(type)) || (autocomplete !== undefined && isPersonalAutofill(autocomplete));
  if (!isPersonal || personal !== undefined) return [];
  const message = "this field asks for personal data, and its purpose is missing";
  return [{ check: "unmarked-personal", spot: { path, part: "key" }, message, hint: PURPOSE }];
}
