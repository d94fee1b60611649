import type { RunState } from "../../../src/checker/scenarios/scenario-step.ts";
import type { Then } from "../../../src/documents/generated/scenarios.ts";
import { addressToLeaveTo, type Effect, view } from "../../../src/engine/index.ts";

/** The view after a step, in the words of a scenario; screens of the journey by their bare ids. */
export function expectedOutcome(
  { flows, snapshot, context, effects, asked }: RunState,
  journey: string,
): Then | undefined {
  const { dialog, page, show } = view(flows, snapshot, context);
  const bare = (screen: string) => (screen.startsWith(`${journey}/`) ? screen.slice(journey.length + 1) : screen);
  const onView = dialog ?? page;
  const expected: Then = {
    ...(onView && snapshot.ended === undefined && { screen: bare(onView.screen) }),
    ...(dialog && page && { page: bare(page.screen) }),
    ...(show && { shows: show.key }),
    ...(asked.length > 0 && { calls: asked.map(({ call }) => ({ call })) }),
    ...Object.assign({}, ...effects.map(doneBy)),
    ...(snapshot.ended && { ends: snapshot.ended.outcome }),
  };
  return Object.keys(expected).length === 0 ? undefined : expected;
}

/** The step with its expectation, if any. */
export const expecting = <What extends object>(what: What, then: Then | undefined): What =>
  then === undefined ? what : { ...what, then };

function doneBy(effect: Effect): Then {
  if (effect.kind === "navigate") return { goes: effect.route };
  if (effect.kind === "openExternal") return { leaves: addressToLeaveTo(effect) };
  if (effect.kind === "download") return { downloads: String(effect.file.name || effect.name) };
  if (effect.kind === "track") return { tracks: effect.event };
  return effect.kind === "emit" ? { emits: effect.event } : {};
}
