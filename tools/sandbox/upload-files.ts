import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The bytes of uploaded files, on disk, by the id of their row. */
export interface UploadFiles {
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Throws when the file is absent. */
  get(id: string): Promise<Uint8Array>;
  clear(): Promise<void>;
  /** Deletes the files, when the rows are in memory. */
  close(): Promise<void>;
}

/** Files under the rows' folder; for rows in memory, under a temporary folder that ends with the process. */
export function openUploadFiles(dataDir: string | undefined): UploadFiles {
  let ownFolder: Promise<string> | undefined;
  const folder = async () => {
    if (dataDir !== undefined) return join(dataDir, "uploads");
    ownFolder ??= mkdtemp(join(tmpdir(), "sandbox-uploads-"));
    return ownFolder;
  };
  const isNone = () => dataDir === undefined && ownFolder === undefined;
  const clear = async () => {
    if (!isNone()) await rm(await folder(), { recursive: true, force: true });
  };
  return {
    async put(id, bytes) {
      await mkdir(await folder(), { recursive: true });
      await writeFile(join(await folder(), id), bytes);
    },
    get: async (id) => readFile(join(await folder(), id)),
    clear,
    close: async () => {
      if (dataDir === undefined) await clear();
    },
  };
}
