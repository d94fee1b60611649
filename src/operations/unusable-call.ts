/** A call that cannot be made as its documents stand. The message names documents and places, never values. */
export class UnusableCall extends Error {
  override readonly name = "UnusableCall";
}
