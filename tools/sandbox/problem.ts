import { FOR_GOOD } from "./clock.ts";

/** The body of every failure. */
export interface ProblemBody {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** When the request can be retried, in ISO 8601. */
  readonly retryAt?: string;
}

interface ProblemOptions extends ErrorOptions {
  /** The refusal itself is recorded, such as a counted wrong try, so the request's writes are kept. */
  readonly keepsWrites?: boolean;
  /** Headers of the reply. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A failure that the contract knows; `services.ts` turns it into a reply. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  readonly keepsWrites: boolean;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: ProblemBody,
    { keepsWrites = false, headers = {}, ...options }: ProblemOptions = {},
  ) {
    super(body.message, options);
    this.name = "Problem";
    this.keepsWrites = keepsWrites;
    this.headers = headers;
    this.status = status;
    this.body = body;
  }
}

/** For the `catch` of a promise: `undefined` in place of a refusal, which another step gives. */
export function unlessRefused(error: unknown): undefined {
  if (error instanceof Problem) return undefined;
  throw error;
}

/** 401: the sender is unknown, or signed out. */
export const notAuthorised = (code: string, message: string, options?: ErrorOptions) =>
  new Problem(401, { code, message }, options);

/** 405: too many wrong tries, until an instant; a permanent lock has none. */
export function locked(until: Date | undefined): Problem {
  const hasEnd = until !== undefined && until < FOR_GOOD;
  const reply = {
    code: "LOCKED",
    message: "Too many wrong tries.",
    ...(hasEnd ? { retryAt: until.toISOString() } : {}),
  };
  return new Problem(405, reply, { keepsWrites: true });
}

/** 429: too many codes were sent; the next may be sent at an instant. */
export const tooSoon = (nextAt: Date, now: Date) =>
  new Problem(
    429,
    { code: "TOO_SOON", message: "Too many codes were sent. Try again later.", retryAt: nextAt.toISOString() },
    { headers: { "retry-after": String(Math.ceil((nextAt.getTime() - now.getTime()) / 1000)) } },
  );

/** 422: the request breaks the contract, at these places. */
export const breaksContract = (fields: Record<string, string>, options?: ErrorOptions) =>
  new Problem(422, { code: "CONTRACT", message: "The request breaks the contract.", fields }, options);
