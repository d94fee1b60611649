import { text } from "node:stream/consumers";
import { quickened } from "../../serve/quick-release.ts";
import { servePortal } from "../../serve/serve-portal.ts";
import { TIMES } from "../serve-quickly.ts";

/**
 * A separate process, to be killed: reads the options of `servePortal` as JSON from its standard input, and serves pages
 * with short times.
 */
const options = JSON.parse(await text(process.stdin));
const { port } = await servePortal({ ...options, change: (page) => quickened(page, TIMES) });
process.stdout.write(`ready ${port}\n`);
