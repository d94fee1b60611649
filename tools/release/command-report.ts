import { UnfitDocuments } from "../build/load-clients.ts";
import { RefusedRename } from "../rename/refusal.ts";
import { UnfitRelease } from "./fitness.ts";

/** A command's result: for a program, and for a person. */
export interface CommandReport {
  readonly value: unknown;
  readonly lines: readonly string[];
}

/** The argument that every command about releases takes, as citty has it. */
export const reportArguments = {
  json: { type: "boolean", default: false, description: "Tell as JSON" },
} as const;

/** Runs a command and prints its result: exit 0 done, 1 refused with its reasons, 2 could not run. */
export async function report({ json }: { readonly json: boolean }, act: () => Promise<CommandReport>): Promise<void> {
  try {
    const { value, lines } = await act();
    console.log(json ? JSON.stringify(value, null, 2) : lines.join("\n"));
  } catch (error) {
    const reasons = refusalReasons(error);
    process.exitCode = reasons === undefined ? 2 : 1;
    const message = error instanceof Error ? error.message : String(error);
    if (json) console.log(JSON.stringify({ error: message, ...(reasons && { reasons }) }, null, 2));
    else console.error(message.trimEnd());
  }
}

/** The reasons of a refusal; `undefined` when it could not run. */
function refusalReasons(error: unknown): readonly string[] | undefined {
  if (error instanceof UnfitRelease || error instanceof RefusedRename) return error.reasons;
  return error instanceof UnfitDocuments ? [error.message] : undefined;
}
