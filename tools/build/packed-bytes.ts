import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { moduleTexts } from "./module-texts.ts";

/** A script or style of a build, and what it costs over the wire. */
export interface PackedEntry {
  /** Its name without the hash, such as `index.js`. */
  readonly name: string;
  /** Bytes, packed with gzip. */
  readonly bytes: number;
  /** Its share by package, or by folder of the app's own code, the largest first. */
  readonly modules: readonly { readonly name: string; readonly bytes: number }[];
}

const packed = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;

const HASH = /-[\w-]{8}(?=\.\w+$)/;

/** The packed bytes of all scripts and styles of a build, the largest first. */
export function packedEntries(folder: string, paths: readonly string[]): PackedEntry[] {
  const entries = paths
    .filter((path) => /\.(?:css|js)$/.test(path))
    .map((path) => {
      const text = readFileSync(join(folder, path), "utf8");
      return { name: basename(path).replace(HASH, ""), bytes: packed(text), modules: shares(join(folder, path), text) };
    });
  return entries.sort((one, other) => other.bytes - one.bytes);
}

/** Packed together, modules are smaller than each alone: their shares are in proportion. */
function shares(path: string, text: string): PackedEntry["modules"] {
  if (!path.endsWith(".js")) return [];
  const alone = new Map<string, number>();
  for (const [source, part] of moduleTexts(text, readFileSync(`${path}.map`, "utf8"))) {
    const name = groupOf(source);
    alone.set(name, (alone.get(name) ?? 0) + packed(part));
  }
  const all = [...alone.values()].reduce((sum, bytes) => sum + bytes, 0);
  const scaled = [...alone].map(([name, bytes]) => ({ name, bytes: Math.round((bytes * packed(text)) / all) }));
  return scaled.sort((one, other) => other.bytes - one.bytes);
}

/** `react-dom` of `../../node_modules/react-dom/cjs/…`, `src/runs` of `../../src/runs/run/run.ts`. */
function groupOf(source: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return name ?? /src\/[^/]+/.exec(source)?.[0] ?? "other";
}

/** The table that a build prints: each entry, and the modules of those that every page loads. */
export function packedTable(entries: readonly PackedEntry[], budget: Budget): string {
  const rows = entries.flatMap(({ name, bytes, modules }) => [
    `${kilobytes(bytes)}  of ${kilobytes(budget[name] ?? 0)}  ${name}`,
    ...(modules.length < 2
      ? []
      : modules.map((module) => `                  ${kilobytes(module.bytes)}  ${module.name}`)),
  ]);
  return ["Packed, kB:", ...rows].join("\n");
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);

/** The most bytes of each entry by its name, packed with gzip. */
export type Budget = Readonly<Record<string, number>>;

/** What exceeds its budget, in words; an entry without a budget does, and so does a budget without an entry. */
export function overBudget(entries: readonly PackedEntry[], budget: Budget): string[] {
  const over = entries.flatMap(({ name, bytes }) => {
    const most = budget[name];
    if (most === undefined) return [`${name} has ${bytes} bytes and no budget.`];
    return bytes > most ? [`${name} has ${bytes} bytes, ${bytes - most} more than its budget.`] : [];
  });
  const names = new Set(entries.map(({ name }) => name));
  const gone = Object.keys(budget).filter((name) => !names.has(name));
  return [...over, ...gone.map((name) => `${name} has a budget, but is not part of the build.`)];
}
