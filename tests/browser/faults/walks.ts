import type { Walk } from "./walk.ts";
import { cardKeeperWalks } from "./walks/card-keeper.ts";
import { cleanerWalks } from "./walks/cleaner.ts";
import { customerWalks } from "./walks/customer.ts";
import { deciderWalks } from "./walks/decider.ts";
import { exchangerWalks } from "./walks/exchanger.ts";
import { followerWalks } from "./walks/follower.ts";
import { newcomerWalks } from "./walks/newcomer.ts";
import { payerWalks } from "./walks/payer.ts";
import { planHolderWalks } from "./walks/plan-holder.ts";
import { requesterWalks } from "./walks/requester.ts";
import { senderWalks } from "./walks/sender.ts";
import { signInWalks } from "./walks/sign-in.ts";
import { updaterWalks } from "./walks/updater.ts";
import { visitorWalks } from "./walks/visitor.ts";

/** The journeys that are walked while calls fail, the network goes and the browser is stopped. */
export const walks: readonly Walk[] = [
  ...signInWalks,
  ...visitorWalks,
  ...newcomerWalks,
  ...customerWalks,
  ...requesterWalks,
  ...exchangerWalks,
  ...followerWalks,
  ...deciderWalks,
  ...senderWalks,
  ...updaterWalks,
  ...planHolderWalks,
  ...cleanerWalks,
  ...payerWalks,
  ...cardKeeperWalks,
];

/** Calls that no walk can reach, and why. */
export const notWalked: Readonly<Record<string, string>> = {
  "content.theme":
    "It is asked for with the first page, whatever that is; one that fails is only logged, and changes nothing (shell-theme.spec.ts).",
  "log.write": "It is how failures are told; one that fails is left alone (problems.spec.ts).",
  "session.arrive":
    "Its code is another site's to ask for; every failure leads to one notice (single-sign-on.scenarios.json, sign-in-singapore.spec.ts).",
  "session.claim-details": "No client asks for it: `backEnd.claimToken` is `none` everywhere.",
  "session.end": "Nobody waits for it: one that is late changes nothing (sign-out.spec.ts).",
};
