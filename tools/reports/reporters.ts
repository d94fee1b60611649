import { github } from "./github.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { pretty } from "./pretty.ts";
import type { Reporter } from "./report.ts";
import { sarif } from "./sarif.ts";

/** Each way to write findings down, by its name. */
export const reporters = { pretty, json, sarif, github, junit } as const satisfies Record<string, Reporter>;

/** The name of a way to write findings down. */
export type ReporterName = keyof typeof reporters;

/** Whether there is a reporter of that name. */
export function isReporterName(name: string): name is ReporterName {
  return Object.hasOwn(reporters, name);
}
