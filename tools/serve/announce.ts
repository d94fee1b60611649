import type { Client } from "../../src/documents/generated/client.ts";

/** Says where to go, in as few lines as it takes. */
export function announce(clients: readonly Client[], port: number, log: (line: string) => void): void {
  const width = Math.max(...clients.map(({ id }) => id.length), "sandbox".length);
  log("");
  for (const { id, hosts } of clients) log(`  ${id.padEnd(width)}  http://${hosts[0] ?? "localhost"}:${port}/`);
  log(
    `  ${"sandbox".padEnd(width)}  http://localhost:${port}/sandbox   people to sign in as, and the codes sent to them`,
  );
  log("");
  log("  Ctrl+C ends it.");
}

/** Ends what is served on Ctrl+C or when the process is asked to stop; the second time at once. */
export function endOnSignal(close: () => Promise<void>): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) process.exit(1);
    isEnding = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
}
