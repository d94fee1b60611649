// Generated from schemas/flow.schema.json by `npm run generate`. Change the schema instead.

import type { DataObject } from "./data.ts";
import type { NamedRules, Rule, RuleMap } from "./rule.ts";
import type { MessageKey } from "./text.ts";

/**
 * A journey as a state machine. Each state shows a screen, makes calls, runs another flow, decides, or ends.
 */
export interface Flow {
  /**
   * The file's name without its ending: words with hyphens.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 2;
  /**
   * One sentence for a person: who does what here.
   */
  readonly summary: string;
  /**
   * The requirements of the flow: a signed-in customer, a programme.
   */
  readonly requires?: readonly ("session" | "programme")[];
  /**
   * Distinguishes one run of this flow from another of the same flow, such as a request's id, so that another tab finds it again.
   */
  readonly runKey?: Rule;
  /**
   * The id of the programme for this flow, from its input and the session, where a customer has several; the customer's first when it is absent or has no value. An inner flow uses the programme of the one around it.
   */
  readonly programme?: Rule;
  /**
   * Values that a client or programme may choose, each with its default. Read as `settings.x`.
   */
  readonly settings?: DataObject;
  /**
   * The data that a parent flow or a route gives at the start.
   */
  readonly input?: readonly string[];
  /**
   * The flow's own data. A submitted form's values are beside it at `data.<form id>`.
   */
  readonly data?: DataObject;
  /**
   * Values that follow from others, by name, read as `derived.x` in the flow's rules, screens and forms. Computed when first read, and never stored. They read `data`, `settings`, `client`, `programme`, `session`, `storage`, `locale` and each other; an inner flow gets them by its `with` only.
   */
  readonly derived?: RuleMap;
  /**
   * The files whose named rules the flow, its screens and its forms may use: of this journey by id, of another as `journey/id`. A programme may override a rule.
   */
  readonly rules?: NamedRules;
  /**
   * Handlers of events in every state that does not handle them itself: a screen's (`CANCEL`) or the system's (`network.offline`). An event without a handler in an inner flow goes to its parent.
   */
  readonly on?: Transitions;
  /**
   * Handlers of failed calls, by the failure's name, when the state has none. `*` handles all others; the `failures` of the routes handle the rest.
   */
  readonly failed?: Transitions;
  /**
   * The state in which the flow starts.
   */
  readonly start: string;
  /**
   * The journey's steps in order. `"to": "next"` goes to the first that applies and has no result yet. The last has neither `if` nor `sets`: it is the end of the journey. Screens read `step.place` and `step.name`, and `step.count` while the number of steps is known.
   *
   * @minItems 1
   */
  readonly steps?: readonly Step[];
  /**
   * The states by name, in reading order.
   */
  readonly states: {
    readonly [k: string]: State;
  };
}

/**
 * Exactly one kind: `screen`, `wait`, `call`, `calls`, `flow`, `choose` or `final`.
 */
export type State = ScreenState | WaitState | CallState | CallsState | FlowState | ChooseState | FinalState;

/**
 * Shows a screen and waits for an event.
 */
export interface ScreenState {
  /**
   * The screen's id; of another journey as `journey/id`.
   */
  readonly screen: string;
  /**
   * How it is shown; a page when absent. The screens of a flow that is opened over a page are dialogs or panels.
   */
  readonly as?: "page" | "dialog" | "panel";
  /**
   * Transitions at an instant, or at several, while the state lasts.
   */
  readonly at?: TimedTransitionOrList;
  /**
   * Transitions some time after the state was entered, by an ISO 8601 duration. The instant is kept over reloads.
   */
  readonly after?: {
    readonly [k: string]: TransitionOrList;
  };
  /**
   * The address that shows while the state is on view, by its id in the routes' `addresses`. A flow has it in one state; other flows may have it too.
   */
  readonly address?: string;
  /**
   * Back never goes to a screen before this one. Where each transition from it ends the flow, the journey is over: once its customer has seen that and left, it begins anew.
   */
  readonly pointOfNoReturn?: true;
  /**
   * The handlers of events: of the screen (`SUBMIT`), of the system (`session.ending`). `BACK` is the event of a Back control; `DISMISS`, of Escape and Back over a page.
   */
  readonly on?: Transitions;
}

/**
 * Shows nothing and waits for an event or an instant.
 */
export interface WaitState {
  /**
   * Says that the state waits.
   */
  readonly wait: {};
  /**
   * Transitions at an instant, or at several, while the state lasts.
   */
  readonly at?: TimedTransitionOrList;
  /**
   * Transitions some time after the state was entered, by an ISO 8601 duration. The instant is kept over reloads.
   */
  readonly after?: {
    readonly [k: string]: TransitionOrList;
  };
  /**
   * The handlers of events.
   */
  readonly on?: Transitions;
}

/**
 * Makes one call and proceeds with the answer. The screen before stays on view, marked busy.
 */
export interface CallState {
  /**
   * The call's id.
   */
  readonly call: string;
  /**
   * The variant of the call; else the client's choice, else the first.
   */
  readonly variant?: Rule;
  /**
   * The call's input.
   */
  readonly with?: RuleMap;
  /**
   * Repeats the call until it has the wanted answer.
   */
  readonly poll?: Poll;
  /**
   * The handler of the answer; it reads `result`.
   */
  readonly done: TransitionOrList;
  /**
   * Handlers of failures, by name, where they differ from the flow's `failed`; they read `error`. Nearest first: the name here, `*` here, the name on the flow, `*` on the flow, the `failures` of the routes; when no `if` holds, the next handler follows.
   */
  readonly failed?: Transitions;
  /**
   * The form field that shows the server's message about a field of its own, by that field's place in the request.
   */
  readonly fieldErrors?: {
    readonly [k: string]: FieldError;
  };
}

/**
 * The repetition of a call, and its end.
 */
export interface Poll {
  /**
   * The wanted answer: when this rule over `result` is true, the call is done with that answer.
   */
  readonly until: Rule;
  /**
   * The pause between an answer and the next request: an ISO 8601 duration.
   */
  readonly every: string;
  /**
   * The maximum duration of polling; after a last answer then, the call fails as `timeout`.
   */
  readonly for: string;
}

/**
 * Makes several calls at once, which must all succeed. The screen before stays on view, marked busy. A failure cancels the safe calls beside it; an unsafe one is awaited first.
 */
export interface CallsState {
  /**
   * The calls, each under the name by which `result` has its answer.
   */
  readonly calls: {
    readonly [k: string]: NamedCall;
  };
  /**
   * The handler of all answers together; it reads `result.<name>`, absent for a call that was left out.
   */
  readonly done: TransitionOrList;
  /**
   * Handlers of failures, by name, where they differ from the flow's `failed`; they read `error`, with the name of the failed call in `call`. Of several failures, `unknown` counts, else the first.
   */
  readonly failed?: Transitions;
}

/**
 * One of several calls.
 */
export interface NamedCall {
  /**
   * The call's id.
   */
  readonly call: string;
  /**
   * Left out unless this rule is true.
   */
  readonly if?: Rule;
  /**
   * The variant of the call; else the client's choice, else the first.
   */
  readonly variant?: Rule;
  /**
   * The call's input.
   */
  readonly with?: RuleMap;
}

/**
 * Runs another flow in its own scope and proceeds by its outcome.
 */
export interface FlowState {
  /**
   * The inner flow's id; of another journey as `journey/id`.
   */
  readonly flow: string;
  /**
   * The inner flow's input.
   */
  readonly with?: RuleMap;
  /**
   * Handlers of the inner flow's outcomes; they read `output`. `*` handles all others.
   */
  readonly done: Transitions;
}

/**
 * Decides at once: the first branch whose `if` holds; the last has none.
 */
export interface ChooseState {
  /**
   * The branches in order.
   *
   * @minItems 1
   */
  readonly choose: readonly Branch[];
}

/**
 * Ends the flow.
 */
export interface FinalState {
  readonly final: Final;
}
/**
 * The outcome of the flow.
 */
export interface Final {
  /**
   * The outcome's name, by which the parent proceeds.
   */
  readonly outcome: string;
  /**
   * The parent's result.
   */
  readonly output?: RuleMap;
}

/**
 * A step of the journey: its first state, its condition, and its result.
 */
export interface Step {
  /**
   * The state in which the step starts.
   */
  readonly to: string;
  /**
   * The step applies only when this rule is true.
   */
  readonly if?: Rule;
  /**
   * The data that is present once the step is done.
   */
  readonly sets?: string;
}

/**
 * Transitions by the names of their causes.
 */
export interface Transitions {
  readonly [k: string]: TransitionOrList;
}

/**
 * One transition, or a list of which the first whose `if` holds is taken.
 */
export type TransitionOrList = Transition | readonly Transition[];

/**
 * A transition. Without `to` it stays; a failed call without `to` returns to the screen on view.
 */
export interface Transition {
  /**
   * Taken only when this rule is true.
   */
  readonly if?: Rule;
  /**
   * New values of data. All right sides read the old data. An absent value removes.
   */
  readonly set?: RuleMap;
  /**
   * Data that is removed.
   */
  readonly unset?: readonly string[];
  /**
   * Further actions, in this order.
   */
  readonly do?: Actions;
  /**
   * The notice for the customer; it stays until the next screen.
   */
  readonly show?: Notice;
  /**
   * Runs a flow as a dialog over the page; only without `to`.
   */
  readonly open?: Open;
  /**
   * The next state; `next` goes to the first step of the flow's `steps` that is not done yet.
   */
  readonly to?: string;
  /**
   * The next state, by data: the name of one of the flow's `steps` that shows a screen. Taken only while that step applies. `next` comes back from there.
   */
  readonly toStep?: Rule;
}

/**
 * A transition of a `choose` state.
 */
export interface Branch {
  /**
   * Taken only when this rule is true.
   */
  readonly if?: Rule;
  /**
   * New values of data.
   */
  readonly set?: RuleMap;
  /**
   * Data that is removed.
   */
  readonly unset?: readonly string[];
  /**
   * Further actions, in this order.
   */
  readonly do?: Actions;
  /**
   * The notice for the customer.
   */
  readonly show?: Notice;
  /**
   * The next state; `next` goes to the first step of the flow's `steps` that is not done yet.
   */
  readonly to: string;
}

/**
 * A transition at an instant. The instant is kept over reloads.
 */
export interface TimedTransition {
  /**
   * The instant, in ISO 8601.
   */
  readonly time: Rule;
  /**
   * New values of data.
   */
  readonly set?: RuleMap;
  /**
   * Data that is removed.
   */
  readonly unset?: readonly string[];
  /**
   * Further actions.
   */
  readonly do?: Actions;
  /**
   * The notice for the customer.
   */
  readonly show?: Notice;
  /**
   * Runs a flow as a dialog over the page; only without `to`.
   */
  readonly open?: Open;
  /**
   * The next state; `next` goes to the first step of the flow's `steps` that is not done yet.
   */
  readonly to?: string;
}

/**
 * A transition at an instant, or several.
 */
export type TimedTransitionOrList = TimedTransition | readonly TimedTransition[];

/**
 * Another flow over the page, in its own scope. The page stays as it is below.
 */
export interface Open {
  /**
   * The flow's id; of another journey as `journey/id`. Its screens are dialogs or panels.
   */
  readonly flow: string;
  /**
   * Its input.
   */
  readonly with?: RuleMap;
  /**
   * Handlers of outcomes; they read `output`. An outcome that is not listed closes the flow, as Escape and Back do.
   */
  readonly done?: Transitions;
}

/**
 * A form's field, as `form.field`, which shows the server's message; or with a message of ours instead.
 */
export type FieldError = string | FieldErrorInOurWords;

/**
 * A form's field with its own message, whatever the server's.
 */
export interface FieldErrorInOurWords {
  /**
   * The field, as `form.field`.
   */
  readonly field: string;
  /**
   * The message's key.
   */
  readonly message: MessageKey;
}

/**
 * A message for the customer: its key (a problem), or its key with arguments and tone.
 */
export type Notice = MessageKey | NoticeWithTone;

/**
 * A message with arguments or another tone than a problem.
 */
export interface NoticeWithTone {
  /**
   * The message's key.
   */
  readonly key: MessageKey;
  /**
   * A value for each placeholder, taken when the notice is given. An instant is written as a time of day, with its day unless that is today.
   */
  readonly args?: RuleMap;
  /**
   * Its tone; `bad` when absent.
   */
  readonly tone?: "good" | "info" | "warn" | "bad";
}

/**
 * An analytics event.
 */
export interface Track {
  /**
   * The event's name.
   */
  readonly event: string;
  /**
   * Its values; never sensitive or personal data.
   */
  readonly with?: RuleMap;
}

/**
 * Goes to a route: its id, or its id and the parameters of its address.
 */
export type Navigate = string | NavigateWithParameters;
/**
 * Goes to an outside page: one of the client's `links`, or an address of a reply whose origin the client lists under `leavesTo`. At any other address the run gets the event `outside.refused`.
 */
export type OpenExternal = Rule | OpenExternalWithQuery;

/**
 * The effects of a transition in the host: a closed list.
 */
export interface Actions {
  /**
   * Sends an analytics event.
   */
  readonly track?: Track;
  readonly emit?: Emit;
  /**
   * Makes a text that nobody can guess, which the flow reads as `nonce.<name>`: it is given to a page outside, whose return names the run by it. Each time it is another.
   */
  readonly nonce?: string;
  readonly navigate?: Navigate;
  /**
   * Makes the verified person the signed-in customer. The rule gives an object with at least `userId`; the call that received the tokens stores them.
   */
  readonly signIn?: Rule;
  /**
   * Forgets the customer in every tab.
   */
  readonly signOut?: {};
  /**
   * Repeats the calls of the session, after some of its values have changed. The page stays, also after a failure.
   */
  readonly refreshSession?: {};
  /**
   * Goes back to the page that a reload led away from, in its former state. Without such a page it has no effect.
   */
  readonly goBack?: {};
  /**
   * Changes the language to one of the client's.
   */
  readonly setLocale?: Rule;
  /**
   * Writes storage keys that other sites share with the portal; the client declares them.
   */
  readonly store?: RuleMap;
  /**
   * In the `done` of a call whose operation replies with a file: saves the file.
   */
  readonly download?: Download;
  readonly post?: Post;
  readonly openExternal?: OpenExternal;
}
/**
 * Emits an event to the portal around the page.
 */
export interface Emit {
  /**
   * The event's name.
   */
  readonly event: string;
  /**
   * Its values.
   */
  readonly with?: RuleMap;
}
/**
 * A route, and the parameters of its address.
 */
export interface NavigateWithParameters {
  /**
   * The route's id.
   */
  readonly to: string;
  /**
   * The parameters of its path by name: texts; never sensitive data.
   */
  readonly with: RuleMap;
}
/**
 * Posts a message to an external frame on the screen that is then on view; to its origin only. It waits until the page can be used.
 */
export interface Post {
  /**
   * The external frame's id.
   */
  readonly frame: string;
  /**
   * The outgoing message of its contract.
   */
  readonly message: string;
  /**
   * Members of the message, by name; never secrets.
   */
  readonly with?: RuleMap;
  /**
   * Secret members of the message, by name: only those that the contract marks as sensitive.
   */
  readonly secrets?: RuleMap;
}
/**
 * An outside page, and what it is given.
 */
export interface OpenExternalWithQuery {
  /**
   * The page's address: as the client lists it, or at an origin of its `leavesTo`.
   */
  readonly to: Rule;
  /**
   * `post` sends a form, for pages that ask for one; only to an origin of `leavesTo`.
   */
  readonly method?: "get" | "post";
  /**
   * Parameters for the query of the address, by name; never secrets.
   */
  readonly query?: RuleMap;
  /**
   * Fields of the form, by name, with `post`; never secrets.
   */
  readonly fields?: RuleMap;
  /**
   * Secrets by name: with `post` further fields of the form; else parameters for the query, only for a page whose link the client lists under `signIn.singleSignOn`.
   */
  readonly secrets?: RuleMap;
}

/**
 * In the `done` of a call whose operation replies with a file: saves the file on the customer's device, under the name that the reply gives.
 */
export interface Download {
  /**
   * Its name when the reply gives none.
   */
  readonly name?: Rule;
}
