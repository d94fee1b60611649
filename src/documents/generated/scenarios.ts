// Generated from schemas/scenarios.schema.json by `npm run generate`. Change the schema instead.

import type { MessageKey } from "../../engine/generated/text.ts";

/**
 * Examples of a journey that are tests: given a client, when the customer, the back end or the clock acts, then this is on view. `npm run validate` walks them.
 */
export interface Scenarios {
  /**
   * The file's name without its ending: words with hyphens.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 2;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * The flow that is walked; of another journey as `journey/id`.
   */
  readonly flow: string;
  /**
   * The files of fixtures whose people, plans and replies the scenarios use: of this journey by id, of another as `journey/id`. The first file that has a name counts.
   *
   * @minItems 1
   */
  readonly fixtures?: readonly string[];
  /**
   * `usual`: after each step the runner answers the calls that have a usual reply among the fixtures, up to the call that the next step answers. What a step expects is then expected after these replies.
   */
  readonly answers?: "usual";
  /**
   * The scenarios, each under a sentence that describes it.
   */
  readonly scenarios: {
    readonly [k: string]: Scenario;
  };
}

/**
 * The given situation, the first expectation, and the steps.
 */
export interface Scenario {
  /**
   * The situation before the flow starts.
   */
  readonly given: Given;
  /**
   * The expectation after the start.
   */
  readonly then?: Then;
  /**
   * The scenario uses people of the sandbox and their data, so that `scenario run --browser` can run it against the sandbox.
   */
  readonly inBrowser?: true;
  /**
   * In a browser another scenario runs first: the one by which the customer signs in.
   */
  readonly after?: Beginning;
  /**
   * `none`: the runner answers no call of this scenario.
   */
  readonly answers?: "none";
  /**
   * The steps, in order.
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
 * The client, or a person of the fixtures, and the data with which a flow starts.
 */
export interface Given {
  /**
   * A person of the fixtures. Other members are merged into the person's values: objects member by member, all else whole; `null` removes a value.
   */
  readonly person?: string;
  /**
   * A plan of the fixtures, merged into the person's values.
   */
  readonly plan?: string;
  /**
   * The client, merged with its parents; the person's when absent.
   */
  readonly client?: string;
  /**
   * The customer's programme, once it is known.
   */
  readonly programme?: string;
  /**
   * The session's values; the customer is not signed in when absent.
   */
  readonly session?: {};
  /**
   * The portal's data in the browser; empty when absent.
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
   * The instant of the start; `2026-01-01T00:00:00Z` when absent.
   */
  readonly at?: string;
}

/**
 * An event, and the expectation after it.
 */
export interface ScenarioStep {
  /**
   * The event.
   */
  readonly when: When;
  /**
   * The expectation after it.
   */
  readonly then?: Then;
  /**
   * `none`: the runner answers no call after this step.
   */
  readonly answers?: "none";
}

/**
 * An event: the customer presses a control, a call is answered, time passes, the portal emits an event, the customer goes back, follows an address or reloads the page.
 */
export type When = WhenSent | WhenAnswered | WhenTimePasses | WhenEmitted | WhenBack | WhenArrived | WhenReloaded;

/**
 * A control of the screen on view sends an event.
 */
export interface WhenSent {
  /**
   * The event's name.
   */
  readonly send: string;
  /**
   * Its values.
   */
  readonly with?: {};
  /**
   * The form that is submitted with it, by its id, with its values.
   */
  readonly form?: {
    /**
     * The values by field.
     */
    readonly [k: string]: {};
  };
}
/**
 * A pending call is answered.
 */
export interface WhenAnswered {
  /**
   * The call.
   */
  readonly answers: string;
  /**
   * Its output, which must fit the call's declaration; the usual reply when absent.
   */
  readonly reply?: unknown;
  /**
   * The failure, by name, instead.
   */
  readonly fails?: string;
  /**
   * The members of the failure beside its name.
   */
  readonly error?: {};
}
/**
 * Time passes; due timers fire in order.
 */
export interface WhenTimePasses {
  /**
   * The time, as an ISO 8601 duration.
   */
  readonly after: string;
}
/**
 * The portal emits an event.
 */
export interface WhenEmitted {
  /**
   * The event's name.
   */
  readonly system: string;
  /**
   * Its values.
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
 * The customer opens an address inside the journey: back to the screen that has it; nothing changes when no screen has it.
 */
export interface WhenArrived {
  /**
   * The address, by its id in the routes' `addresses`.
   */
  readonly arrives: string;
}
/**
 * The customer reloads the page: data that is not stored is lost.
 */
export interface WhenReloaded {
  /**
   * Anew.
   */
  readonly reload: true;
}

/**
 * The expectation. Omitted members may have any value.
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
   * The shown notice, by its key; false for none.
   */
  readonly shows?: MessageKey | false;
  /**
   * Some data of the flow on view; named members must be equal.
   */
  readonly data?: {};
  /**
   * The calls that wait for an answer after the step, in order, and those that the runner answers after it; an empty list means none.
   */
  readonly calls?: readonly AskedCall[];
  /**
   * Whether the run would take events now.
   */
  readonly accepts?: {
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
   * The name of the file that the step saves: the reply's, else the document's.
   */
  readonly downloads?: string;
  /**
   * The message that the step posts to an external frame, as `frame.message`.
   */
  readonly posts?: string;
  /**
   * The analytics event of the step.
   */
  readonly tracks?: string;
  /**
   * The event that the step emits to the portal around the page.
   */
  readonly emits?: string;
  /**
   * The outcome with which the flow has ended.
   */
  readonly ends?: string;
  /**
   * Some of the output with which it has ended.
   */
  readonly output?: {};
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
