// Generated from schemas/flow.schema.json by `npm run generate`. Change the schema instead.

import type { DataObject } from "./data.ts";
import type { NamedRules, Rule, RuleMap } from "./rule.ts";
import type { MessageKey } from "./text.ts";

/**
 * A journey as a state machine. Each state shows a screen, asks for one thing, runs another flow, decides, or ends.
 */
export interface Flow {
  /**
   * The file's name without its ending: words with hyphens.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 1;
  /**
   * One sentence for a person: who does what here.
   */
  readonly summary: string;
  /**
   * What must be there before the flow can start: a signed-in customer, a programme.
   */
  readonly needs?: readonly ("session" | "programme")[];
  /**
   * What tells one run of this flow from another of the same flow, such as a request's id, so that it is found again from another tab.
   */
  readonly key?: Rule;
  /**
   * The id of the programme that this flow goes by, from its input and the session, where a customer holds several; the customer's first where it is absent or gives none. An inner flow goes by the programme of the one around it.
   */
  readonly programme?: Rule;
  /**
   * What a client or programme may choose, each with its default. Read as `settings.x`.
   */
  readonly settings?: DataObject;
  /**
   * The data that a parent flow or a route gives at the start.
   */
  readonly input?: readonly string[];
  /**
   * What the flow remembers. A submitted form's values stand beside it at `data.<form id>`.
   */
  readonly data?: DataObject;
  /**
   * Values that follow from others, by name, read as `derived.x` in the flow's rules, screens and forms. Computed when first read, and never stored. They read `data`, `settings`, `client`, `programme`, `session`, `storage`, `locale` and each other; an inner flow gets them by its `with` only.
   */
  readonly derived?: RuleMap;
  /**
   * The flow's own rules by name. A programme may put its own in a rule's place.
   */
  readonly rules?: NamedRules;
  /**
   * Events taken in every state that does not take them itself: a screen's (`CANCEL`) or the system's (`network.offline`). What an inner flow does not take goes to its parent.
   */
  readonly on?: Transitions;
  /**
   * What happens when a call fails, by the failure's name, where the state does not say. `*` takes all others; what is left over is told as the `failures` of the routes say.
   */
  readonly failed?: Transitions;
  /**
   * The state in which the flow starts.
   */
  readonly start: string;
  /**
   * The journey's steps in order. `"to": "next"` goes to the first that applies and has not given its result. The last has neither `if` nor `gives`: it is where the journey ends up. Screens read `step.place`, `step.count` and `step.name` while it is known how many there are.
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
   * What happens at an instant, or at several, while the state lasts.
   */
  readonly at?: TimedTransitionOrList;
  /**
   * What happens a while after the state was entered, by an ISO 8601 duration. The instant is kept over reloads.
   */
  readonly after?: {
    readonly [k: string]: TransitionOrList;
  };
  /**
   * An address may start here. Other states are reached by walking.
   */
  readonly entry?: true;
  /**
   * Back never goes to what came before this screen.
   */
  readonly pointOfNoReturn?: true;
  /**
   * What each event does: of the screen (`SUBMIT`), of the system (`session.ending`). `BACK` is the event of a Back control; `DISMISS`, of Escape and Back over a page.
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
   * What happens at an instant, or at several, while the state lasts.
   */
  readonly at?: TimedTransitionOrList;
  /**
   * What happens a while after the state was entered, by an ISO 8601 duration. The instant is kept over reloads.
   */
  readonly after?: {
    readonly [k: string]: TransitionOrList;
  };
  /**
   * What each event does.
   */
  readonly on?: Transitions;
}

/**
 * Asks for one thing and goes on with the answer. The screen before stays on view, marked busy.
 */
export interface CallState {
  /**
   * The call's id.
   */
  readonly call: string;
  /**
   * Which of the call's ways to take; else the client's choice, else the first.
   */
  readonly way?: Rule;
  /**
   * The call's input.
   */
  readonly with?: RuleMap;
  /**
   * Asks again and again until the answer is the one that is waited for.
   */
  readonly poll?: Poll;
  /**
   * What the answer does; it reads `result`.
   */
  readonly done: TransitionOrList;
  /**
   * What a failure does, by name, where it differs from the flow's `failed`; it reads `error`. Nearest first: the name here, `*` here, the name on the flow, `*` on the flow, the `failures` of the routes; where no `if` holds, the next is asked.
   */
  readonly failed?: Transitions;
  /**
   * Which form field shows what the server said about a field of its own, by that field's place in the request.
   */
  readonly fieldErrors?: {
    readonly [k: string]: FieldError;
  };
}

/**
 * How long a call is asked again, and until what.
 */
export interface Poll {
  /**
   * The answer that is waited for: when this rule over `result` is true, the call is done with that answer.
   */
  readonly until: Rule;
  /**
   * How long after an answer it is asked again: an ISO 8601 duration.
   */
  readonly every: string;
  /**
   * How long it is asked; after a last answer then, the call fails as `timeout`.
   */
  readonly for: string;
}

/**
 * Asks for several things at once, which must all be there. The screen before stays on view, marked busy. A failure ends those beside it that only read; one that changes something is awaited first.
 */
export interface CallsState {
  /**
   * The calls, each under the name by which `result` has its answer.
   */
  readonly calls: {
    readonly [k: string]: NamedCall;
  };
  /**
   * What all answers together do; it reads `result.<name>`, absent for a call that was left out.
   */
  readonly done: TransitionOrList;
  /**
   * What a failure does, by name, where it differs from the flow's `failed`; it reads `error`, of which `call` is the name of the call that failed. Of several, `unknown` counts, else the first.
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
   * Which of the call's ways to take; else the client's choice, else the first.
   */
  readonly way?: Rule;
  /**
   * The call's input.
   */
  readonly with?: RuleMap;
}

/**
 * Runs another flow in its own scope and goes on by its outcome.
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
   * What each outcome of the inner flow does; it reads `output`. `*` takes all others.
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
 * How the flow ended.
 */
export interface Final {
  /**
   * The name by which the parent goes on.
   */
  readonly outcome: string;
  /**
   * What the parent gets.
   */
  readonly output?: RuleMap;
}

/**
 * A step of the journey: the state that makes it, when it applies, and what it gives.
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
   * The data that is there once the step was made.
   */
  readonly gives?: string;
}

/**
 * Transitions by the name of what causes them.
 */
export interface Transitions {
  readonly [k: string]: TransitionOrList;
}

/**
 * One transition, or a list of which the first whose `if` holds is taken.
 */
export type TransitionOrList = Transition | readonly Transition[];

/**
 * What happens. Without `to` it stays; a failed call without `to` returns to the screen on view.
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
   * What else happens, in this order.
   */
  readonly do?: Actions;
  /**
   * What the customer is told; it stays until the next screen.
   */
  readonly show?: Notice;
  /**
   * Runs a flow as a dialog over the page; only where there is no `to`.
   */
  readonly open?: Open;
  /**
   * The next state; `next` goes to the first step of the flow's `steps` that is still to be made.
   */
  readonly to?: string;
}

/**
 * A way on of a `choose` state.
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
   * What else happens, in this order.
   */
  readonly do?: Actions;
  /**
   * What the customer is told.
   */
  readonly show?: Notice;
  /**
   * The next state; `next` goes to the first step of the flow's `steps` that is still to be made.
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
   * What else happens.
   */
  readonly do?: Actions;
  /**
   * What the customer is told.
   */
  readonly show?: Notice;
  /**
   * Runs a flow as a dialog over the page; only where there is no `to`.
   */
  readonly open?: Open;
  /**
   * The next state; `next` goes to the first step of the flow's `steps` that is still to be made.
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
   * What an outcome does; it reads `output`. An outcome that is not listed closes it, as Escape and Back do.
   */
  readonly done?: Transitions;
}

/**
 * A form's field, as `form.field`, which says what the server said; or with a message of ours in its place.
 */
export type FieldError = string | FieldErrorInOurWords;

/**
 * A form's field, and what it says whatever the server's words.
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
   * A value for each placeholder, taken when the notice is given. An instant is said as a time of day, with its day where that is not today.
   */
  readonly args?: RuleMap;
  /**
   * How it is said; `bad` when absent.
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
   * What goes with it; never sensitive or personal data.
   */
  readonly with?: RuleMap;
}

/**
 * Goes to a route: its id, or its id and the parameters of its address.
 */
export type Go = string | GoWithParameters;
/**
 * Goes to an outside page of the client's list: its address, or its address and what is asked of it.
 */
export type Leave = Rule | LeaveTo;

/**
 * What a transition asks of the host: a closed list.
 */
export interface Actions {
  /**
   * Sends an analytics event.
   */
  readonly track?: Track;
  readonly emit?: Emit;
  readonly go?: Go;
  /**
   * Makes the verified person the signed-in customer. The rule gives an object with at least `userId`; tokens are kept by the call that got them.
   */
  readonly signIn?: Rule;
  /**
   * Forgets the customer in every tab.
   */
  readonly signOut?: {};
  /**
   * Asks again for what the session knows of the customer, after something of it has changed. The page stays, also where that fails.
   */
  readonly refreshSession?: {};
  /**
   * Goes back to the page that a reload led away from, where everything is as it was. Without one, nothing.
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
  readonly leave?: Leave;
}
/**
 * Tells the portal around the page something.
 */
export interface Emit {
  /**
   * The event's name.
   */
  readonly event: string;
  /**
   * What goes with it.
   */
  readonly with?: RuleMap;
}
/**
 * A route, and the parameters of its address.
 */
export interface GoWithParameters {
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
 * An outside page of the client's list, and what goes along.
 */
export interface LeaveTo {
  /**
   * The page's address, as the client lists it.
   */
  readonly to: Rule;
  /**
   * What is added to the query of the address, by name; never what is secret.
   */
  readonly query?: RuleMap;
  /**
   * What is added to the query though it is secret, by name: only to a page whose link the client lists under `signIn.singleSignOn`; elsewhere the portal does not go.
   */
  readonly secrets?: RuleMap;
}
