import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Debian keeps the server's programs off the path, a folder for each version. */
const DEBIAN_VERSIONS = "/usr/lib/postgresql";

const START_TRIES = 50;
const START_PAUSE_MS = 100;

/** PostgreSQL refuses to run as root; Debian's package makes this user. */
const SERVER_USER = "postgres";

/**
 * The folder with PostgreSQL's server programs, the newest version first.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
    ...newestFirst.map((version) => join(DEBIAN_VERSIONS, version, "bin")),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")));
}

/**
 * Starts a new server in a new folder, reached only by a socket in that folder. It keeps every committed write when a
 * client is killed, but not after a loss of power.
 * @param {string} programs the folder that `findPostgres` gave
 * @returns {{ url: string, stop: () => void, kill: () => Promise<void> }} `kill` ends it as a crash does (SIGKILL), and
 * starts it again with its data
 */
export function startPostgres(programs) {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const run = runAsServerUser(folder);
  const data = join(folder, "data");
  run(join(programs, "initdb"), ["-D", data, "-A", "trust", "-U", SERVER_USER, "-E", "UTF8", "--no-sync"]);
  const log = join(folder, "log");
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  const start = () => run(join(programs, "pg_ctl"), ["-D", data, "-w", "-l", log, "-o", options, "start"]);
  start();
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=${SERVER_USER}`,
    stop: () => {
      run(join(programs, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
    kill: async () => {
      const [server] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(server), "SIGKILL");
      await untilItWorks(start);
    },
  };
}

/**
 * Retries while processes of the killed server still run. Throws the error of the last try.
 * @param {() => void} start
 */
async function untilItWorks(start) {
  for (let tries = 1; ; tries += 1) {
    try {
      return start();
    } catch (error) {
      if (tries === START_TRIES) throw error;
      await wait(START_PAUSE_MS);
    }
  }
}

/**
 * Runs programs in a folder as somebody who is not root.
 * @param {string} folder
 * @returns {(program: string, args: readonly string[]) => void}
 */
function runAsServerUser(folder) {
  const isRoot = process.getuid?.() === 0;
  const serverUserId = (/** @type {string} */ flag) =>
    Number(execFileSync("id", [flag, SERVER_USER], { encoding: "utf8" }));
  const user = isRoot ? { uid: serverUserId("-u"), gid: serverUserId("-g") } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  return (program, args) => void execFileSync(program, args, { cwd: folder, stdio: "ignore", ...user });
}
