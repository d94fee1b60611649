import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A file, what it imports, and the rule that refuses it; without a rule it is allowed. */
interface Import {
  readonly from: string;
  readonly to: string;
  readonly rule?: string;
}

const refused: readonly Import[] = [
  { from: "src/engine/step.ts", to: "src/documents/resolve.ts", rule: "engine-imports" },
  { from: "src/engine/step.ts", to: "ofetch", rule: "engine-imports-no-package" },
  { from: "src/engine/step.ts", to: "node:fs", rule: "browser-imports-no-node" },
  { from: "src/documents/resolve.ts", to: "src/renderer/screen.ts", rule: "documents-imports" },
  { from: "src/documents/resolve.ts", to: "ajv", rule: "ajv-in-tools-only" },
  { from: "src/checker/gates.ts", to: "src/renderer/screen.ts", rule: "checker-imports" },
  { from: "src/checker/uses/references.ts", to: "src/checker/checks/check.ts", rule: "checker-folder-order" },
  { from: "src/checker/read/read-json.ts", to: "src/checker/check-context.ts", rule: "checker-folder-order" },
  { from: "src/ports/screen-port.ts", to: "src/runs/host.ts", rule: "ports-imports" },
  { from: "src/texts/catalogue.ts", to: "src/renderer/screen.ts", rule: "texts-imports" },
  { from: "src/loads/load-store.ts", to: "src/renderer/screen.ts", rule: "loads-imports" },
  { from: "src/forms/form-store.ts", to: "src/renderer/screen.ts", rule: "forms-imports" },
  { from: "src/operations/caller.ts", to: "src/runs/host.ts", rule: "operations-imports" },
  { from: "src/renderer/view.ts", to: "src/checker/gates.ts", rule: "renderer-imports" },
  { from: "src/runs/host.ts", to: "src/renderer/screen.ts", rule: "runs-imports" },
  { from: "src/runs/host.ts", to: "vitest", rule: "browser-imports-shipped-packages" },
  { from: "src/renderer/screen.ts", to: "src/runs/host.ts", rule: "renderer-imports" },
  { from: "src/components/button/view.ts", to: "src/renderer/screen.ts", rule: "components-imports" },
  { from: "src/components/button/view.ts", to: "ofetch", rule: "components-import-react-only" },
  { from: "src/shell/frame.ts", to: "src/operations/caller.ts", rule: "shell-imports" },
  { from: "src/main.tsx", to: "src/renderer/screen.ts", rule: "main-imports" },
  { from: "src/shell/frame.ts", to: "flows/routes.json", rule: "src-knows-no-document" },
  { from: "src/shell/frame.ts", to: "tools/portal.ts", rule: "src-imports-no-tool" },
  { from: "src/shell/frame.ts", to: "src/engine/case.test.ts", rule: "tests-stay-outside" },
  { from: "tools/portal.ts", to: "src/renderer/screen.ts", rule: "tools-import-engine-and-documents" },
  { from: "tools/gallery/page.ts", to: "src/runs/host.ts", rule: "gallery-imports-components" },
  { from: "src/documents/first.ts", to: "src/documents/second.ts", rule: "no-cycles" },
  { from: "src/documents/alone.ts", to: "", rule: "no-orphans" },
  { from: "src/documents/resolve.ts", to: "src/documents/missing.ts", rule: "imports-resolve" },
];

/** Allowed alone; with its counterpart above it closes the cycle, which is reported once. */
const returnPath: Import = { from: "src/documents/second.ts", to: "src/documents/first.ts" };

const allowed: readonly Import[] = [
  { from: "src/documents/resolve.ts", to: "src/engine/rules.ts" },
  { from: "src/runs/host.ts", to: "src/operations/caller.ts" },
  { from: "src/renderer/screen.ts", to: "src/components/button/view.ts" },
  { from: "src/shell/frame.ts", to: "src/runs/host.ts" },
  { from: "src/main.tsx", to: "src/shell/frame.ts" },
  { from: "src/main.tsx", to: "src/operations/caller.ts" },
  { from: "src/components/button/view.ts", to: "react" },
  { from: "src/engine/case.test.ts", to: "node:fs" },
  { from: "tools/portal.ts", to: "src/documents/resolve.ts" },
  { from: "tools/portal.ts", to: "src/checker/gates.ts" },
  { from: "src/checker/checks/check.ts", to: "src/checker/check-context.ts" },
  { from: "src/checker/check-context.ts", to: "src/engine/rules.ts" },
  { from: "src/renderer/screen.ts", to: "src/forms/form-store.ts" },
  { from: "tools/portal.ts", to: "src/components/button/contract.ts" },
  { from: "tools/gallery/page.ts", to: "src/renderer/screen.ts" },
];

const repository = resolve(import.meta.dirname, "../..");
const tree = mkdtempSync(join(tmpdir(), "dependency-directions-"));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), content);
}

function importStatement(from: string, to: string): string {
  const isPath = /^(src|tools|flows)\//.test(to);
  const target = isPath ? `./${relative(dirname(from), to)}` : to;
  return target === "" ? "" : `import "${target}";\n`;
}

function writeTree(imports: readonly Import[]): void {
  const leaves = ["src/engine/rules.ts", "src/components/button/contract.ts", "flows/routes.json"];
  for (const path of leaves) write(path, path.endsWith(".json") ? "{}" : "export {};\n");
  for (const from of new Set(imports.map((entry) => entry.from))) {
    const statements = imports.filter((entry) => entry.from === from).map((entry) => importStatement(from, entry.to));
    write(from, statements.join(""));
  }
}

function writePackages(): void {
  const shipped = ["react", "ofetch"];
  const forTools = ["ajv", "vitest"];
  for (const name of [...shipped, ...forTools]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "index.js" }));
    write(`node_modules/${name}/index.js`, "");
  }
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "1.0.0"]));
  write("package.json", JSON.stringify({ dependencies: versions(shipped), devDependencies: versions(forTools) }));
  write("tsconfig.json", JSON.stringify({ compilerOptions: { allowImportingTsExtensions: true, noEmit: true } }));
}

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

let violations: readonly Violation[] = [];

beforeAll(() => {
  writeTree([...refused, ...allowed, returnPath]);
  writePackages();
  const cruiser = join(repository, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const config = join(repository, ".dependency-cruiser.mjs");
  const args = [cruiser, "--config", config, "--output-type", "json", "--no-cache", "src", "tools"];
  const report: { summary: { violations: Violation[] } } = JSON.parse(
    execFileSync(process.execPath, args, { cwd: tree, encoding: "utf8" }),
  );
  violations = report.summary.violations;
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

function brokenRules({ from, to }: Import): string[] {
  const subject = basename(to.replace(/^node:/, ""));
  return violations.filter((found) => found.from === from && found.to.includes(subject)).map(({ rule }) => rule.name);
}

for (const entry of refused) {
  const title = entry.to === "" ? `${entry.from} may not stand alone` : `${entry.from} may not import ${entry.to}`;
  test(title, () => expect(brokenRules(entry)).toContain(entry.rule));
}

for (const entry of allowed) {
  test(`${entry.from} may import ${entry.to}`, () => expect(brokenRules(entry)).toEqual([]));
}
