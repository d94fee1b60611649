import type { Checking } from "../../src/checker/check-documents.ts";
import { documentFolders } from "../../src/checker/read/kinds.ts";
import { SCHEMAS } from "./checker-facts.ts";
import { type WrittenFiles, watchFiles } from "./watch-files.ts";

/** The result of checking again after files were written. */
export interface Recheck {
  /** The files that were written. */
  readonly paths: readonly string[];
  readonly checking: Checking;
  /** Milliseconds. */
  readonly took: number;
  /** Why it could not be checked: for example a schema that is not JSON. The previous checking stays in use. */
  readonly failure?: string;
}

/** A checking that follows changes of files under a root. */
export interface Watched {
  readonly root: string;
  readonly checking: Checking;
  /** Opens the checking anew, with all documents, schemas and the contract. */
  readonly open: () => Checking;
  readonly onRecheck: (again: Recheck) => void;
}

/**
 * Checks again after every change, until it is stopped. Documents change within the checking; a schema or the contract
 * with the back end affects all documents, so the checking is opened anew.
 */
export function watchChecking({ root, checking, open, onRecheck }: Watched): { stop(): void } {
  let current = checking;
  const follow = (written: WrittenFiles) => {
    const paths = [...written.keys()];
    const started = performance.now();
    const failure = catchFailure(() => {
      if (paths.some((path) => path.startsWith(`${SCHEMAS}/`))) current = opened(open);
      else current.write(written);
      current.findings();
    });
    onRecheck({
      paths,
      checking: current,
      took: performance.now() - started,
      ...(failure === undefined ? {} : { failure }),
    });
  };
  return watchFiles(root, follow, [...documentFolders, SCHEMAS]);
}

/** A checking with its findings; throws when it cannot finish. */
function opened(open: () => Checking): Checking {
  const checking = open();
  checking.findings();
  return checking;
}

function catchFailure(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
