import type { Alarm } from "./alarms.ts";
import type { SandboxClient } from "./client.ts";
import type { Clock } from "./clock.ts";
import type { Contract } from "./contract/load-contract.ts";
import type { Database } from "./database/open-database.ts";
import type { Faults } from "./faults.ts";
import type { Seed } from "./seed/generated/seed.ts";
import type { UploadFiles } from "./upload-files.ts";

/** Logs errors inside the sandbox. */
export type SandboxLog = (message: string, detail?: unknown) => void;

/** The resources of every operation and page. */
export interface Resources {
  readonly database: Database;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly uploads: UploadFiles;
  readonly contract: Contract;
  readonly clients: readonly SandboxClient[];
  /** The initial data of each client. */
  readonly seeds: readonly Seed[];
  /** Signs tokens and hashes codes; made once for each database. */
  readonly secret: string;
  readonly log: SandboxLog;
  /** Receives each suspected attack once. */
  readonly alarm: (alarm: Alarm) => void;
  /** Sends a notice of the gateway to the back end, over a network that may fail. */
  readonly sendNotice: (notice: Request) => Promise<Response>;
  /** How many codes one network address may request within ten minutes. */
  readonly sendsFromNetwork: number;
}
