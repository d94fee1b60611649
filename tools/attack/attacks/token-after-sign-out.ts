import { signedIn } from "../../contract/cases/signed-in.ts";
import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerAttack } from "../attack.ts";
import { findSignOut } from "../sign-out.ts";

const profile: CaseStep = { operation: "getProfile", as: "tokens" };

export const tokenAfterSignOut: ServerAttack = {
  id: "token-after-sign-out",
  on: "server",
  does: "uses the tokens of a customer who has signed out",
  allowed: "401",
  async run(target) {
    const signOut = findSignOut(target.facts.operations);
    if (signOut === undefined)
      return { seen: "not possible: the contract has no operation that signs out", isHeld: false };
    const saved = await target.play("customer", [...signedIn, signOut]);
    const { status } = await target.take("customer", profile, saved);
    return { seen: String(status), isHeld: status === 401 };
  },
};
