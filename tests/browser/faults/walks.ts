import type { Walk } from "./walk.ts";
import { cleanerWalks } from "./walks/cleaner.ts";
import { customerWalks } from "./walks/customer.ts";
import { followerWalks } from "./walks/follower.ts";
import { newcomerWalks } from "./walks/newcomer.ts";
import { planHolderWalks } from "./walks/plan-holder.ts";
import { requesterWalks } from "./walks/requester.ts";
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
  ...followerWalks,
  ...updaterWalks,
  ...planHolderWalks,
  ...cleanerWalks,
];

/** Calls that no walk can reach, and why. */
export const notWalked: Readonly<Record<string, string>> = {
  "address.city": "It only suggests a city; without it the customer types one (delivery-address.spec.ts).",
  "contact.points": "It only suggests a second number; without it the customer types one (delivery-address.spec.ts).",
  "request.confirm-delivery": "A registration that fails changes nothing for the customer (addresses.scenarios.json).",
  "content.theme":
    "It is asked for with the first page, whatever that is; one that fails is only logged, and changes nothing (shell-theme.spec.ts).",
  "log.write": "It is how failures are told; one that fails is left alone (problems.spec.ts).",
  "session.arrive":
    "Its code is another site's to ask for; every failure leads to one notice (single-sign-on.scenarios.json, sign-in-singapore.spec.ts).",
  "session.claim-details": "No client asks for it: `backEnd.claimToken` is `none` everywhere.",
  "session.end": "Nobody waits for it: one that is late changes nothing (sign-out.spec.ts).",
};
