/**
 * A value of a case: literal, or `$name.path` of what was kept or of the subjects, `$code:name.path`, `$link:name.path`,
 * `$vouched:state,email`, `$today-9`, `$free-day:name.path` and `$free-slot:name.path` of a list of days.
 */
export type CaseValue = unknown;

/** One request of a case. It begins as the contract's first example; `with` replaces values at their places. */
export interface CaseStep {
  readonly operation: string;
  /** Place to value: `body.u`, `header.id`; a value of undefined leaves the place out. */
  readonly with?: Readonly<Record<string, CaseValue>>;
  /** The name under which tokens were kept; for operations of a customer. */
  readonly as?: string;
  /** Under the key of this name, which other steps may use too; without it, under one of its own. */
  readonly key?: string;
  /** How often it is sent, all with the same outcome. */
  readonly times?: number;
  /** The status that is expected; 200 when absent. */
  readonly status?: number;
  /** The `code` of a refusal. */
  readonly code?: string;
  /** Place of the reply's body to the expected value. */
  readonly expectedBody?: Readonly<Record<string, CaseValue>>;
  /** Places of the reply's body whose value is an instant. */
  readonly expectedInstants?: readonly string[];
  /** The reply's body is kept under this name. */
  readonly keep?: string;
  /** The server's clock goes on before the request, by minutes. Needs a console. */
  readonly after?: number;
  /** What becomes of a request without the customer goes on by so many steps before the request. Needs a console. */
  readonly goesOn?: { readonly request: CaseValue; readonly times: number };
  /** A file that is put to the address at this place of what was kept, in place of parts. */
  readonly fileTo?: string;
  /** What is appended to that file, which is a picture. */
  readonly behind?: string;
}

/** A story: requests that hang on each other, from end to end. */
export interface ContractCase {
  readonly id: string;
  readonly summary: string;
  /** The subject, of the data, whose client speaks. */
  readonly subject: string;
  readonly steps: readonly CaseStep[];
}
