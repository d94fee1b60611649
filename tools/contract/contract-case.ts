/**
 * A value of a case: literal, or `$name.path` of a kept value or a subject, `$code:name.path`, `$link:name.path`,
 * `$vouched:state,email`, `$today-9`, `$free-day:name.path` and `$free-slot:name.path` of a list of days, `$night-day:days,order` and `$night-slot:days,order`,
 * `$fees:name.path,Swap,Replacement` of a list of fees.
 */
export type CaseValue = unknown;

/** One request of a case. It begins as the contract's first example; `with` replaces values at their places. */
export interface CaseStep {
  readonly operation: string;
  /** Place to value: `body.u`, `header.id`; a value of undefined leaves the place out. */
  readonly with?: Readonly<Record<string, CaseValue>>;
  /** The name under which tokens were kept; for operations of a customer. */
  readonly as?: string;
  /** The name of its key, which other steps may share; without it, a key of its own. */
  readonly key?: string;
  /** How often it is sent, each time with the same expected reply. */
  readonly times?: number;
  /** It is sent several times at once; then `status`, `code` and the expected values are not read. */
  readonly atOnce?: AtOnce;
  /** The `Host` of another site, under which the server must refuse the request. Needs no console. */
  readonly host?: string;
  /** The expected status; 200 when absent. */
  readonly status?: number;
  /** The `code` of a refusal. */
  readonly code?: string;
  /** The expected values by place of the reply's body. */
  readonly expectedBody?: Readonly<Record<string, CaseValue>>;
  /** Places of the reply's body whose value is an instant. */
  readonly expectedInstants?: readonly string[];
  /** The reply's body is kept under this name. */
  readonly keep?: string;
  /** Minutes by which the server's clock advances before the request. Needs a console. */
  readonly after?: number;
  /** The steps by which the partner's work on a service request advances before the request. Needs a console. */
  readonly goesOn?: GoesOn;
  /** A place of a kept value with an address; the step puts a file there instead of sending parts. */
  readonly fileTo?: string;
  /** What that file is; a picture when absent. */
  readonly file?: StepFile;
  /** Bytes appended to that file. */
  readonly behind?: string;
}

/** Files that a step can put to an address; `begun-bitmap` is the first two bytes of one. */
export type StepFile = "film" | "other-picture" | "begun-bitmap" | "scripted-pdf";

/**
 * Equal requests that arrive at the same time, each under its own key and signature. The replies that `done` and
 * `refused` do not count are refusals, of any 4xx; none is a failure of the server.
 */
export interface AtOnce {
  readonly times: number;
  /** How many reply 200: exactly so many, or at least one. */
  readonly done: number | "some";
  /** At most so many refusals with a code, by the code: `{ WRONG_CODE: 4 }`. */
  readonly atMost?: Readonly<Record<string, number>>;
  /** A place of the reply's body that has the same value in every reply of 200: all of them made one. */
  readonly same?: string;
  /** The bodies of all replies of 200 are kept, as a list; only the first is when absent. */
  readonly keepsAll?: boolean;
  /** The name of such a list: there are as many requests as it has bodies, and each names one as `$each`. */
  readonly forEach?: string;
}

/** The usual steps of a request's life, so many of them; and then the named one. */
export interface GoesOn {
  readonly request: CaseValue;
  readonly times: number;
  readonly to?: string;
}

/** A story: a sequence of dependent requests. */
export interface ContractCase {
  readonly id: string;
  readonly summary: string;
  /** The subject, of the data, whose client sends the requests. */
  readonly subject: string;
  /**
   * At a client that hides who is known: the story is run for the subject's `known` person and for its `unknown` one,
   * each as `$person`, and no reply may tell them apart by status, shape or size.
   */
  readonly isDiscreet?: boolean;
  readonly steps: readonly CaseStep[];
}

/** Whether the story is one person's, of one request after the other. */
export const isInTurn = ({ isDiscreet = false, steps }: ContractCase): boolean =>
  !isDiscreet && steps.every(({ atOnce, host }) => atOnce === undefined && host === undefined);
