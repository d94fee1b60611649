import { isJsonObject } from "../rules/value.ts";
import type { CompiledTransition } from "./compiled-flow.ts";
import { withoutStale } from "./dependents.ts";
import { isEmpty } from "./empty.ts";
import { follow } from "./enter.ts";
import type { ScreenEvent, SystemEvent } from "./event.ts";
import { DISMISS } from "./event-names.ts";
import { requireState } from "./flow-set.ts";
import { depthOnView, stay } from "./history.ts";
import { layerBottom, layerTop } from "./layers.ts";
import { dismissOverlay } from "./overlay.ts";
import type { Occasion } from "./scope.ts";
import { changeFrame, flowAt, frameAt, type Step, scopeAt } from "./step.ts";
import { formReplacedBy } from "./substitutes.ts";
import { findEnabled, type TransitionPredicate } from "./transition.ts";
import { livingDepth } from "./undo.ts";

/**
 * Gives an event of a screen or of the system to the nearest transition whose condition is true; false when none is.
 */
export function takeNamed(step: Step, event: ScreenEvent | SystemEvent): boolean {
  const framesBefore = step.frames;
  if (event.kind === "screen") enterForm(step, event);
  const occasion = { event: event.with ?? {} };
  const handler = findHandler(
    step,
    event.name,
    occasion,
    event.kind === "screen" ? layerOnView(step) : everyLayer(step),
  );
  if (handler === undefined) {
    step.frames = framesBefore;
    return event.kind === "screen" && event.name === DISMISS && dismiss(step);
  }
  if (event.kind === "screen") step.fieldErrors = undefined;
  follow(step, handler.depth, handler.transition, { occasion, stay });
  return true;
}

/** Frames that an event may reach: from the innermost outwards. */
export interface Reach {
  readonly top: number;
  readonly bottom: number;
}

/** An event of a screen stays in its layer: it does not reach the flows below an overlay. */
export function layerOnView(step: Step): Reach {
  const bottom = layerBottom(step.rest);
  return { bottom, top: layerTop(step.frames, bottom) };
}

/** An event of the system reaches all. */
function everyLayer(step: Step): Reach {
  return { bottom: 0, top: step.frames.length - 1 };
}

/** The transition that takes an event, and the frame of its flow. */
interface Handler {
  readonly depth: number;
  readonly transition: CompiledTransition;
}

/**
 * The flows that may take an event: the innermost one that it reaches, then its parents outwards. In each flow the
 * state on view comes first when it belongs to this flow, then the flow's own `on`.
 */
export function findHandler(
  step: Step,
  name: string,
  occasion: Occasion,
  { top, bottom }: Reach,
  predicate?: TransitionPredicate,
): Handler | undefined {
  const living = livingDepth(step.rest, step.frames);
  for (let depth = top; depth >= bottom; depth -= 1) {
    const own = depth < living ? ownTransitions(step, depth, name) : undefined;
    const common = flowAt(step, depth).on.get(name);
    if (own === undefined && common === undefined) continue;
    const scope = scopeAt(step, depth, occasion);
    const transition = findEnabled(own ?? NONE, scope, predicate) ?? findEnabled(common ?? NONE, scope, predicate);
    if (transition !== undefined) return asHandler(step, depth, transition);
  }
  return undefined;
}

const NONE: readonly CompiledTransition[] = [];

/** A download that is under way is not begun again: its file would be lost. */
function asHandler(step: Step, depth: number, transition: CompiledTransition): Handler | undefined {
  return !isEmpty(step.pending) && leadsToDownload(step, depth, transition) ? undefined : { depth, transition };
}

/** Whether a transition leads to the state in which its flow is, and which fetches a file. */
function leadsToDownload(step: Step, depth: number, { to }: CompiledTransition): boolean {
  if (to === undefined || to !== frameAt(step, depth).state) return false;
  const state = requireState(flowAt(step, depth), to);
  return state.kind === "call" && state.isDownload;
}

function ownTransitions(step: Step, depth: number, name: string): readonly CompiledTransition[] | undefined {
  const state = requireState(flowAt(step, depth), step.rest[depth]?.state ?? "");
  return state.kind === "screen" || state.kind === "wait" ? state.on.get(name) : undefined;
}

/** The name under which a flow knows the values of a form, or of the form that it substitutes. */
export function formName(step: Step, form: string): string {
  const known = formReplacedBy(form, step.world.values);
  return known.slice(known.lastIndexOf("/") + 1);
}

/** Closes the overlay on view. */
function dismiss(step: Step): boolean {
  return layerBottom(step.rest) > 0 && dismissOverlay(step);
}

/** Puts a submitted form's values into the data of the flow whose screen has the form. */
function enterForm(step: Step, { form }: ScreenEvent): void {
  const depth = depthOnView(step);
  if (form === undefined || depth === undefined || !isJsonObject(form.values)) return;
  const name = formName(step, form.id);
  const { data } = frameAt(step, depth);
  const entered = withoutStale(flowAt(step, depth), data, { ...data, [name]: form.values }, [{ name }]);
  changeFrame(step, depth, { data: entered });
}
