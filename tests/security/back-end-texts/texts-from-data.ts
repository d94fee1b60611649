import type { CheckContext } from "../../../src/checker/check-context.ts";
import type { ScreenDocument } from "../../../src/checker/read/source-document.ts";
import { shapeAtPath } from "../../../src/checker/scope/rule-typing.ts";
import { scopeOfRule } from "../../../src/checker/scope/scope-of-rule.ts";
import { listTexts } from "../../../src/checker/uses/document-uses.ts";
import { listForms } from "../../../src/checker/uses/flow-links.ts";
import { readRule } from "../../../src/engine/index.ts";
import { isFreeText } from "./value-of-shape.ts";

/** Values that do not come from a back end. */
const NOT_FROM_REPLIES: readonly string[] = [
  "client",
  "programme",
  "locale",
  "now",
  "route",
  "storage",
  "settings",
  "step",
];
const TYPED: readonly string[] = ["form", "value", "limits"];

/** The paths that a screen's texts, and those of its forms, show as they are, and that are free texts of a reply. */
export function textsFromData(documents: CheckContext, screen: ScreenDocument): readonly string[] {
  return [screen, ...listForms(documents, screen)].flatMap((document) =>
    listTexts(documents, document)
      .flatMap(({ rules }) => rules)
      .flatMap(({ rule, path }) => {
        const { node } = readRule(rule);
        // A time of day is written anew, and another text in its place is not shown.
        if (path.at(-1) === "timeOfDay") return [];
        if (node.kind !== "path" || [...NOT_FROM_REPLIES, ...TYPED].includes(node.path.root)) return [];
        return isFreeText(shapeAtPath(node.path, scopeOfRule(documents, document, path))) ? [node.text] : [];
      }),
  );
}
