import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { listReferences, nameInJourney } from "./references.ts";
import { withOriginals } from "./substitutions.ts";

/** A state of a flow with its place. */
export interface NamedState {
  readonly name: string;
  readonly state: unknown;
  readonly path: JsonPath;
}

/** The states of a flow in order. */
export function listStates({ value }: SourceDocument): NamedState[] {
  return objectEntries(member(value, "states")).map(([name, state]) => ({ name, state, path: ["states", name] }));
}

/** A state of a flow that shows a screen. */
export interface ShowingState extends NamedState {
  readonly flow: SourceDocument;
}

/** Every state that shows a screen, or one in whose place it stands. */
export const statesShowing = memoizeByDocument((context, screen): readonly ShowingState[] => {
  const meant = withOriginals(context, "screen", screen).map(({ path }) => path);
  return context.index
    .of("flow")
    .flatMap((flow) =>
      shownBy(context, flow).flatMap(({ shown, ...state }) => (meant.includes(shown) ? [{ ...state, flow }] : [])),
    );
});

/** The states of a flow that show a screen, each with the screen's file; the screen's content is not read. */
const shownBy = memoizeByDocument((context, flow): readonly (NamedState & { readonly shown: string })[] =>
  listStates(flow).flatMap((state) => {
    const screen = findScreen(context, flow, state.state);
    return screen === undefined ? [] : [{ ...state, shown: screen.path }];
  }),
);

/** The flows that show a screen, or one in whose place it stands. */
export function flowsShowing(context: CheckContext, screen: SourceDocument): SourceDocument[] {
  return [...new Set(statesShowing(context, screen).map(({ flow }) => flow))];
}

/** The screen of a state; undefined for other states, and where there is no such screen. */
export function findScreen({ index }: CheckContext, flow: SourceDocument, state: unknown): SourceDocument | undefined {
  const name = member(state, "screen");
  return typeof name === "string" ? index.find("screen", nameInJourney(name, flow)) : undefined;
}

/** Whether a screen is a frame, or stands behind a route without a flow. */
export function isShownByShell({ index }: CheckContext, screen: SourceDocument): boolean {
  const routes = index.find("routes", "routes")?.value;
  const shown = [...objectEntries(member(routes, "frames")), ...objectEntries(member(routes, "routes"))];
  return shown.some(([, one]) => index.find("screen", String(member(one, "screen"))) === screen);
}

/** The screens that a flow shows. */
export function listScreens(context: CheckContext, flow: SourceDocument): SourceDocument[] {
  return listStates(flow).flatMap(({ state }) => findScreen(context, flow, state) ?? []);
}

/** The forms that a screen holds. */
export const listForms = memoizeByDocument((context, screen): readonly SourceDocument[] =>
  listReferences(context, screen)
    .filter(({ refers }) => refers === "form")
    .flatMap(({ name }) => context.index.find("form", nameInJourney(name, screen)) ?? []),
);

/** Whether a screen holds a form that is not there, so that what the form gives cannot be known. */
export function holdsUnknownForm(context: CheckContext, screen: SourceDocument): boolean {
  const named = listReferences(context, screen).filter(({ refers }) => refers === "form");
  return named.length > listForms(context, screen).length;
}

/** The screens that hold a form, or one in whose place it stands. */
export const screensWith = memoizeByDocument((context, form): readonly SourceDocument[] => {
  const held = withOriginals(context, "form", form);
  return context.index.of("screen").filter((screen) => listForms(context, screen).some((one) => held.includes(one)));
});

/** The outcomes of a flow: name → the output of each final state that has it. */
export function outputsByOutcome(flow: SourceDocument): Map<string, unknown[]> {
  const outcomes = new Map<string, unknown[]>();
  for (const { state } of listStates(flow)) {
    const outcome = member(member(state, "final"), "outcome");
    if (typeof outcome !== "string") continue;
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), member(member(state, "final"), "output")]);
  }
  return outcomes;
}

/** The inner flow of a flow state. */
export function innerFlow({ index }: CheckContext, flow: SourceDocument, state: unknown): SourceDocument | undefined {
  const name = member(state, "flow");
  return typeof name === "string" ? index.find("flow", nameInJourney(name, flow)) : undefined;
}
