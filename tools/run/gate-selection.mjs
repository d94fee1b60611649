/** @typedef {import("./command-gate.mjs").Gate} Gate */

/**
 * The named gates (`unit,browser`), or all of them, always in their own order.
 * @param {readonly Gate[]} gates
 * @param {string | undefined} names
 * @returns {readonly Gate[]}
 * @throws on a name that no gate has
 */
export function selectGates(gates, names) {
  if (names === undefined) return gates;
  const asked = names.split(",").map((name) => name.trim());
  const known = gates.map(({ name }) => name);
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No gate is called ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  return gates.filter(({ name }) => asked.includes(name));
}
