/** The body of every failure. */
export interface ProblemBody {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

interface ProblemOptions extends ErrorOptions {
  /** The refusal itself is recorded, such as a counted wrong try, so the request's writes stay. */
  readonly keepsWrites?: boolean;
}

/** A failure that the contract knows; whoever answers the request turns it into a reply. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  readonly keepsWrites: boolean;

  constructor(status: number, body: ProblemBody, { keepsWrites = false, ...options }: ProblemOptions = {}) {
    super(body.message, options);
    this.name = "Problem";
    this.keepsWrites = keepsWrites;
    this.status = status;
    this.body = body;
  }
}

/** 401: who asks is not known, or no longer. */
export const notAuthorised = (code: string, message: string, options?: ErrorOptions) =>
  new Problem(401, { code, message }, options);

/** 405: too many wrong tries. */
export const locked = (message = "The account is locked.") =>
  new Problem(405, { code: "LOCKED", message }, { keepsWrites: true });

/** 422: the request breaks the contract, at these places. */
export const breaksContract = (fields: Record<string, string>, options?: ErrorOptions) =>
  new Problem(422, { code: "CONTRACT", message: "The request breaks the contract.", fields }, options);
