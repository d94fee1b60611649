import { isJsonObject, objectEntries } from "../documents/json.ts";

/** Whether a value is present: not undefined, not null, not NaN or infinite. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === "number" && !Number.isFinite(value));
}

/** A copy without absent members and elements; an absent value is undefined. */
export function presentValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(presentValues).filter(isPresent);
  if (!isJsonObject(value)) return isPresent(value) ? value : undefined;
  const members = objectEntries(value).map(([name, one]): [string, unknown] => [name, presentValues(one)]);
  return Object.fromEntries(members.filter(([, one]) => isPresent(one)));
}
