import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "../../src/documents/generated/client.ts";
import { buildPortal } from "../build/build-portal.ts";

/** A build of the portal, and the clients that it serves. */
export interface Build {
  readonly clients: readonly Client[];
  readonly dist: string;
}

/** Builds the portal in a temporary folder, which is removed afterwards. */
export async function withBuild<Result>(use: (build: Build) => Promise<Result>): Promise<Result> {
  const dist = mkdtempSync(join(tmpdir(), "scenarios-"));
  try {
    const { sites } = await buildPortal({ dist, logLevel: "error" });
    return await use({ clients: sites.map(({ client }) => client), dist });
  } finally {
    rmSync(dist, { recursive: true });
  }
}
