import { parseArgs } from "node:util";

/** @typedef {import("./command-gate.mjs").Gate} Gate */

/**
 * The gates named by `--only unit,browser`, or all of them, always in their own order.
 * @param {readonly Gate[]} gates
 * @param {readonly string[]} args
 * @returns {readonly Gate[]}
 * @throws on a name that no gate has
 */
export function selectGates(gates, args) {
  const { values } = parseArgs({ args: [...args], options: { only: { type: "string" } } });
  if (values.only === undefined) return gates;
  const asked = values.only.split(",").map((name) => name.trim());
  const known = gates.map(({ name }) => name);
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No gate is called ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  return gates.filter(({ name }) => asked.includes(name));
}
