import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { build } from "vite";
import { clientBase } from "../../../src/shell/client-base.ts";
import type { AppBuild } from "../../release/app-build.ts";
import type { ClientSite } from "../client-site.ts";
import { pageAttributes } from "../host-page.ts";
import { isLightOnly, themeSheet } from "../theme-sheet.ts";
import { criticalStyle } from "./critical-style.ts";
import type { DrawnScreen, ToDraw } from "./drawn-screen.ts";

const FOLDER = ".cache/first-screen";

/**
 * The sites with what a visitor sees first, drawn by the app's own code. The page then holds the documents of that
 * screen; those that a visitor may want next are fetched once it is there. Rejects where a client has no first screen.
 * @param folder where the build of the app lies
 */
export async function withFirstScreens(sites: readonly ClientSite[], app: AppBuild, folder: string) {
  const sheets = listStyles(app).map((path) => readFileSync(join(folder, path), "utf8"));
  const draw = await firstScreens();
  const drawn: ClientSite[] = [];
  // One after another: each takes a whole page's memory.
  for (const site of sites) drawn.push(await withFirstScreen(site, await draw(site), sheets));
  return drawn;
}

/** Styles of the app, those of every page first. */
function listStyles({ html, files }: AppBuild): string[] {
  const styles = Object.keys(files).filter((path) => path.endsWith(".css"));
  return styles.sort((one, other) => Number(html.includes(other)) - Number(html.includes(one)));
}

async function withFirstScreen(site: ClientSite, { asked, ...screen }: DrawnScreen, sheets: readonly string[]) {
  const { client, locale, direction, release } = site;
  const style = await criticalStyle({
    attributes: pageAttributes({ locale, direction, isLightOnly: isLightOnly(client) }),
    body: screen.html,
    sheets: [...sheets, themeSheet(client)],
  });
  const early = Object.entries(release.preloaded);
  const preloaded = Object.fromEntries(early.filter(([url]) => asked.includes(url)));
  const ahead = early.map(([url]) => url).filter((url) => !asked.includes(url));
  return { ...site, firstScreen: { ...screen, style }, release: { ...release, preloaded, ahead } };
}

/** Draws a client's first screen. Rejects when it has none. */
type Draw = (site: ClientSite) => Promise<DrawnScreen>;

/** Builds what draws first screens, for Node; each is drawn in a page of its own. */
async function firstScreens(): Promise<Draw> {
  await build({
    logLevel: "error",
    build: {
      ssr: "tools/build/first-screen/worker.ts",
      outDir: resolve(FOLDER),
      emptyOutDir: true,
      copyPublicDir: false,
      sourcemap: false,
    },
  });
  return (site) => drawIn(join(resolve(FOLDER), "worker.js"), site);
}

function drawIn(program: string, { client, release, files, safeWords, locale }: ClientSite): Promise<DrawnScreen> {
  const texts = [...files].flatMap(([url, text]) =>
    typeof text === "string" && url.endsWith(".json") ? [[url, text] as const] : [],
  );
  const workerData: ToDraw = {
    release,
    late: safeWords[locale]?.late ?? "",
    files: new Map(texts),
    address: `https://${client.hosts[0] ?? "portal"}${clientBase(client)}/`,
  };
  return new Promise((done, fail) => {
    const worker = new Worker(program, { workerData, env: { ...process.env, NODE_ENV: "production" }, execArgv: [] });
    worker.once("message", done);
    worker.once("error", fail);
    worker.once("exit", (code) => fail(new Error(`The first screen of ${client.id} was not drawn (${code}).`)));
  });
}
