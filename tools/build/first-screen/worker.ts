import { parentPort, workerData } from "node:worker_threads";
import { installJsdom } from "../install-jsdom.ts";
import type { ToDraw } from "./drawn-screen.ts";

const { release, files, address, late }: ToDraw = workerData;
installJsdom(address);
// The drawing code needs a page when it is loaded.
const { drawFirstScreen } = await import("./drawing.ts");
const documents = new Map([...files].map(([url, text]) => [url, JSON.parse(text)] as const));
parentPort?.postMessage(await drawFirstScreen(release, documents, late));
process.exit(0);
