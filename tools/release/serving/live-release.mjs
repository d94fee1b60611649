// Read unchanged by Node and by web servers' own JavaScript (njs 0.7): no imports, one default export.

/**
 * @typedef {{ readonly release: string, readonly hosts: readonly string[] }} Live
 * @typedef {Live & { readonly at: string }} Due
 * @typedef {{ readonly live: Live | null, readonly due: readonly Due[] }} Entry a client's entry of the pointer
 */

/**
 * The live release after all due ones, the ones still scheduled, and those that were live in between, the latest first.
 * @param {Entry} entry
 * @param {number} now in milliseconds
 */
function reachedOf(entry, now) {
  const isDue = (/** @type {Due} */ due) => Date.parse(due.at) <= now;
  const due = entry.due.filter(isDue).map((one) => ({ release: one.release, hosts: one.hosts }));
  const all = (entry.live === null ? [] : [entry.live]).concat(due).reverse();
  return {
    live: all.length === 0 ? null : all[0] || null,
    passed: all.slice(1),
    waiting: entry.due.filter((one) => !isDue(one)),
  };
}

/**
 * The release whose page a host gets.
 * @param {{ readonly clients: Readonly<Record<string, Entry>> }} pointer
 * @param {string} host without its port
 * @param {number} now in milliseconds
 * @returns {string | undefined}
 */
function releaseOfHost(pointer, host, now) {
  const found = Object.keys(pointer.clients)
    .map((client) => reachedOf(/** @type {Entry} */ (pointer.clients[client]), now).live)
    .filter((live) => live !== null && live.hosts.indexOf(host) >= 0)[0];
  return found ? found.release : undefined;
}

// biome-ignore lint/style/noDefaultExport: njs knows no other.
export default { reachedOf, releaseOfHost };
