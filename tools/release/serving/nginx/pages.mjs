// For nginx's own JavaScript (njs 0.7): which page and which headers a host gets, by the pointer as it is now.
// @ts-nocheck njs has modules and globals of its own, which Node's types do not know.

// biome-ignore lint/style/useNodejsImportProtocol: njs knows no other name.
import fs from "fs";
import answers from "../answers.mjs";
import liveRelease from "../live-release.mjs";

/** The paths of a host's page and headers in the store; `undefined` for a host without a release. */
function hostFolder(r) {
  const host = r.variables.host.toLowerCase();
  const pointer = JSON.parse(fs.readFileSync(`${r.variables.portal_store}/live.json`, "utf8"));
  const release = liveRelease.releaseOfHost(pointer, host, Date.now());
  return release === undefined ? undefined : `/releases/${release}/hosts/${host}`;
}

/** Answers an address without a file in the store. */
function page(r) {
  const folder = answers.isPage(r.uri) ? hostFolder(r) : undefined;
  if (folder === undefined) return r.return(404, "Not found\n");
  return r.internalRedirect(`/-page${folder}/index.html`);
}

function readHeaders(r) {
  try {
    return JSON.parse(fs.readFileSync(`${r.variables.portal_store}${hostFolder(r)}/headers.json`, "utf8"));
  } catch (_noRelease) {
    return Object.assign({}, answers.everyAnswer, { "content-security-policy": answers.closedPolicy });
  }
}

/** Gives every answer, also a failure, its headers. */
function headers(r) {
  const own = readHeaders(r);
  Object.keys(own).forEach((name) => {
    r.headersOut[name] = own[name];
  });
  const isPage = r.uri.indexOf("/-page/") === 0;
  r.headersOut["cache-control"] = isPage ? answers.pageCacheControl : answers.cacheControl(r.uri, r.status < 400);
}

// biome-ignore lint/style/noDefaultExport: njs knows no other.
export default { page, headers };
