import { signedIn, signedInByNumber } from "../contract/cases/signed-in.ts";
import type { CaseStep } from "../contract/contract-case.ts";
import type { Target } from "./target.ts";

const [login, check] = signedIn;

/** The steps that sign a subject in as its client does; the tokens are kept under that name. */
export function signInSteps(target: Target, subject: string, tokens = "tokens"): readonly CaseStep[] {
  const { password } = target.subject(subject);
  if (password === undefined) return signedInByNumber(subject, tokens);
  return [
    { ...login, with: { "body.u": `$${subject}.email`, "body.p": `$${subject}.password` } },
    { ...check, with: { ...check.with, "body.otp": `$code:${subject}.email` }, keep: tokens },
  ];
}

/** Another subject of the same client with the same kind of sign-in; preferably with a plan. */
export function findNeighbour(target: Target, subject: string): string | undefined {
  const own = target.subject(subject);
  const isAlike = (name: string): boolean => {
    const other = target.subject(name);
    const signsInAlike = (own.password === undefined) === (other.password === undefined);
    return name !== subject && other.client === own.client && other.mobile !== own.mobile && signsInAlike;
  };
  const alike = Object.keys(target.facts.data.subjects).filter(isAlike);
  return alike.find((name) => target.subject(name).agreement !== undefined) ?? alike.at(-1);
}
