import type { Problem } from "../findings/problem.ts";
import { DEEPEST_CHAIN, followExtends } from "../resolve/chain.ts";
import type { Check } from "./check.ts";

/** Clients and programmes extend one parent each, never in a circle, and not deeper than a person can follow. */
export const extendsChain: Check = {
  ids: ["extends-cycle", "extends-too-deep"],
  run: ({ index }) =>
    [...index.of("client"), ...index.of("programme")].flatMap((document): Problem[] => {
      const { layers, end } = followExtends(index, document);
      const names = layers.map(({ id }) => id).join(" → ");
      const at = { file: document.path, spot: { path: ["extends"] } };
      if (end === "cycle") {
        const message = `"${document.id}" extends itself: ${names} → …`;
        return [{ check: "extends-cycle", ...at, message, hint: `remove "extends" from the one that holds for all` }];
      }
      if (layers.length <= DEEPEST_CHAIN) return [];
      const message = `${layers.length} layers extend each other, more than ${DEEPEST_CHAIN}: ${names}`;
      return [{ check: "extends-too-deep", ...at, message, hint: "join two of these layers" }];
    }),
};
