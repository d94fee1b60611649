import type { Scope } from "../../engine/index.ts";
import type { OwnAnswer } from "../../forms/list-answers.ts";
import type { Words } from "../../texts/catalogue.ts";
import type { AnyBlock } from "../screens/compile-screen.ts";

/** The answers that the blocks `answer` say in words of their own, by `form.field`. */
export function ownAnswers(blocks: readonly AnyBlock[], scope: Scope, words: Words): ReadonlyMap<string, OwnAnswer> {
  return new Map(
    blocks.map((block) => {
      if (block.isBroken) throw block.error;
      const { field, label, value } = block.props(scope, words);
      return [String(field), { isVisible: block.isVisible(scope), label: asText(label), value: asText(value) }];
    }),
  );
}

const asText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
