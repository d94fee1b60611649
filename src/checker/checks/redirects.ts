import { objectKeys } from "../../documents/json.ts";
import { REDIRECT_LIMIT } from "../../documents/redirect-limit.ts";
import type { CheckContext } from "../check-context.ts";
import { type ExpectedCondition, isSatisfiable } from "../conditions/is-satisfiable.ts";
import { type Arrival, createHopFinder, type Hop, scopeOfHops } from "../conditions/redirect-hops.ts";
import type { Problem } from "../findings/problem.ts";
import type { RoutesDocument, SourceDocument } from "../read/source-document.ts";
import type { ShapeScope } from "../scope/shape.ts";
import { type Check, ofEach } from "./check.ts";

/** Guards lead to a page: not in a circle, and not over more routes than the portal follows. */
export const redirects: Check = {
  ids: ["redirect-circle", "too-many-redirects"],
  run: ofEach(["routes"], (context, routes) => {
    const { circles, tooLong } = followRedirects(context, routes);
    return [
      ...circles.map((circle) => circleProblem(routes, circle)),
      ...(tooLong === undefined ? [] : [chainProblem(routes, tooLong)]),
    ];
  }),
};

interface Found {
  readonly circles: readonly (readonly Hop[])[];
  readonly tooLong: readonly Hop[] | undefined;
}

/** Follows the redirects from every route, as long as all their conditions are satisfiable together. */
function followRedirects(context: CheckContext, routes: RoutesDocument): Found {
  const scope = scopeOfHops(context, routes);
  const hopsFrom = createHopFinder(context, routes);
  const circles = new Map<string, readonly Hop[]>();
  let tooLong: readonly Hop[] | undefined;
  const note = (chain: readonly Hop[], start: number): void => {
    if (!canAllFollow(chain, scope)) return;
    if (start >= 0) addCircle(circles, chain.slice(start));
    else tooLong ??= chain;
  };
  const follow = (passedHops: readonly Hop[], at: Arrival): void => {
    const chains = hopsFrom(at).map((hop) => ({ hop, chain: [...passedHops, hop] }));
    for (const { hop, chain } of chains.filter((one) => canFollow(one.chain, scope))) {
      const start = chain.findIndex(({ from }) => isSame(from, hop.to));
      if (start >= 0 || chain.length > REDIRECT_LIMIT) note(chain, start);
      else follow(chain, hop.to);
    }
  };
  for (const route of objectKeys(routes.value.routes)) follow([], { route, isLed: false, isSignedOut: false });
  return { circles: [...circles.values()], tooLong };
}

/**
 * Whether hops may follow each other, asked for few conditions at a time: that is quick and finds most contradictions,
 * while for many conditions `canHold` may have no answer.
 */
function canFollow(hops: readonly Hop[], scope: ShapeScope): boolean {
  const { taken, passed, can } = chainConditions(hops, scope);
  const canInPairs = taken.every((one) => [...taken, ...passed].every((other) => can(one, other)));
  return canInPairs && can(...taken) && passed.every((one) => can(...taken, one));
}

/** Whether all conditions of hops are satisfiable together. */
function canAllFollow(hops: readonly Hop[], scope: ShapeScope): boolean {
  const { taken, passed, can } = chainConditions(hops, scope);
  return can(...taken, ...passed);
}

function chainConditions(hops: readonly Hop[], scope: ShapeScope) {
  const presences = hops.flatMap((hop) => hop.presences);
  return {
    taken: hops.flatMap((hop) => hop.taken),
    passed: hops.flatMap((hop) => hop.passed),
    can: (...wanted: readonly ExpectedCondition[]) => isSatisfiable(wanted, scope, presences),
  };
}

const isSame = (one: Arrival, other: Arrival) =>
  one.route === other.route && one.isLed === other.isLed && one.isSignedOut === other.isSignedOut;

/** A circle of routes is reported once, whatever its first route. */
function addCircle(circles: Map<string, readonly Hop[]>, circle: readonly Hop[]): void {
  const key = JSON.stringify(circle.map(({ from }) => from.route).sort());
  if (!circles.has(key)) circles.set(key, circle);
}

const describeChain = (hops: readonly Hop[]) =>
  [...hops.map(({ from }) => from.route), ...hops.slice(-1).map(({ to }) => to.route)]
    .map((route) => `"${route}"`)
    .join(" → ");

function circleProblem({ path: file }: SourceDocument, circle: readonly Hop[]): Problem {
  const message = `${describeChain(circle)} is a redirect cycle: all its conditions can be true together`;
  const hint = "let one of the conditions exclude another, or let one of the routes show its page";
  return { check: "redirect-circle", file, spot: { path: circle[0]?.path ?? ["guards"] }, message, hint };
}

function chainProblem({ path: file }: SourceDocument, chain: readonly Hop[]): Problem {
  const message = `${describeChain(chain)} are ${chain.length} redirects in a row; the portal stops after ${REDIRECT_LIMIT}`;
  const hint = "let the first guard lead to the last target";
  return { check: "too-many-redirects", file, spot: { path: chain[0]?.path ?? ["guards"] }, message, hint };
}
