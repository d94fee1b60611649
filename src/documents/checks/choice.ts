import type { Problem } from "../findings/problem.ts";
import { elementsOf, member } from "../json.ts";
import { statesOf } from "../uses/flow-links.ts";
import type { Check } from "./check.ts";

/** A state that decides always finds a way on: its last branch has no condition, and only its last. */
export const choice: Check = {
  ids: ["open-choice", "unreachable-branch"],
  run: ({ index }) =>
    index.of("flow").flatMap((flow) =>
      statesOf(flow).flatMap(({ name, state, path }) => {
        const branches = elementsOf(member(state, "choose"));
        return branches.flatMap((branch, at): Problem[] => {
          const isLast = at === branches.length - 1;
          const isOpen = member(branch, "if") !== undefined;
          const where = { file: flow.path, spot: { path: [...path, "choose", at] } };
          if (isLast && isOpen) {
            const message = `state "${name}" has no way on when none of its conditions holds`;
            return [{ check: "open-choice", ...where, message, hint: `end "choose" with a branch without "if"` }];
          }
          if (isLast || isOpen) return [];
          const message = `this branch of state "${name}" has no condition, so those after it are never taken`;
          return [{ check: "unreachable-branch", ...where, message }];
        });
      }),
    ),
};
