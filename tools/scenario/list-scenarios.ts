import type { CheckContext } from "../../src/checker/check-context.ts";
import type { SourceDocument } from "../../src/checker/read/source-document.ts";
import { type WholeScenario, wholeScenarios } from "../../src/checker/scenarios/whole-scenarios.ts";

/** One scenario and its place. */
export interface ListedScenario {
  readonly document: SourceDocument;
  /** The flow's name in the document. */
  readonly flow: string;
  readonly title: string;
  readonly scenario: WholeScenario;
}

/** The selection of scenarios; all when empty. */
export interface Wanted {
  /** Files and folders, from the root of the repository. */
  readonly paths?: readonly string[];
  /** A part of a scenario's sentence, in any case. */
  readonly title?: string | undefined;
}

/** The selected scenarios of a repository, in the order of files. Throws when none matches. */
export function listScenarios(context: CheckContext, { paths = [], title = "" }: Wanted): ListedScenario[] {
  const documents = context.index.of("scenarios").filter(({ path }) => isUnder(path, paths));
  const found = documents.flatMap((document) => {
    const { flow, scenarios } = wholeScenarios(context, document);
    return Object.entries(scenarios).map(([name, scenario]) => ({ document, flow, title: name, scenario }));
  });
  const named = found.filter((one) => one.title.toLowerCase().includes(title.toLowerCase()));
  if (named.length > 0) return named;
  const where = paths.length === 0 ? "" : ` under ${paths.join(", ")}`;
  throw new Error(`There is no scenario${title === "" ? "" : ` with "${title}" in its sentence`}${where}.`);
}

const isUnder = (file: string, paths: readonly string[]) =>
  paths.length === 0 || paths.some((path) => path === "" || file === path || file.startsWith(`${path}/`));
