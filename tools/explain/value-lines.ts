import type { LayerValue } from "../../src/checker/resolve/provenance.ts";
import type { ExplainedValue, Origin } from "./explain-value.ts";

/** Longer values are cut in a list. */
const LONGEST = 100;

/** The output of `explain` for a value, for a person: the value, its place, and below it the overridden values. */
export function valueLines({ kind, id, layers, path, parts }: ExplainedValue): string[] {
  const chain = layers.map((layer) => layer.id).join(" → ");
  const isOne = parts.length === 1 && parts[0]?.path === path;
  const head = isOne ? [] : [`${kind} ${id}${path && ` ${path}`}: ${chain}`, ""];
  return [...head, ...parts.flatMap((part) => partLines(part, isOne))];
}

function partLines({ path, value, from, overrode }: Origin, isWhole: boolean): string[] {
  const shownValue = value === undefined ? "absent, taken away" : shown(value, isWhole);
  return [
    `${path} = ${shownValue}`,
    `  ${formatPlace(from)} (${from.layer})`,
    ...overrode.map((layer) => `  instead of ${shown(layer.value, isWhole)}: ${formatPlace(layer)} (${layer.layer})`),
  ];
}

const formatPlace = ({ file, line, column }: LayerValue) => `${file}:${line}:${column}`;

function shown(value: unknown, isWhole: boolean): string {
  const text = value === null ? "nothing" : JSON.stringify(value);
  return isWhole || text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} …`;
}
