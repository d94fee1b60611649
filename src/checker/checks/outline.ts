import { member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { ScreenDocument } from "../read/source-document.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * The headings of a screen are an outline: below a heading, the next deeper one is one level deeper. People who hear a
 * page go from heading to heading, and take a missing level for a missing part.
 */
export const outline: Check = { ids: ["skipped-level"], run: ofEach(["screen"], skippedLevels) };

/** The property by which components take the level of their heading. */
const LEVEL = "level";

/** HTML has no deeper heading; the component's contract refuses others. */
const DEEPEST = 6;

/** The property of components with a heading of their own. */
const TITLE = "title";

function skippedLevels(context: CheckContext, screen: ScreenDocument): FoundHere[] {
  let deepest = 1;
  return context.visitsOf(screen, "Block").flatMap(({ value: { component, props }, path }): FoundHere[] => {
    const contract = context.component(String(component));
    const level = member(props, LEVEL);
    if (contract?.props[LEVEL] === undefined || typeof level !== "number") {
      // Its level is its component's own, which is not known here.
      if (contract?.props[LEVEL] ?? contract?.props[TITLE]) deepest = Number.POSITIVE_INFINITY;
      return [];
    }
    const before = deepest;
    deepest = level;
    return level > before + 1 && level <= DEEPEST ? [skipped([...path, "props", LEVEL], level, before)] : [];
  });
}

const skipped = (path: JsonPath, level: number, before: number): FoundHere => ({
  spot: { path },
  message: `a heading of level ${level} follows one of level ${before}`,
  hint: `make it ${before + 1}; "size" decides how large it looks`,
});
