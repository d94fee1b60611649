import { readdirSync } from "node:fs";
import type { ArgDef, ArgsDef } from "citty";
import { expect, test } from "vitest";
import { type AnyCommand, commandInside, resolved, unknownOptions } from "./unknown-options.ts";

const files = import.meta.glob<{ command: AnyCommand }>("../commands/*.ts");

interface Named {
  readonly command: AnyCommand;
  /** The words before its options. */
  readonly before: readonly string[];
}

/** All commands, including nested ones, by their command line. */
const everyCommand = await Promise.all(
  Object.entries(files).map(async ([path, load]) => {
    const { command } = await load();
    const inside = Object.keys(await resolved(command.subCommands ?? {}));
    const name = path.replace(/^.*\/|\.ts$/g, "");
    return [[], ...inside.map((one) => [one])].map((before): [string, Named] => [
      [name, ...before].join(" "),
      { command, before },
    ]);
  }),
).then((all) => all.flat());

test("every file of tools/commands is tested", () => {
  expect(Object.keys(files)).toHaveLength(readdirSync("tools/commands").length);
});

test.each(everyCommand)("portal %s refuses an option that it does not have", async (_name, { command, before }) => {
  const [refusal] = await unknownOptions(command, [...before, "--nosuch"]);
  expect(refusal).toContain('There is no option "--nosuch".');
  expect(await unknownOptions(command, [...before, "-9"])).toHaveLength(1);
});

test.each(everyCommand)("portal %s accepts every option that it has", async (_name, { command, before }) => {
  const of = (await commandInside(command, before)) ?? command;
  const written = Object.entries(await resolved<ArgsDef>(of.args ?? {})).flatMap(([name, arg]) =>
    sampleSpellings(name, arg),
  );
  expect(await unknownOptions(command, [...before, ...written])).toEqual([]);
});

function sampleSpellings(name: string, { type }: ArgDef): string[] {
  if (type === "positional") return ["word"];
  return type === "boolean" ? [`--${name}`, `--no-${name}`] : [`--${name}=--nosuch`, `--${name}`, "-1"];
}

const command: AnyCommand = {
  args: {
    format: { type: "string" },
    "max-findings": { type: "string" },
    watch: { type: "boolean", alias: "w" },
    paths: { type: "positional" },
  },
};

test.each([
  ["--formt json", '"--formt". Did you mean "--format"?'],
  ["--format=json --wach", '"--wach". Did you mean "--watch"?'],
  ["--no-wach", '"--no-wach". Did you mean "--no-watch"?'],
  ["--max_findings 3", '"--max_findings". Did you mean "--max-findings"?'],
  ["-x", '"-x". Options are: --format, --max-findings, --watch, -w.'],
  ["--no-format", '"--no-format". Did you mean "--format"?'],
])("%s is refused, with the nearest known option", async (written, refusal) => {
  expect(await unknownOptions(command, written.split(" "))).toEqual([expect.stringContaining(refusal)]);
});

test.each(["--maxFindings 3", "-w", "flows -- --formt", "--format --formt"])("%s is accepted", async (written) => {
  expect(await unknownOptions(command, written.split(" "))).toEqual([]);
});
