import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { flattened } from "./support/chart.ts";
import { fromAsl } from "./support/from-asl.ts";
import { fromScxml } from "./support/from-scxml.ts";
import { fromServerless } from "./support/from-serverless.ts";
import { fromXstate } from "./support/from-xstate.ts";
import type { Machine } from "./support/machine.ts";
import { openMachines } from "./support/machine-set.ts";

const FOLDER = "tests/machines";

const readers: Readonly<Record<string, (text: string) => Machine>> = {
  asl: fromAsl,
  serverless: fromServerless,
  scxml: (text) => flattened(fromScxml(text)),
  xstate: (text) => flattened(fromXstate(text)),
};

/** One change that breaks a machine, and what is to be said of it. */
interface Break {
  readonly name: string;
  /** The machine's file, in the folder of its language. */
  readonly machine: string;
  readonly replace: readonly (readonly [before: string, after: string])[];
  /** `<check> <JSON Pointer into the flow>`. */
  readonly finds: readonly string[];
}

const findingsIn = openMachines();

function findingsOf(language: string, text: string): string[] {
  const read = readers[language];
  if (read === undefined) throw new Error(`nobody reads ${language}`);
  return findingsIn(read(text));
}

/** A machine's text without the blanks between its parts, so that a change is found however the text is laid out. */
const compact = (text: string) => text.replaceAll(/("(?:[^"\\]|\\.)*")|(?<=[^\w"'/])\s+|\s+(?=[^\w"'])/g, "$1");

const textOf = (language: string, machine: string) => compact(readFileSync(`${FOLDER}/${language}/${machine}`, "utf8"));

function broken(text: string, [before, after]: readonly [string, string]): string {
  const parts = text.split(compact(before));
  if (parts.length !== 2) throw new Error(`"${before}" stands ${parts.length - 1} times, not once`);
  return parts.join(compact(after));
}

describe.each(Object.keys(readers))("machines in %s", (language) => {
  test.each(readdirSync(`${FOLDER}/${language}`))("%s is accepted", (machine) => {
    expect(findingsOf(language, textOf(language, machine))).toEqual([]);
  });

  const breaks: Break[] = JSON.parse(readFileSync(`${FOLDER}/broken/${language}.json`, "utf8"));
  test.each(breaks)("$machine is refused: $name", ({ machine, replace, finds }) => {
    expect(findingsOf(language, replace.reduce(broken, textOf(language, machine)))).toEqual(finds);
  });
});
