import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath } from "../findings/problem.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { remembered } from "../scope/remembered.ts";
import { nameInJourney, referencesOf } from "./references.ts";
import { withOriginals } from "./stand-ins.ts";

/** A state of a flow with its place. */
export interface NamedState {
  readonly name: string;
  readonly state: unknown;
  readonly path: JsonPath;
}

/** The states of a flow in order. */
export function statesOf({ value }: SourceDocument): NamedState[] {
  return membersOf(member(value, "states")).map(([name, state]) => ({ name, state, path: ["states", name] }));
}

/** A state of a flow that shows a screen. */
export interface Showing extends NamedState {
  readonly flow: SourceDocument;
}

/** Every state that shows a screen, or one in whose place it stands. */
export const showingsOf = remembered((checked, screen): readonly Showing[] => {
  const meant = withOriginals(checked, "screen", screen).map(({ path }) => path);
  return checked.index
    .of("flow")
    .flatMap((flow) =>
      shownBy(checked, flow).flatMap(({ shown, ...state }) => (meant.includes(shown) ? [{ ...state, flow }] : [])),
    );
});

/** The states of a flow that show a screen, each with the screen's file: what stands in it does not matter here. */
const shownBy = remembered((checked, flow): readonly (NamedState & { readonly shown: string })[] =>
  statesOf(flow).flatMap((state) => {
    const screen = screenOf(checked, flow, state.state);
    return screen === undefined ? [] : [{ ...state, shown: screen.path }];
  }),
);

/** The flows that show a screen, or one in whose place it stands. */
export function flowsShowing(checked: CheckedDocuments, screen: SourceDocument): SourceDocument[] {
  return [...new Set(showingsOf(checked, screen).map(({ flow }) => flow))];
}

/** The screen of a state; undefined for other states, and where there is no such screen. */
export function screenOf(
  { index }: CheckedDocuments,
  flow: SourceDocument,
  state: unknown,
): SourceDocument | undefined {
  const name = member(state, "screen");
  return typeof name === "string" ? index.find("screen", nameInJourney(name, flow)) : undefined;
}

/** Whether a screen is a frame, or stands behind a route without a flow. */
export function isShownByShell({ index }: CheckedDocuments, screen: SourceDocument): boolean {
  const routes = index.find("routes", "routes")?.value;
  const shown = [...membersOf(member(routes, "frames")), ...membersOf(member(routes, "routes"))];
  return shown.some(([, one]) => index.find("screen", String(member(one, "screen"))) === screen);
}

/** The screens that a flow shows. */
export function screensOf(checked: CheckedDocuments, flow: SourceDocument): SourceDocument[] {
  return statesOf(flow).flatMap(({ state }) => screenOf(checked, flow, state) ?? []);
}

/** The forms that a screen holds. */
export const formsOf = remembered((checked, screen): readonly SourceDocument[] =>
  referencesOf(checked, screen)
    .filter(({ refers }) => refers === "form")
    .flatMap(({ name }) => checked.index.find("form", nameInJourney(name, screen)) ?? []),
);

/** Whether a screen holds a form that is not there, so that what the form gives cannot be known. */
export function holdsUnknownForm(checked: CheckedDocuments, screen: SourceDocument): boolean {
  const named = referencesOf(checked, screen).filter(({ refers }) => refers === "form");
  return named.length > formsOf(checked, screen).length;
}

/** The screens that hold a form, or one in whose place it stands. */
export const screensWith = remembered((checked, form): readonly SourceDocument[] => {
  const held = withOriginals(checked, "form", form);
  return checked.index.of("screen").filter((screen) => formsOf(checked, screen).some((one) => held.includes(one)));
});

/** The outcomes of a flow: name → the output of each final state that has it. */
export function outcomesOf(flow: SourceDocument): Map<string, unknown[]> {
  const outcomes = new Map<string, unknown[]>();
  for (const { state } of statesOf(flow)) {
    const outcome = member(member(state, "final"), "outcome");
    if (typeof outcome !== "string") continue;
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), member(member(state, "final"), "output")]);
  }
  return outcomes;
}

/** The inner flow of a flow state. */
export function innerFlow(
  { index }: CheckedDocuments,
  flow: SourceDocument,
  state: unknown,
): SourceDocument | undefined {
  const name = member(state, "flow");
  return typeof name === "string" ? index.find("flow", nameInJourney(name, flow)) : undefined;
}
