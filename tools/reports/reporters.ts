import type { Finding } from "../../src/documents/findings/finding.ts";
import { json } from "./json.ts";
import { pretty } from "./pretty.ts";

/** Each way to write findings down: a pure function of them. */
export const reporters = { pretty, json } as const satisfies Record<string, (findings: readonly Finding[]) => string>;

/** The name of a way to write findings down. */
export type ReporterName = keyof typeof reporters;

/** Whether there is a reporter of that name. */
export function isReporterName(name: string): name is ReporterName {
  return Object.hasOwn(reporters, name);
}
