import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The bytes of files that were put, on disk, by the id of their row. */
export interface UploadFiles {
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Throws where there is none. */
  get(id: string): Promise<Uint8Array>;
  clear(): Promise<void>;
  /** Files beside rows in memory go with them. */
  close(): Promise<void>;
}

/** Files under the rows' folder; where the rows have none, under one of their own that does not outlive the process. */
export async function openUploadFiles(dataDir: string | undefined): Promise<UploadFiles> {
  const folder = dataDir === undefined ? await mkdtemp(join(tmpdir(), "sandbox-uploads-")) : join(dataDir, "uploads");
  const pathOf = (id: string) => join(folder, id);
  return {
    async put(id, bytes) {
      await mkdir(folder, { recursive: true });
      await writeFile(pathOf(id), bytes);
    },
    get: (id) => readFile(pathOf(id)),
    clear: () => rm(folder, { recursive: true, force: true }),
    close: async () => {
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
