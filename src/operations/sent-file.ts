import { isJsonObject } from "../documents/json.ts";
import { UnusableCall } from "./unusable-call.ts";

/** The files that requests can carry. */
export interface FileSource {
  /** The bytes of a file that waits to be sent. */
  get(id: string): Promise<Blob | undefined>;
  /** Called with the sent part: from 0 to 1 (arrived); undefined when it waits again. */
  sending(id: string, share: number | undefined): void;
}

/** A file on its way. */
export interface SentFile {
  readonly id: string;
  readonly bytes: Blob;
}

/** The file of a handle. Throws UnusableCall when it is gone. */
export async function sentFile(handle: unknown, files: FileSource | undefined): Promise<SentFile> {
  const id = isJsonObject(handle) ? handle.id : undefined;
  const bytes = typeof id === "string" ? await files?.get(id) : undefined;
  if (typeof id !== "string" || bytes === undefined) throw new UnusableCall("The file to send is not there.");
  return { id, bytes };
}
