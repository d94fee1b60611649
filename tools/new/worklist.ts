import type { Finding } from "../../src/checker/findings/finding.ts";
import { parsePointer } from "../../src/checker/findings/inside.ts";
import { member } from "../../src/documents/json.ts";
import { counted } from "../reports/report.ts";

/** A text to write, with what the base language says. */
export interface Task {
  readonly file: string;
  readonly key: string;
  readonly base: string;
}

/** The tasks that stubs are. */
export function tasksOf(stubs: readonly Finding[], readText: (file: string) => string | undefined): Task[] {
  const documents = new Map<string, unknown>();
  return stubs.map(({ file, pointer }) => {
    if (!documents.has(file)) documents.set(file, JSON.parse(readText(file) ?? "{}"));
    const path = parsePointer(pointer);
    const stub = String(path.reduce<unknown>(member, documents.get(file)));
    return { file, key: path.at(-1) ?? "", base: stub.replace(/^\[[^\]]*\] /, "") };
  });
}

/** The tasks for a person, by file. */
export function worklistLines(tasks: readonly Task[]): string[] {
  if (tasks.length === 0) return ["No text is missing."];

  const byFile = new Map<string, Task[]>();
  for (const task of tasks) byFile.set(task.file, [...(byFile.get(task.file) ?? []), task]);
  return [
    `${counted(tasks.length, "text")} to write, each in place of its stub; beside it, what the base language says:`,
    ...[...byFile].flatMap(([file, own]) => [`  ${file}`, ...own.map(({ key, base }) => `    ${key}: ${base}`)]),
  ];
}
