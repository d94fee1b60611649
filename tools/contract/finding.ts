/** The rule of the contract that a server broke. */
export type ContractRule =
  | "example" // the contract's own example breaks its schema
  | "status" // a reply with a status that is not in the contract, or that a case does not expect
  | "body" // a reply that breaks the schema of its status
  | "problem" // a refusal without code, message or the wrong places
  | "header" // a reply without a header that every reply carries
  | "refused" // a valid request is refused as invalid
  | "accepted" // a request that breaks the contract is not refused
  | "proof" // a request without a proof of its sender is not refused
  | "value" // a reply with another value than a case expects
  | "host" // a request under the name of another site is answered
  | "race" // of requests at once more are done than may be, or one fails
  | "discretion" // a reply tells a known person from an unknown one
  | "key" // a repeated request under its key gets another reply, or is done again
  | "replay"; // a repeated signed request is accepted, or an operation changes something without the mark for it

/** A difference between a server and the contract. */
export interface ContractFinding {
  readonly rule: ContractRule;
  readonly operation: string;
  /** The request: `example request`, `without body.otp`, `sign-in-by-password, step 2`. */
  readonly request: string;
  /** The expected and the actual value. */
  readonly message: string;
}
