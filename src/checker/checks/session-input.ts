import type { SessionLoad } from "../../documents/generated/session.ts";
import { objectEntries } from "../../documents/json.ts";
import { rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { Draft } from "../read/draft.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Check, ofEach } from "./check.ts";

/** A call of the session gets the input that it needs: from an earlier call that always sets it, or under a condition. */
export const sessionInput: Check = {
  ids: ["absent-input"],
  run: ofEach(["session"], (context, session) =>
    objectEntries(session.value.loads).flatMap(([name, load]) => absentInputs(context, session, name, load)),
  ),
};

type Load = Draft<SessionLoad>;

function absentInputs(
  { index }: CheckContext,
  session: SourceDocument<"session">,
  name: string,
  load: Load,
): FoundHere[] {
  const { required = [] } = index.find("call", String(load.call))?.value ?? {};
  const loads = objectEntries(session.value.loads);
  const before = loads.slice(
    0,
    loads.findIndex(([one]) => one === name),
  );
  return required.flatMap((input): FoundHere[] => {
    const value = valueOfSession(load.with?.[input]);
    if (value === undefined || membersRead(load.if).includes(value) || isAlwaysSet(before, value)) return [];
    const setters = loads.flatMap(([one, { set }]) => (Object.hasOwn(set ?? {}, value) ? [`"${one}"`] : []));
    const why = setters.length === 0 ? "no call sets it" : `${setters.join(", ")} may not have set it`;
    return [
      {
        spot: { path: ["loads", name, "with", input] },
        message: `call "${load.call}" needs "${input}", and "session.${value}" may be absent: ${why}`,
        hint: `say "if": { "present": "$session.${value}" }, or let an earlier call set it, neither optional nor under a condition`,
      },
    ];
  });
}

/** The value of the session that a rule reads and gives unchanged. */
function valueOfSession(rule: unknown): string | undefined {
  const [only, ...others] = membersRead(rule);
  const isPath = typeof rule === "object" && rule !== null && "var" in rule;
  return isPath && others.length === 0 ? only : undefined;
}

/** The values of the session that a rule reads, by their names; not those that are always there. */
const membersRead = (rule: unknown): string[] =>
  rulePaths(rule).flatMap(({ path: { root, steps } }) => {
    const [first] = steps;
    return root === "session" && first !== undefined && "key" in first && !ALWAYS.has(first.key) ? [first.key] : [];
  });

/** What the session of a signed-in customer has from the start. */
const ALWAYS: ReadonlySet<string> = new Set(["isSignedIn", "userId"]);

const isAlwaysSet = (before: readonly (readonly [string, Load])[], value: string) =>
  before.some(
    ([, { set, optional, if: condition }]) =>
      Object.hasOwn(set ?? {}, value) && optional !== true && condition === undefined,
  );
