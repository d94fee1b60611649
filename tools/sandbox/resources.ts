import type { Alarm } from "./alarms.ts";
import type { SandboxClient } from "./client.ts";
import type { Clock } from "./clock.ts";
import type { Contract } from "./contract/load-contract.ts";
import type { Database } from "./database/open-database.ts";
import type { Faults } from "./faults.ts";
import type { Seed } from "./seed/generated/seed.ts";
import type { UploadFiles } from "./upload-files.ts";

/** Takes what goes wrong inside the sandbox. */
export type SandboxLog = (message: string, detail?: unknown) => void;

/** What every operation and page may use. */
export interface Resources {
  readonly database: Database;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly uploads: UploadFiles;
  readonly contract: Contract;
  readonly clients: readonly SandboxClient[];
  /** What each client holds at first. */
  readonly seeds: readonly Seed[];
  /** Signs tokens and hashes codes; made once for each database. */
  readonly secret: string;
  readonly log: SandboxLog;
  /** Takes what looks like an attack; each once. */
  readonly alarm: (alarm: Alarm) => void;
  /** How many codes one network address may have sent within ten minutes. */
  readonly sendsFromNetwork: number;
}
