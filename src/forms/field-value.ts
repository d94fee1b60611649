import type { Field } from "../documents/generated/form.ts";
import { type FileHandle, isFileHandle } from "../ports/file-handle.ts";
import { toAcceptedText } from "./typed-text.ts";

/** What a field holds: a text, a tick, the ticked ones of several, files. An empty text or list is no answer. */
export type FieldValue = string | boolean | readonly string[] | readonly FileHandle[];

/** What an answer means to rules and to the request: what the field holds, or the one file of a field that takes one. */
export type MeantValue = FieldValue | FileHandle;

/** Values by field name; the fields of a group stand in an object under the group's name. */
export interface FormValues {
  readonly [field: string]: MeantValue | FormValues;
}

/** A file that was chosen and is being looked at and kept, perhaps in another's place. Its handle is not its last. */
export interface ArrivingFile {
  readonly handle: FileHandle;
  readonly replacedId?: string | undefined;
}

const isFileList = (value: unknown): value is readonly FileHandle[] =>
  Array.isArray(value) && value.every(isFileHandle);

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((element) => typeof element === "string");

/** What a field holds before anything was given. */
function emptyValue(type: Field["type"]): FieldValue {
  if (type === "checkbox") return false;
  return type === "checkboxes" || type === "file" ? [] : "";
}

/** What a field keeps of a value that was typed, chosen, drafted or made by a rule; its empty value for what it cannot hold. */
export function toFieldValue(field: Field, value: unknown): FieldValue {
  switch (field.type) {
    case "checkbox":
      return value === true;
    case "checkboxes":
      return isTextList(value) ? [...new Set(value)] : emptyValue(field.type);
    case "file":
      return toFieldFiles(field, value);
    default:
      if (typeof value !== "string" && typeof value !== "number") return "";
      return toAcceptedText(field, String(value));
  }
}

/** Of more files than a field takes, the last ones stay. */
function toFieldFiles({ maxFiles = 1 }: Field, value: unknown): readonly FileHandle[] {
  if (isFileHandle(value)) return [value];
  return isFileList(value) ? value.slice(-maxFiles) : [];
}

/** What a field of files shows: those that it holds, with those on their way in their places. */
export function withArriving(field: Field, value: FieldValue, arriving: readonly ArrivingFile[]): FieldValue {
  if (!isFileList(value) || arriving.length === 0) return value;
  const replaced = arriving.map(({ replacedId }) => replacedId);
  const others = value.filter(({ id }) => !replaced.includes(id));
  return toFieldFiles(field, [...others, ...arriving.map(({ handle }) => handle)]);
}

/** What a value means: a text without the spaces around it, except a password's; undefined when nothing was given. */
export function meantValue(field: Field, value: FieldValue): MeantValue | undefined {
  if (typeof value === "string") {
    const meant = field.type === "password" ? value : value.trim();
    return meant === "" ? undefined : meant;
  }
  if (typeof value === "boolean") return value;
  if (value.length === 0) return undefined;
  const [first] = value;
  return isFileHandle(first) && (field.maxFiles ?? 1) === 1 ? first : value;
}

/** Whether two values are the same answer. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  const names = (value: readonly unknown[]) => value.map((element) => (isFileHandle(element) ? element.id : element));
  const [these, those] = [names(one), names(other)];
  return these.length === those.length && these.every((name) => those.includes(name));
}
