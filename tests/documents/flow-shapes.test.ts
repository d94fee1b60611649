import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openChecking } from "../../src/checker/check-documents.ts";
import { documentSet } from "./support/document-set.ts";
import { replaceOnce } from "./support/error-fixture.ts";

const FOLDER = "tests/documents/flow-shapes";
const ROUTES = "flows/routes.json";

/** Flows that the checker accepts, and its findings for each change that breaks one. */
interface Shape {
  /** Flows by id, without their head. The route leads to the flow `shape`. */
  readonly flows: Readonly<Record<string, object>>;
  readonly breaks: readonly Break[];
}

interface Break {
  readonly name: string;
  /** The id of the flow that is changed; without it, `shape`. */
  readonly in?: string;
  /** Texts that occur once in the flow as `JSON.stringify` writes it, and their replacements. */
  readonly replace: readonly (readonly [before: string, after: string])[];
  /** `<check> <id of the flow>:<JSON Pointer>` of each finding, in reading order. */
  readonly finds: readonly string[];
}

const route = {
  paths: ["/shape"],
  flow: "shape/shape",
  guard: "anyone",
  frame: "porch",
  done: { "*": { to: "lost" } },
};
const { files, facts } = documentSet("tea");
const routes = new TextDecoder().decode(files.get(ROUTES) as Uint8Array);
const checking = openChecking(
  new Map([...files, [ROUTES, routes.replace('"routes": {', `$&"shape": ${JSON.stringify(route)},`)]]),
  facts,
);

const path = (id: string) => `flows/shape/${id}.flow.json`;

function flowText(id: string, flow: object): string {
  const head = { $schema: "../../schemas/flow.schema.json", id, formatVersion: 2, summary: "A shape." };
  return JSON.stringify({ ...head, ...flow });
}

const documents = ({ flows }: Shape) =>
  new Map(Object.entries(flows).map(([id, flow]) => [path(id), flowText(id, flow)]));

/** The findings in the tea house with more flows, which leave it again. */
function findingsWith(flows: ReadonlyMap<string, string>): string[] {
  checking.write(flows);
  const found = checking.findings().map(({ check, file, pointer }) => `${check} ${idOf(file)}:${pointer}`);
  checking.write(new Map([...flows.keys()].map((file) => [file, undefined])));
  return found;
}

const idOf = (file: string) => file.replace(/^.*\/|\..*$/g, "");

describe.each(readdirSync(FOLDER))("%s", (file) => {
  const shape: Shape = JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8"));

  test("is accepted", () => expect(findingsWith(documents(shape))).toEqual([]));

  test.each(shape.breaks)("is refused with $name", ({ in: id = "shape", replace, finds }) => {
    const flows = documents(shape);
    const broken = replace.reduce((text, pair) => replaceOnce(text, pair, id), flows.get(path(id)) ?? "");
    expect(findingsWith(flows.set(path(id), broken))).toEqual(finds);
  });
});
