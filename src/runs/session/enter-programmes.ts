import type { Failure } from "../../engine/index.ts";
import type { Foundation } from "../foundation.ts";
import { LoadingError } from "../release/fetched-documents.ts";
import type { Locale } from "../release/locale.ts";
import type { FillOutcome } from "./session-fill.ts";

/**
 * The programmes of what the session says is held, and their wording. Without the wording the portal goes on with the
 * common one; without a programme it would go by wrong rules, so that is a failure.
 */
export async function enterProgrammes(base: Foundation, locale: Locale, signal: AbortSignal): Promise<FillOutcome> {
  const { programmes, scope, state, setState, problems } = base;
  try {
    await programmes.load(scope(), state().locale);
  } catch (error) {
    return signal.aborted ? { ok: true } : { ok: false, failure: failureToLoad(error, base) };
  }
  if (signal.aborted) return { ok: true };
  const { first: programme, byKey } = programmes.held(scope());
  const { session } = state();
  const values = { ...session.values, ...(programme && { programme: programme.id }), programmes: byKey };
  setState({ programme, session: { ...session, values } });
  await locale.refresh().catch((error: unknown) => problems.reportError(error, "texts of the programme"));
  return { ok: true };
}

/** What is told where a programme could not be had. */
function failureToLoad(error: unknown, { state, problems }: Foundation): Failure {
  if (!state().isOnline && error instanceof LoadingError) return { name: "offline" };
  return { name: "server", supportCode: problems.reportError(error, "programmes") };
}
