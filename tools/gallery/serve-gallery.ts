import { createServer } from "vite";

/** A gallery that is being served. */
export interface ServedGallery {
  readonly address: string;
  close(): Promise<void>;
}

const root = new URL(".", import.meta.url);

/** Serves the gallery's sources, and shows each change at once. By default it takes a free port from 8090 on. */
export async function serveGallery(wishedPort: number | undefined): Promise<ServedGallery> {
  const vite = await createServer({
    root: decodeURIComponent(root.pathname),
    configFile: false,
    publicDir: "../../public",
    appType: "mpa",
    logLevel: "warn",
    cacheDir: "../../node_modules/.vite-gallery",
    server: {
      host: "127.0.0.1",
      port: wishedPort ?? 8090,
      strictPort: wishedPort !== undefined,
      fs: { allow: ["../.."] },
    },
  });
  await vite.listen();
  const address = vite.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("The gallery could not be served.");
  return { address, close: () => vite.close() };
}
