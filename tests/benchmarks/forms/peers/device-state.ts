import { type Answers, type Problems, type QuestionName, validateAnswers } from "../questions.ts";

/** A device on the form: its answers, their problems, and the questions left after an edit. */
export interface Device {
  readonly answers: Answers;
  readonly problems: Problems;
  readonly edited: ReadonlySet<QuestionName>;
  readonly judged: ReadonlySet<QuestionName>;
}

export interface FormState {
  readonly devices: readonly Device[];
  /** How often the form was refused. */
  readonly refusals: number;
}

/** An action on the form. */
export type Deed =
  | { readonly did: "answer"; readonly at: number; readonly name: QuestionName; readonly answer: string | boolean }
  | { readonly did: "leave"; readonly at: number; readonly name: QuestionName }
  | { readonly did: "submit" };

const none: ReadonlySet<QuestionName> = new Set();

/** The form before anything was done to it. */
export function firstState(first: readonly Answers[]): FormState {
  const asked = first.map((answers) => ({
    ...{ answers, problems: validateAnswers(answers), edited: none, judged: none },
  }));
  return { devices: asked, refusals: 0 };
}

/** The form after a deed; a device that it does not touch stays the same object. */
export function afterDeed(state: FormState, deed: Deed): FormState {
  if (deed.did === "submit") {
    const isRefused = state.devices.some(({ problems }) => Object.values(problems).some(Boolean));
    return isRefused ? { ...state, refusals: state.refusals + 1 } : state;
  }
  const device = state.devices[deed.at];
  if (device === undefined) return state;
  const changed = deed.did === "leave" ? left(device, deed.name) : answered(device, deed.name, deed.answer);
  return changed === device ? state : { ...state, devices: state.devices.with(deed.at, changed) };
}

function left(device: Device, name: QuestionName): Device {
  if (!device.edited.has(name) || device.judged.has(name)) return device;
  return { ...device, judged: new Set([...device.judged, name]) };
}

function answered(device: Device, name: QuestionName, answer: string | boolean): Device {
  const answers = { ...device.answers, [name]: answer };
  const edited = device.edited.has(name) ? device.edited : new Set([...device.edited, name]);
  return { ...device, answers, problems: validateAnswers(answers), edited };
}
