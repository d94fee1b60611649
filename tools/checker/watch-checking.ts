import type { Checking } from "../../src/checker/check-documents.ts";
import { documentFolders } from "../../src/checker/read/kinds.ts";
import { SCHEMAS } from "./checker-facts.ts";
import { type WrittenFiles, watchFiles } from "./watch-files.ts";

/** What came of checking again after files were written. */
export interface Recheck {
  /** The files that were written. */
  readonly paths: readonly string[];
  readonly checking: Checking;
  /** Milliseconds. */
  readonly took: number;
  /** Why it could not be checked: a schema that is no JSON, say. The checking is the one before. */
  readonly failure?: string;
}

/** A checking that is to follow what is written under a root. */
export interface Watched {
  readonly root: string;
  readonly checking: Checking;
  /** Opens the checking anew, with all documents and all that they are held against. */
  readonly open: () => Checking;
  readonly onRecheck: (again: Recheck) => void;
}

/**
 * Checks again whenever something is written, until it is stopped. Documents change within the checking; a schema or the
 * contract with the back end changes what all of them are held against, so it is opened anew.
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

/** A checking that has found what there is to find: one that cannot is not taken. */
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
