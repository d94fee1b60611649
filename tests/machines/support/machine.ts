/** A state machine of another tool, said in the words of flows; `states` is a list, as another tool's may have one name twice. */
export interface Machine {
  readonly start: string;
  readonly data: Readonly<Record<string, object>>;
  readonly states: readonly (readonly [name: string, state: object])[];
  /** What the machine asks for: services, tasks. */
  readonly tasks: readonly Task[];
  /** Machines that it runs in its states, by id. */
  readonly inside?: readonly (readonly [id: string, machine: Machine])[];
}

/** Something that a machine asks for. */
export interface Task {
  readonly name: string;
  /** The errors that it names itself. */
  readonly errors: readonly string[];
  /** Whether the server does it once, however often it is asked under one key. */
  readonly isKeyed: boolean;
}

const words = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");

/** The name of a state, or of data: `Check stock` → `checkStock`. */
export function camelCase(name: string): string {
  return words(name)
    .map((word, at) => (at === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()))
    .join("");
}

/** The id of a screen or a call: `ChargeCard` → `charge-card`. */
export const kebabCase = (name: string) => words(name).join("-").toLowerCase();

/** The name of an event: `submit.form` → `SUBMIT_FORM`. */
export const upperCase = (name: string) => words(name).join("_").toUpperCase();

/** A flow's duration of so many seconds. */
export const secondsOf = (seconds: number) => `PT${seconds}S`;

/** A state that shows a screen and takes these events, or waits where there are none. */
export function waiting(
  name: string,
  on: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): object {
  const timers = Object.keys(after).length === 0 ? {} : { after };
  return Object.keys(on).length === 0 ? { wait: {}, ...timers } : { screen: kebabCase(name), ...timers, on };
}
