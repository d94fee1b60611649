/** What a server was held against. */
export type ContractRule =
  | "example" // the contract's own example breaks its schema
  | "status" // a reply with a status that the contract does not have there, or that a case does not expect
  | "body" // a reply that breaks the schema of its status
  | "problem" // a refusal without code, message or the places that are wrong
  | "header" // a reply without a header that every reply carries
  | "refused" // a request that keeps the contract is refused as if it broke it
  | "accepted" // a request that breaks the contract is not refused
  | "proof" // a request without a proof of who sends it is not refused
  | "value" // a reply that says something else than a case expects
  | "key" // a request that comes again under its key is not answered as before, or is done again
  | "replay"; // a signed request that comes again is taken, or one that is not marked as changing something does

/** A difference between a server and the contract. */
export interface ContractFinding {
  readonly rule: ContractRule;
  readonly operation: string;
  /** Which request: `example request`, `without body.otp`, `sign-in-by-password, step 2`. */
  readonly request: string;
  /** What was expected, and what came. */
  readonly message: string;
}
