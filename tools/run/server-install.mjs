import { runInherited } from "./child-process.mjs";
import { debianInstall, mayInstall } from "./debian.mjs";
import { findNginx } from "./nginx.mjs";
import { findPostgres } from "./postgres.mjs";

/**
 * Installs the additional servers of the tests when they are missing and installing is allowed: on Debian, as root, in
 * CI.
 */
export async function provideServers() {
  const hasPostgres = Boolean(process.env.DATABASE_URL) || findPostgres() !== undefined;
  const packages = [
    ...(hasPostgres ? [] : ["postgresql"]),
    ...(findNginx() === undefined ? ["nginx-light", "libnginx-mod-http-js", "libnginx-mod-http-brotli-static"] : []),
  ];
  if (packages.length === 0 || !mayInstall()) return;
  process.stdout.write(`  installing from Debian's packages what is missing: ${packages.join(", ")}\n`);
  await runInherited("sh", ["-c", debianInstall(packages)]);
}
