import { objectKeys } from "../../documents/json.ts";
import { fixturesOf } from "../uses/fixtures.ts";
import type { Target } from "./reference-target.ts";

/** People and plans of the fixtures that the scenarios list, or of the file of fixtures itself. */
export const fixtureTargets: Readonly<Record<string, Target>> = {
  person: ofFixtures("people", "unknown-person", "a person of the fixtures", "people"),
  plan: ofFixtures("plans", "unknown-plan", "a plan of the fixtures", "plans"),
};

function ofFixtures(part: "people" | "plans", check: string, noun: string, plural: string): Target {
  return {
    check,
    noun,
    plural,
    names: ({ document }, context) => fixturesOf(context, document).flatMap(({ value }) => objectKeys(value[part])),
  };
}
