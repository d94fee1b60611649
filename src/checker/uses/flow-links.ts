import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { State } from "../../engine/generated/flow.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { Draft } from "../read/draft.ts";
import type { FlowDocument, FormDocument, ScreenDocument, SourceDocument } from "../read/source-document.ts";
import { listReferences, nameInJourney } from "./references.ts";
import { withOriginals } from "./substitutions.ts";

/** A state as written, of any kind. */
export type DraftState = Draft<State>;

/** A state of a flow with its place. */
export interface NamedState {
  readonly name: string;
  readonly state: DraftState;
  readonly path: JsonPath;
}

/** The states of a flow in order. */
export function listStates({ value }: FlowDocument): NamedState[] {
  return objectEntries(value.states).map(([name, state]) => ({ name, state, path: ["states", name] }));
}

/** A state of a flow that shows a screen. */
export interface ShowingState extends NamedState {
  readonly flow: FlowDocument;
}

/** The state of that name. */
export const stateNamed = ({ value }: FlowDocument, name: string): DraftState | undefined => member(value.states, name);

/** The state around a place of a flow; undefined elsewhere. */
export const stateAround = (document: SourceDocument, [part, name]: JsonPath): DraftState | undefined =>
  document.kind === "flow" && part === "states" ? stateNamed(document, String(name)) : undefined;

/** A call that a state makes. */
export interface StateCall {
  readonly call: string;
  readonly variant: unknown;
  /** From the state. */
  readonly at: JsonPath;
}

/** The calls that a state makes: one, or several by name. */
export function listCalls(state: DraftState | undefined): StateCall[] {
  const all = [
    { at: [], asking: state },
    ...objectEntries(state?.calls).map(([name, asking]) => ({ at: ["calls", name], asking })),
  ];
  return all.flatMap(({ at, asking }) =>
    asking !== undefined && Object.hasOwn(asking, "call")
      ? [{ call: String(asking.call), variant: asking.variant, at }]
      : [],
  );
}

/** Every state that shows a screen, or one that it substitutes. */
export const statesShowing = memoizeByDocument((context, screen: ScreenDocument): readonly ShowingState[] => {
  const meant = withOriginals(context, "screen", screen).map(({ path }) => path);
  return context.index
    .of("flow")
    .flatMap((flow) =>
      shownBy(context, flow).flatMap(({ shown, ...state }) => (meant.includes(shown) ? [{ ...state, flow }] : [])),
    );
});

/** The states of a flow that show a screen, each with the screen's file; the screen's content is not read. */
const shownBy = memoizeByDocument((context, flow: FlowDocument): readonly (NamedState & { readonly shown: string })[] =>
  listStates(flow).flatMap((state) => {
    const screen = findScreen(context, flow, state.state);
    return screen === undefined ? [] : [{ ...state, shown: screen.path }];
  }),
);

/** The flows that show a screen, or one that it substitutes. */
export function flowsShowing(context: CheckContext, screen: ScreenDocument): FlowDocument[] {
  return [...new Set(statesShowing(context, screen).map(({ flow }) => flow))];
}

/** The screen of a state; undefined for other states, and when the screen is absent. */
export function findScreen(
  { index }: CheckContext,
  flow: FlowDocument,
  state: DraftState | undefined,
): ScreenDocument | undefined {
  return state?.screen === undefined ? undefined : index.find("screen", nameInJourney(state.screen, flow));
}

/** Whether a screen is a frame, or belongs to a route without a flow. */
export function isShownByShell({ index }: CheckContext, screen: ScreenDocument): boolean {
  const { frames, routes } = index.find("routes", "routes")?.value ?? {};
  const shown = [...objectEntries(frames), ...objectEntries(routes)];
  return shown.some(([, one]) => index.find("screen", String(one.screen)) === screen);
}

/** The screens that a flow shows. */
export function listScreens(context: CheckContext, flow: FlowDocument): ScreenDocument[] {
  return listStates(flow).flatMap(({ state }) => findScreen(context, flow, state) ?? []);
}

/** The forms that a screen holds. */
export const listForms = memoizeByDocument((context, screen: ScreenDocument): readonly FormDocument[] =>
  listReferences(context, screen)
    .filter(({ refers }) => refers === "form")
    .flatMap(({ name }) => context.index.find("form", nameInJourney(name, screen)) ?? []),
);

/** Whether a screen holds an absent form, whose values are unknown. */
export function holdsUnknownForm(context: CheckContext, screen: ScreenDocument): boolean {
  const named = listReferences(context, screen).filter(({ refers }) => refers === "form");
  return named.length > listForms(context, screen).length;
}

/** The screens that hold a form, or one that it substitutes. */
export const screensWith = memoizeByDocument((context, form: FormDocument): readonly ScreenDocument[] => {
  const held = withOriginals(context, "form", form);
  return context.index.of("screen").filter((screen) => listForms(context, screen).some((one) => held.includes(one)));
});

/** The outcomes of a flow: name → the output of each final state that has it. */
export function outputsByOutcome(flow: FlowDocument): Map<string, unknown[]> {
  const outcomes = new Map<string, unknown[]>();
  for (const { state } of listStates(flow)) {
    const { outcome, output } = state.final ?? {};
    if (outcome !== undefined) outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), output]);
  }
  return outcomes;
}

/** The required input of a flow: its data without a default. */
export function neededData({ value: { data } }: FlowDocument): readonly string[] {
  return (data?.required ?? []).filter((name) => member(data?.properties, name)?.default === undefined);
}

/** The inner flow of a flow state, or of an overlay. */
export function innerFlow({ index }: CheckContext, flow: SourceDocument, state: Runs | undefined) {
  return state?.flow === undefined ? undefined : index.find("flow", nameInJourney(state.flow, flow));
}

type Runs = { readonly flow?: string | undefined };

/** The flow that the state, or the overlay, at a place runs. */
export function innerFlowAt(context: CheckContext, document: SourceDocument, path: JsonPath) {
  const flow = valueAt(document.value, [...path, "flow"]);
  return typeof flow === "string" ? innerFlow(context, document, { flow }) : undefined;
}
