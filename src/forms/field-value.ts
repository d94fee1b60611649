import type { Field } from "../documents/generated/form.ts";
import { isJsonObject } from "../documents/json.ts";
import { isSameJson } from "../engine/index.ts";
import { type FileHandle, isFileHandle } from "../ports/file-handle.ts";
import { typedNumber } from "./typed-number.ts";
import { toAcceptedText } from "./typed-text.ts";

/** The content of a field: a text, a tick, the ticked options, files, entries. An empty text or list is no answer. */
export type FieldValue = string | boolean | readonly string[] | readonly FileHandle[] | readonly FormValues[];

/** A field's value for rules and for the request: its content, its number, or the one file of a field that takes one. */
export type MeantValue = FieldValue | FileHandle | number;

/** Values by field name; the fields of a group are in an object under the group's name. */
export interface FormValues {
  readonly [field: string]: MeantValue | FormValues;
}

/** A chosen file that is being checked and stored, perhaps replacing another. Its handle is temporary. */
export interface ArrivingFile {
  readonly handle: FileHandle;
  readonly replacedId?: string | undefined;
}

const isFileList = (value: unknown): value is readonly FileHandle[] =>
  Array.isArray(value) && value.every(isFileHandle);

const isEntryList = (value: unknown): value is readonly FormValues[] =>
  Array.isArray(value) && value.every(isJsonObject);

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((element) => typeof element === "string");

/** The content of an empty field. */
function emptyValue(type: Field["type"]): FieldValue {
  if (type === "checkbox") return false;
  return type === "checkboxes" || type === "file" || type === "list" ? [] : "";
}

/**
 * A field's content for a value that was typed, chosen, drafted or computed by a rule; empty for an unfit value. A number
 * is written as in `locale`.
 */
export function toFieldValue(field: Field, value: unknown, locale?: string): FieldValue {
  switch (field.type) {
    case "checkbox":
      return value === true;
    case "checkboxes":
      return isTextList(value) ? [...new Set(value)] : emptyValue(field.type);
    case "file":
      return toFieldFiles(field, value);
    case "list":
      return isEntryList(value) ? value : emptyValue(field.type);
    default:
      if (typeof value === "number" && field.type === "number") return typedNumber(value, locale);
      if (typeof value !== "string" && typeof value !== "number") return "";
      return toAcceptedText(field, String(value));
  }
}

/** Of more files than a field takes, it keeps the last ones. */
function toFieldFiles({ maxFiles = 1 }: Field, value: unknown): readonly FileHandle[] {
  if (isFileHandle(value)) return [value];
  return isFileList(value) ? value.slice(-maxFiles) : [];
}

/** The files that a field shows: its own, with the arriving ones in their places. */
export function withArriving(field: Field, value: FieldValue, arriving: readonly ArrivingFile[]): FieldValue {
  if (!isFileList(value) || arriving.length === 0) return value;
  const replaced = arriving.map(({ replacedId }) => replacedId);
  const others = value.filter(({ id }) => !replaced.includes(id));
  return toFieldFiles(field, [...others, ...arriving.map(({ handle }) => handle)]);
}

/** The normalised value: a text is trimmed, except a password's; undefined when empty. */
export function meantValue(field: Field, value: FieldValue): MeantValue | undefined {
  if (typeof value === "string") {
    const meant = field.type === "password" ? value : value.trim();
    return meant === "" ? undefined : meant;
  }
  if (typeof value === "boolean") return value;
  if (value.length === 0) return undefined;
  const [first] = field.type === "file" ? value : [];
  return isFileHandle(first) && (field.maxFiles ?? 1) === 1 ? first : value;
}

/** Whether two values are the same answer; the order of files and ticks is none. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  const names = (value: readonly unknown[]) => value.map((element) => (isFileHandle(element) ? element.id : element));
  const [these, those] = [names(one), names(other)];
  if (these.some(isJsonObject)) return isSameJson(one, other);
  return these.length === those.length && these.every((name) => those.includes(name));
}
