import { existsSync } from "node:fs";
import type { Checking } from "../../src/checker/check-documents.ts";
import { formatJson } from "../generate/format-json.ts";
import type { ChangedFile } from "../rename/renamed-files.ts";
import { type Asking, askFor } from "./ask.ts";
import type { NewKind, Plan } from "./plan.ts";
import { tryPlan } from "./try-plan.ts";
import { type Task, tasksOf } from "./worklist.ts";

/** What is to be written, what is left to write by hand, and what to do next. */
export interface Made {
  readonly files: readonly ChangedFile[];
  readonly tasks: readonly Task[];
  readonly next: readonly string[];
}

/** Makes a new document and all that goes with it, in memory. Throws, with what to do, where that is not possible. */
export async function prepareNew(kind: NewKind, checking: Checking, asking: Omit<Asking, "context">): Promise<Made> {
  const { context } = checking;
  const plan = kind.plan(await askFor(kind.questions, { context, ...asking }), context);
  const { changed, stubs } = tryPlan(checking, plan);
  return { files: [...changed, ...otherFiles(plan)], tasks: tasksOf(stubs, checking.readText), next: plan.next };
}

function otherFiles({ others = new Map() }: Plan): ChangedFile[] {
  return [...others].map(([path, value]) => {
    if (existsSync(path)) throw new Error(`there is ${path} already`);
    return { before: path, after: path, text: formatJson(path, value), was: undefined, count: 1 };
  });
}
