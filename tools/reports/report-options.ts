import { isReporterName, type ReporterName, reporters } from "./reporters.ts";

/** The names of all formats, for people. */
export const formats = Object.keys(reporters).join(", ");

/** The format that options ask for; throws where they ask for none that is there, or for two. */
export function parseFormat(options: { readonly format: string; readonly json?: boolean | undefined }): ReporterName {
  const { format, json } = options;
  if (json && !["pretty", "json"].includes(format)) {
    throw new Error(`--json and --format ${format} ask for two formats`);
  }
  const name = json ? "json" : format;
  if (!isReporterName(name)) throw new Error(`there is no format "${name}"; formats are: ${formats}`);
  return name;
}

/** How many findings an option allows; all where it is not given. */
export function parseLimit(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--max-findings takes a number from 1, not "${text}"`);
  return Number(text);
}
