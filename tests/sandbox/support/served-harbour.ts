import { serve } from "@hono/node-server";
import { createHarbour } from "./harbour.ts";

/** A process to kill: `served-harbour.ts dataDir|databaseUrl <place>`; prints its port when it is ready. */
const [kind, place = ""] = process.argv.slice(2);
const { app } = await createHarbour(kind === "databaseUrl" ? { databaseUrl: place } : { dataDir: place });
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => process.stdout.write(`ready ${port}\n`));
