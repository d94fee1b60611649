import { isJsonObject } from "../../../src/documents/json.ts";

/** A body without the interaction line. It names the session, not the request: the next sign-in has another one. */
export function withoutInteractionLine(body: unknown): unknown {
  return isJsonObject(body) ? { ...body, InteractionLineId: undefined } : body;
}
