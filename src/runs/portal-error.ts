/** An error of the portal itself. Its message names documents and places only, never a value, so that it may be logged. */
export class PortalError extends Error {
  override readonly name: string = "PortalError";
}
