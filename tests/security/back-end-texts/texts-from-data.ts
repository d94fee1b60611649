import type { CheckedDocuments } from "../../../src/documents/checked-documents.ts";
import type { SourceDocument } from "../../../src/documents/read/source-document.ts";
import { shapeAtPath } from "../../../src/documents/scope/rule-typing.ts";
import { scopeOfRule } from "../../../src/documents/scope/scope-of-rule.ts";
import { formsOf } from "../../../src/documents/uses/flow-links.ts";
import { textsOf } from "../../../src/documents/uses/uses-of.ts";
import { readRule } from "../../../src/engine/index.ts";
import { isFreeText } from "./value-of-shape.ts";

/** What no back end said. */
const NOT_SAID: readonly string[] = ["client", "programme", "locale", "now", "route", "storage", "settings", "step"];
const TYPED: readonly string[] = ["form", "value", "limits"];

/** The paths that a screen's texts, and those of its forms, show as they are, and that are free texts of a reply. */
export function textsFromData(documents: CheckedDocuments, screen: SourceDocument): readonly string[] {
  return [screen, ...formsOf(documents, screen)].flatMap((document) =>
    textsOf(documents, document)
      .flatMap(({ rules }) => rules)
      .flatMap(({ rule, path }) => {
        const { node } = readRule(rule);
        if (node.kind !== "path" || [...NOT_SAID, ...TYPED].includes(node.path.root)) return [];
        return isFreeText(shapeAtPath(node.path, scopeOfRule(documents, document, path))) ? [node.text] : [];
      }),
  );
}
