/** A call that its documents make impossible. The message names documents and places, never values. */
export class UnusableCall extends Error {
  override readonly name = "UnusableCall";
}
