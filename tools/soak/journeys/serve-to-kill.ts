import { text } from "node:stream/consumers";
import { servePortal } from "../../serve/serve-portal.ts";

/** A process of its own, to be killed: reads what `servePortal` takes as JSON from its standard input. */
const { port } = await servePortal(JSON.parse(await text(process.stdin)));
process.stdout.write(`ready ${port}\n`);
