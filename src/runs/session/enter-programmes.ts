import type { Failure } from "../../engine/index.ts";
import type { PortalParts } from "../portal-parts.ts";
import { LoadingError } from "../release/fetched-documents.ts";
import type { Locale } from "../release/locale.ts";
import type { FillOutcome } from "./session-fill.ts";

type ProgrammeParts = Pick<PortalParts, "problems" | "programmes" | "scope" | "setState" | "state">;

/**
 * Loads the customer's programmes, as the session names them, and their texts. Without the texts the portal uses the
 * common ones; without a programme it would follow wrong rules, so that is a failure.
 */
export async function enterProgrammes(
  parts: ProgrammeParts,
  locale: Locale,
  signal: AbortSignal,
): Promise<FillOutcome> {
  const { programmes, scope, state, setState, problems } = parts;
  try {
    await programmes.load(scope(), state().locale);
  } catch (error) {
    return signal.aborted ? { ok: true } : { ok: false, failure: failureToLoad(error, parts) };
  }
  if (signal.aborted) return { ok: true };
  const { first: programme, byKey } = programmes.held(scope());
  const { session } = state();
  const values = { ...session.values, ...(programme && { programme: programme.id }), programmes: byKey };
  setState({ programme, session: { ...session, values } });
  await locale.refresh().catch((error: unknown) => problems.reportError(error, "texts of the programme"));
  return { ok: true };
}

/** The failure when a programme could not be loaded. */
function failureToLoad(error: unknown, { state, problems }: ProgrammeParts): Failure {
  if (!state().isOnline && error instanceof LoadingError) return { name: "offline" };
  return { name: "server", supportCode: problems.reportError(error, "programmes") };
}
