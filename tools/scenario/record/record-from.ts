import type { When } from "../../../src/documents/generated/scenarios.ts";
import { isJsonObject } from "../../../src/documents/json.ts";
import { checkJson, type JsonSchema } from "../../../src/documents/json-schema.ts";
import type { Recorder } from "./recorder.ts";

/** The expected form of a line, for messages. */
const HOW = 'a line is an event (SUBMIT) or the `when` of a step ({ "answers": "code.check", "reply": {} })';

/**
 * Takes what happens line by line, until there is none or a line is empty. Hears after each what is to be seen then.
 * @throws Error with the number of the line that cannot be read or cannot happen.
 */
export async function recordFrom(
  lines: AsyncIterable<string> | Iterable<string>,
  recorder: Recorder,
  onLines: (lines: readonly string[]) => void,
): Promise<void> {
  onLines(recorder.lines());
  let number = 0;
  for await (const line of lines) {
    if (line.trim() === "") return;
    number += 1;
    try {
      recorder.take(parseWhen(line.trim()));
    } catch (error) {
      throw new Error(`line ${number}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    onLines(recorder.lines());
  }
}

const shapes: Readonly<Record<string, JsonSchema>> = {
  send: { type: "string" },
  answers: { type: "string" },
  after: { type: "string" },
  system: { type: "string" },
  arrives: {},
  back: { const: true },
  reload: { const: true },
};

function parseWhen(line: string): When {
  if (/^[A-Z][A-Z_]*$/.test(line)) return { send: line };
  const value = parsed(line);
  if (!isWhen(value)) throw new Error(HOW);
  return value;
}

const isWhen = (value: unknown): value is When =>
  isJsonObject(value) &&
  Object.entries(shapes).some(([name, shape]) => name in value && checkJson(shape, value[name]).length === 0);

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(HOW, { cause: error });
  }
}
