import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { identifyDocument, schemaFileName } from "../../src/checker/read/kinds.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";

interface Mapping {
  readonly url: string;
  readonly fileMatch: readonly string[];
}

const settings: { readonly "json.schemas": readonly Mapping[] } = JSON.parse(
  readFileSync(".vscode/settings.json", "utf8"),
);
const mappings = settings["json.schemas"];

/** A glob as the editor reads it: from the repository's root, `*` within a folder, `**` over any number of folders. */
const globToRegExp = (glob: string) =>
  new RegExp(
    `^${glob
      .slice(1)
      .replaceAll(".", "\\.")
      .replaceAll("**/", "(?:.+/)?")
      .replaceAll(/(?<!\.)\*/g, "[^/]*")}$`,
  );

/** The last glob that matches counts; with a `!` before it, it excludes the path. */
const isMapped = (globs: readonly string[], path: string) =>
  globs.findLast((glob) => globToRegExp(glob.replace("!", "")).test(path))?.startsWith("/") === true;

const mappedSchemas = (path: string) =>
  mappings.filter(({ fileMatch }) => isMapped(fileMatch, path)).map(({ url }) => url);

test("the editor maps every document to the schema of its kind, and to no other", () => {
  const paths = [...readDocumentFiles().keys()];
  const kinds = new Set(paths.flatMap((path) => identifyDocument(path)?.kind ?? []));
  expect(mappings.map(({ url }) => url).sort()).toEqual(
    [...kinds].map((kind) => `./schemas/${schemaFileName(kind)}`).sort(),
  );
  for (const path of paths) {
    const kind = identifyDocument(path)?.kind;
    expect([path, ...mappedSchemas(path)]).toEqual([path, kind && `./schemas/${schemaFileName(kind)}`]);
  }
});

test("the schemas that the editor maps exist, and their globs start at the root", () => {
  for (const { url, fileMatch } of mappings) {
    expect(existsSync(url)).toBe(true);
    expect(fileMatch.every((glob) => /^!?\//.test(glob))).toBe(true);
  }
});
