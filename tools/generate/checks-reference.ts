import { existsSync, readFileSync } from "node:fs";

const PATH = "docs/checks.md";

/** docs/checks.md with the real output of each check's fixture in the block of its section: path → text. */
export function checksReferenceFile(): [string, string] {
  const text = readFileSync(PATH, "utf8");
  return [PATH, text.replaceAll(/^(## (\S+)\n[^#]*?\n```text\n)[^`]*(```)$/gm, withOutput)];
}

function withOutput(section: string, before: string, id: string, after: string): string {
  const output = `tests/documents/err/${id}.out`;
  return existsSync(output) ? `${before}${firstFinding(readFileSync(output, "utf8"))}\n${after}` : section;
}

/** Findings are separated by an empty line; the last part is the count. Spaces at line ends are removed. */
const firstFinding = (output: string) => (output.split("\n\n")[0] ?? "").replaceAll(/ +$/gm, "");
