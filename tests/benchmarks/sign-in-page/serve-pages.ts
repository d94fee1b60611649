import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** Files of a site by path; `/` is its page, which any other address gets as well. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

export interface ServedPages {
  readonly origin: string;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
};

/** Serves a site as a static host does, packed with gzip. */
export async function servePages(files: SiteFiles): Promise<ServedPages> {
  const packed = new Map([...files].map(([path, bytes]) => [path, gzipSync(bytes, { level: 9 })] as const));
  const server = createServer(({ url = "/" }, response) => {
    const path = packed.has(url) ? url : "/";
    const type = types[/\.(\w+)$/.exec(path)?.[1] ?? ""] ?? "text/html; charset=utf-8";
    response.writeHead(200, { "content-type": type, "content-encoding": "gzip", "cache-control": "no-store" });
    response.end(packed.get(path));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
