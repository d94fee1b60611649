import { runCaptured } from "./child-process.mjs";

/** One attempt: without a connection, npm would try for minutes. */
const ASK = ["audit", "signatures", "--json", "--loglevel=silent", "--fetch-retries=0"];

/** Asks the registry whether it signed the installed packages. */
export async function checkSignatures() {
  const { output } = await runCaptured("npm", ASK);
  return judgeSignatures(output);
}

/**
 * What npm found, for a person.
 * @param {string} output of `npm audit signatures --json`
 * @returns {{ code: 0 | 1 | 2, line: string }} 0: all are signed; 1: some are not; 2: this was not checked
 */
export function judgeSignatures(output) {
  const { invalid, missing, error } = parse(output);
  if (!Array.isArray(invalid) || !Array.isArray(missing)) {
    const why = error?.summary ?? (output.trim() || "npm said nothing");
    return { code: 2, line: `Signatures of packages: not checked, as the registry cannot be reached (${why}).` };
  }
  if (invalid.length + missing.length === 0) return { code: 0, line: "Signatures of packages: all are right." };
  return { code: 1, line: [...list("wrong", invalid), ...list("without", missing)].join("\n") };
}

/**
 * @param {string} output
 * @returns {{ invalid?: unknown, missing?: unknown, error?: { summary?: string } }}
 */
function parse(output) {
  try {
    return Object(JSON.parse(output));
  } catch {
    return {};
  }
}

/**
 * @param {string} what
 * @param {readonly { name: string, version: string }[]} packages
 */
const list = (what, packages) =>
  packages.map(({ name, version }) => `Signatures of packages: ${what}: ${name} ${version}`);
