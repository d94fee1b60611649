import { runInherited } from "./child-process.mjs";
import { debianInstall, mayInstall } from "./debian.mjs";
import { findPostgres } from "./postgres.mjs";

/** Installs PostgreSQL where nothing names a server and it may: on Debian, as root, in CI. */
export async function providePostgres() {
  if (process.env.DATABASE_URL || findPostgres() !== undefined || !mayInstall()) return;
  process.stdout.write("  no PostgreSQL found; installing it from Debian's packages\n");
  await runInherited("sh", ["-c", debianInstall(["postgresql"])]);
}
