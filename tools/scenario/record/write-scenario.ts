import { basename } from "node:path";
import { findNodeAtLocation, parse, parseTree } from "jsonc-parser";
import type { Scenario } from "../../../src/documents/generated/scenarios.ts";
import { isJsonObject } from "../../../src/documents/json.ts";

/** The place of a new scenario. */
export interface ScenarioPlace {
  /** `flows/<journey>/<id>.scenarios.json`. */
  readonly file: string;
  /** The file's content; absent for a new file. */
  readonly text?: string | undefined;
  readonly title: string;
  /** The flow's name in the document. */
  readonly flow: string;
}

/** The file with the scenario added at its end, otherwise unchanged. @throws Error when the sentence is taken. */
export function withScenario({ file, text, title, flow }: ScenarioPlace, scenario: Scenario): string {
  if (text === undefined) return newFile({ file, title, flow }, scenario);
  const known = parse(text);
  if (known?.flow !== flow) throw new Error(`${file} is of the flow "${known?.flow}", not of "${flow}".`);
  if (known.scenarios?.[title] !== undefined) throw new Error(`${file} has a scenario "${title}" already.`);
  const tree = parseTree(text);
  const last = tree && findNodeAtLocation(tree, ["scenarios"])?.children?.at(-1);
  if (last === undefined) throw new Error(`${file} has no scenarios to stand beside.`);
  const end = last.offset + last.length;
  return `${text.slice(0, end)},\n    ${JSON.stringify(title)}: ${written(scenario, 4)}${text.slice(end)}`;
}

function newFile({ file, title, flow }: ScenarioPlace, scenario: Scenario): string {
  const document = {
    $schema: "../../schemas/scenarios.schema.json",
    id: basename(file, ".scenarios.json"),
    formatVersion: 2,
    summary: title,
    flow,
    scenarios: { [title]: scenario },
  };
  return `${written(document, 0, ["scenarios", title, "steps"])}\n`;
}

const WIDTH = 120;

/**
 * JSON in the repository's format: a value that fits in a line stays in one, except the named ones and their parents.
 */
function written(value: unknown, indent: number, opened: readonly string[] = ["steps"]): string {
  const line = inLine(value);
  const isOpened = isJsonObject(value) && opened.some((name) => name in value);
  if (typeof value !== "object" || value === null || (!isOpened && indent + line.length <= WIDTH)) return line;
  const inner = " ".repeat(indent + 2);
  const isList = Array.isArray(value);
  const members = Object.entries(value).map(([name, one]) => {
    const key = isList ? "" : `${JSON.stringify(name)}: `;
    return `${inner}${key}${written(one, indent + 2, opened)}`;
  });
  return [isList ? "[" : "{", members.join(",\n"), `${" ".repeat(indent)}${isList ? "]" : "}"}`].join("\n");
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${inLine(one)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
