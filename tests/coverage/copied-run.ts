import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parsePointer } from "../../src/checker/findings/inside.ts";
import type { CoverageRow } from "../../tools/coverage/coverage.ts";
import { splitId } from "../../tools/coverage/known-as.ts";
import { changedAt } from "./mutation.ts";

/** A test that has a file of its own: of vitest, or of the browser. */
export interface FileTest {
  readonly runner: "vitest" | "browser";
  readonly file: string;
  readonly title: string;
}

/** The test of a row, where it has a file of its own: `test file: title`, `browser file: title`. */
export function parseFileTest({ test = "" }: Pick<CoverageRow, "test">): FileTest | undefined {
  const [, word, file, title] = /^(test|browser) ([^:]+): (.*)$/.exec(test) ?? [];
  if (file === undefined || title === undefined) return undefined;
  return { runner: word === "test" ? "vitest" : "browser", file, title };
}

/** A copy of the repository in which files may be changed. */
export interface Copy {
  /** Runs a test there, and returns whether it passed, and its output. Throws for an unknown test. */
  run(test: FileTest): { readonly passed: boolean; readonly output: string };
  /** Changes the item of a row while `use` runs. */
  whileChanged<Result>(row: Pick<CoverageRow, "known">, use: () => Result): Result;
  remove(): void;
}

/** Copies the repository, with uncommitted files, into a temporary folder. */
export function copyRepository(): Copy {
  const folder = mkdtempSync(join(tmpdir(), "coverage-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  for (const path of listed.split("\0").filter((one) => one !== "" && one !== "node_modules")) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path));
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return {
    run: (test) => (test.runner === "vitest" ? runVitest(folder, test) : runBrowser(folder, test)),
    whileChanged(row, use) {
      const before = row.known.map((known) => {
        const [path, part] = splitId(known);
        const file = join(folder, path);
        const text = readFileSync(file, "utf8");
        writeFileSync(
          file,
          path.endsWith(".json") ? changedAt(text, parsePointer(part)) : withoutPart(text, part.slice(1), path),
        );
        return () => writeFileSync(file, text);
      });
      try {
        return use();
      } finally {
        for (const putBack of before.reverse()) putBack();
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A text in which every number of a part of it is one more. Throws where there is no such part. */
export function withoutPart(text: string, part: string, path: string): string {
  const other = part.replaceAll(/\d+/g, (digits) => String(Number(digits) + 1));
  if (!text.includes(part) || other === part) throw new Error(`There is no number to change: "${part}" in ${path}.`);
  return text.replaceAll(part, () => other);
}

const escaped = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Another vitest must not take itself for a part of this one. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|COVERAGE$|TEST$|PLAYWRIGHT)/.test(name)),
);

function start(folder: string, command: readonly string[]) {
  const { status, stdout, stderr } = spawnSync("npx", command, {
    ...{ cwd: folder, env: environment, encoding: "utf8", maxBuffer: 2 ** 26 },
  });
  return { passed: status === 0, output: `${stdout}${stderr}` };
}

function runVitest(folder: string, { file, title }: FileTest) {
  const ran = start(folder, ["vitest", "run", file, "-t", escaped(title), "--reporter=verbose"]);
  if (!/Tests .*\b(passed|failed)\b/.test(ran.output))
    throw new Error(`Nothing ran of "${title}" in ${file}: ${ran.output}`);
  return ran;
}

function runBrowser(folder: string, { file, title }: FileTest) {
  const built = start(folder, ["tsx", "tools/portal.ts", "build"]);
  if (!built.passed) throw new Error(`The copy cannot be built: ${built.output}`);
  const ran = start(folder, ["playwright", "test", file, "-g", escaped(title), "--reporter=list"]);
  if (!/\d+ (passed|failed)/.test(ran.output)) throw new Error(`Nothing ran of "${title}" in ${file}: ${ran.output}`);
  return ran;
}
