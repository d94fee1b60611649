import { createServer } from "vite";

/** A gallery that is being served. */
export interface ServedGallery {
  readonly address: string;
  close(): Promise<void>;
}

const root = new URL(".", import.meta.url);

interface GalleryOptions {
  /** A free one from 8090 on when absent. */
  readonly port?: number | undefined;
  /** Whether a change to a component shows at once. */
  readonly isLive: boolean;
}

/** Serves the gallery's sources. */
export async function serveGallery({ port, isLive }: GalleryOptions): Promise<ServedGallery> {
  const vite = await createServer({
    root: decodeURIComponent(root.pathname),
    publicDir: "../../public",
    appType: "mpa",
    logLevel: "warn",
    cacheDir: "../../node_modules/.vite-gallery",
    server: {
      host: "127.0.0.1",
      port: port ?? 8090,
      strictPort: port !== undefined,
      fs: { allow: ["../.."] },
      ...(isLive ? {} : { hmr: false, watch: null }),
    },
  });
  await vite.listen();
  const address = vite.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("The gallery could not be served.");
  return { address, close: () => vite.close() };
}
