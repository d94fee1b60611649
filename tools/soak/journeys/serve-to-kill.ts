import { text } from "node:stream/consumers";
import { servePortal } from "../../serve/serve-portal.ts";

/** A separate process, to be killed: reads the options of `servePortal` as JSON from its standard input. */
const { port } = await servePortal(JSON.parse(await text(process.stdin)));
process.stdout.write(`ready ${port}\n`);
