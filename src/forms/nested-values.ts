import type { FormValues, MeantValue } from "./field-value.ts";

/** A value under its name; empty for an absent one. */
export function present<Value>(name: string, value: Value | undefined): (readonly [string, Value])[] {
  return value === undefined || value === null ? [] : [[name, value]];
}

/** Values by full name as objects: those of a group are under its name. */
export function nested(values: readonly (readonly [string, MeantValue])[]): FormValues {
  const given: Record<string, MeantValue | FormValues> = {};
  const groups = new Map<string, Record<string, MeantValue>>();
  for (const [name, value] of values) {
    const dot = name.indexOf(".");
    if (dot < 0) {
      given[name] = value;
      continue;
    }
    const [first, inner] = [name.slice(0, dot), name.slice(dot + 1)];
    const group = groups.get(first) ?? {};
    group[inner] = value;
    groups.set(first, group);
    given[first] = group;
  }
  return given;
}
