import { existsSync, readFileSync } from "node:fs";
import { isJsonObject, type JsonObject } from "../../src/documents/json.ts";

/**
 * The values for a rule: JSON, `@file`, or `-` for standard input. An error message quotes none of it, because it may
 * hold a secret.
 */
export function givenData(text: string): JsonObject {
  const value = parsed(given(text));
  if (isJsonObject(value)) return value;
  throw new Error(
    '--data is a JSON object with what the rule reads, such as {"data":{"tries":3}}; or @file; or - for stdin',
  );
}

function given(text: string): string {
  if (text === "-") return readFileSync(0, "utf8");
  if (!text.startsWith("@")) return text;
  const file = text.slice(1);
  if (existsSync(file)) return readFileSync(file, "utf8");
  throw new Error(`--data: there is no file "${file}"`);
}

/** JSON.parse quotes the unreadable text. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
