// Read unchanged by Node and by web servers' own JavaScript (njs 0.7): no imports, one default export.

/**
 * Headers of every answer, whatever is served and whatever went wrong.
 * @type {Readonly<Record<string, string>>}
 */
const everyAnswer = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** The policy of an answer of an unknown host: nothing may be loaded, run or framed. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A page is asked for again each time, and sent again only when it has changed. */
const pageCacheControl = "no-cache";

/**
 * How long an answer may be kept. Hashed files never change; other files are asked for again each time; failures are not
 * kept at all.
 * @param {string} path of the address
 * @param {boolean} isFile whether a file was found under it
 */
function cacheControl(path, isFile) {
  if (!isFile) return "no-store";
  return /^\/(assets|release)\//.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

/**
 * What a store keeps for itself: no address leads there.
 * @param {string} path of the address
 */
const isKept = (path) => /^\/(apps|live|releases)(\/|\.json$)/.test(path);

/**
 * Whether a page of the portal is asked for, and not one of its files.
 * @param {string} path of the address
 */
const isPage = (path) => !isKept(path) && (!/\.[a-z0-9]+$/i.test(path) || path.indexOf("/files/") === 0);

// biome-ignore lint/style/noDefaultExport: njs knows no other.
export default { everyAnswer, closedPolicy, pageCacheControl, cacheControl, isKept, isPage };
