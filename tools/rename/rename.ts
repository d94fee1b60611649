import type { CommandReport } from "../release/command-report.ts";
import { outsidePlaces } from "./outside-places.ts";
import { swapFiles } from "./swap-files.ts";
import type { TriedRename } from "./try-rename.ts";

const MOST_OUTSIDE = 10;

/** The result of a rename, or of a dry run. `outside`: places that name the symbol outside of documents. */
export function renameReport(
  { plan, changed }: TriedRename,
  outside: readonly string[],
  isDone: boolean,
): CommandReport {
  const renamed = plan.renamings.map(({ symbol, newId }) => ({ kind: symbol.kind, id: symbol.id, newId }));
  const files = changed.map(({ before, after, count }) => ({
    file: before,
    ...(after !== before && { movedTo: after }),
    count,
  }));
  const places = changed.reduce((sum, { count }) => sum + count, 0);
  const total = `${counted(places, "place")} in ${counted(files.length, "file")}`;
  const lines = [
    ...renamed.map(({ kind, id, newId }) => `${kind} ${id} → ${newId}`),
    ...files.map(
      ({ file, movedTo, count }) => `  ${file}${movedTo ? ` → ${movedTo}` : ""}: ${counted(count, "place")}`,
    ),
    `${isDone ? "Renamed" : "Would rename"} ${total}; no finding is new.`,
    ...outsideLines(outside),
    ...(isDone
      ? ["Now run `npm run generate` and `npm run fix`: they update the references and break long lines."]
      : []),
  ];
  return { value: { isDone, renamed, files, outside }, lines };
}

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

function outsideLines(outside: readonly string[]): string[] {
  if (outside.length === 0) return [];
  const more = outside.length > MOST_OUTSIDE ? [`  and ${outside.length - MOST_OUTSIDE} more`] : [];
  return ["Not in documents, so not renamed:", ...outside.slice(0, MOST_OUTSIDE).map((place) => `  ${place}`), ...more];
}

/** Writes a tried rename to disk. */
export function makeRename(root: string, tried: TriedRename): CommandReport {
  const outside = outsidePlaces(root, tried.plan.renamings);
  swapFiles(root, tried.changed);
  return renameReport(tried, outside, true);
}
