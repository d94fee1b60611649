// Generated from schemas/scenarios.schema.json by `npm run generate`. Change the schema instead.

import type { MessageKey } from "../../engine/generated/text.ts";

/**
 * Examples of a journey that are tests: given a client, when the customer, the back end or the clock does something, then this is on view. `npm run validate` walks them.
 */
export interface Scenarios {
  /**
   * The file's name without its ending: words with hyphens.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 1;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * The flow that is walked; of another journey as `journey/id`.
   */
  readonly flow: string;
  /**
   * The scenarios, each under a sentence that says what happens.
   */
  readonly scenarios: {
    readonly [k: string]: Scenario;
  };
}

/**
 * What is given, what is there then, and what happens step by step.
 */
export interface Scenario {
  /**
   * Before the flow starts.
   */
  readonly given: Given;
  /**
   * What is there after the start.
   */
  readonly then?: Then;
  /**
   * The people of the sandbox and what they type are meant, so that `scenario run --browser` can run it against the sandbox.
   */
  readonly inBrowser?: true;
  /**
   * In a browser another scenario goes before: the one by which the customer signs in.
   */
  readonly after?: Beginning;
  /**
   * What happens, in order.
   *
   * @minItems 1
   */
  readonly steps?: readonly ScenarioStep[];
}

/**
 * Another scenario.
 */
export interface Beginning {
  /**
   * Its sentence.
   */
  readonly title: string;
  /**
   * The document that has it, as `journey/id`; this one when absent.
   */
  readonly of?: string;
}

/**
 * For whom and with what a flow starts.
 */
export interface Given {
  /**
   * The client, with all that it inherits.
   */
  readonly client: string;
  /**
   * The customer's programme, once it is known.
   */
  readonly programme?: string;
  /**
   * What is known of the customer; nobody is signed in when absent.
   */
  readonly session?: {};
  /**
   * What the browser keeps of the portal; nothing when absent.
   */
  readonly storage?: {};
  /**
   * The language; the client's first when absent.
   */
  readonly locale?: string;
  /**
   * The flow's input.
   */
  readonly input?: {};
  /**
   * The state to which an address led; the flow's start when absent.
   */
  readonly state?: string;
  /**
   * The instant of the start; `2026-01-01T00:00:00Z` when absent.
   */
  readonly at?: string;
}

/**
 * Something that happens, and what is there then.
 */
export interface ScenarioStep {
  /**
   * What happens.
   */
  readonly when: When;
  /**
   * What is there after it.
   */
  readonly then?: Then;
}

/**
 * What happens: the customer presses something, a call is answered, time passes, the portal tells something, the customer goes back, follows an address or loads the page anew.
 */
export type When = WhenSent | WhenAnswered | WhenTimePasses | WhenTold | WhenBack | WhenArrived | WhenReloaded;

/**
 * A control of the screen on view sends an event.
 */
export interface WhenSent {
  /**
   * The event's name.
   */
  readonly send: string;
  /**
   * What goes with it.
   */
  readonly with?: {};
  /**
   * The form that is submitted with it, by its id: the values that it gives.
   */
  readonly form?: {
    /**
     * The values by field.
     */
    readonly [k: string]: {};
  };
}
/**
 * A call that was asked for is answered.
 */
export interface WhenAnswered {
  /**
   * The call.
   */
  readonly answers: string;
  /**
   * What it gives; it must be what the call promises.
   */
  readonly gives?: unknown;
  /**
   * The failure, by name, instead.
   */
  readonly fails?: string;
  /**
   * What the failure tells beside its name.
   */
  readonly error?: {};
}
/**
 * Time passes; what is due happens in order.
 */
export interface WhenTimePasses {
  /**
   * How long, as an ISO 8601 duration.
   */
  readonly after: string;
}
/**
 * The portal tells something.
 */
export interface WhenTold {
  /**
   * The event's name.
   */
  readonly system: string;
  /**
   * What goes with it.
   */
  readonly with?: {};
  /**
   * The session from now on.
   */
  readonly session?: {};
}
/**
 * The customer goes back.
 */
export interface WhenBack {
  /**
   * Back.
   */
  readonly back: true;
}
/**
 * An address leads to a state of the flow: there where it may, else as far as the journey has come.
 */
export interface WhenArrived {
  /**
   * The state that the address names.
   */
  readonly arrives: string;
}
/**
 * The customer loads the page anew: what is not stored is lost.
 */
export interface WhenReloaded {
  /**
   * Anew.
   */
  readonly reload: true;
}

/**
 * What is there. What is not said may be anything.
 */
export interface Then {
  /**
   * The screen on view, or the dialog above it; of another journey as `journey/id`.
   */
  readonly screen?: string;
  /**
   * The page below a dialog.
   */
  readonly page?: string;
  /**
   * The notice that is shown, by its key; false where there is none.
   */
  readonly shows?: MessageKey | false;
  /**
   * Some of what the flow on view remembers; what is named must be the same.
   */
  readonly data?: {};
  /**
   * The calls that wait for an answer, in order; none for an empty list.
   */
  readonly asks?: readonly AskedCall[];
  /**
   * Whether events would be taken now.
   */
  readonly takes?: {
    readonly [k: string]: boolean;
  };
  /**
   * The route to which the step leads, by its id.
   */
  readonly goes?: string;
  /**
   * The outside address to which the step leads.
   */
  readonly leaves?: string;
  /**
   * The analytics event of the step.
   */
  readonly tracks?: string;
  /**
   * What the step tells the portal around the page.
   */
  readonly emits?: string;
  /**
   * The outcome with which the flow has ended.
   */
  readonly ends?: string;
  /**
   * Some of the output with which it has ended.
   */
  readonly gives?: {};
}

/**
 * A call that waits for an answer.
 */
export interface AskedCall {
  /**
   * The call.
   */
  readonly call: string;
  /**
   * Some of its input.
   */
  readonly with?: {};
}
