import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { listen } from "../../../tools/serve/listen.ts";

/** A server of buckets in memory, with the part of Amazon's interface that a store needs. */
export interface BucketServer {
  readonly endpoint: string;
  /** The files by bucket and path. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** How each file is to be served. */
  readonly headers: ReadonlyMap<string, IncomingMessage["headers"]>;
}

const computeEtag = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;

/** Pages of a list are this short, so that there are several. */
const PAGE = 2;

export async function bucketServer(): Promise<BucketServer> {
  const files = new Map<string, Buffer>();
  const headers = new Map<string, IncomingMessage["headers"]>();

  function put(key: string, request: IncomingMessage, bytes: Buffer): [number, string?] {
    const there = files.get(key);
    const { "if-match": match, "if-none-match": none } = request.headers;
    const isRefused = (match !== undefined && (!there || computeEtag(there) !== match)) || (none === "*" && there);
    if (isRefused) return [412, errorXml("PreconditionFailed")];
    files.set(key, bytes);
    headers.set(key, request.headers);
    return [200];
  }

  function list(bucket: string, query: URLSearchParams): [number, string] {
    const [prefix, delimiter] = [query.get("prefix") ?? "", query.get("delimiter") ?? ""];
    const inFolder = [...files.keys()]
      .filter((key) => key.startsWith(`${bucket}/${prefix}`))
      .map((key) => key.slice(bucket.length + 1 + prefix.length))
      .map((rest) => (rest.includes(delimiter) ? rest.slice(0, rest.indexOf(delimiter) + 1) : rest));
    const all = [...new Set(inFolder)].sort();
    const start = Number(query.get("continuation-token") ?? 0);
    const entries = all
      .slice(start, start + PAGE)
      .map((name) =>
        name.endsWith(delimiter)
          ? `<CommonPrefixes><Prefix>${prefix}${name}</Prefix></CommonPrefixes>`
          : `<Contents><Key>${prefix}${name}</Key></Contents>`,
      );
    const isMore = start + PAGE < all.length;
    const token = isMore ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : "";
    return [
      200,
      `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${token}${entries.join("")}</ListBucketResult>`,
    ];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://bucket");
    const key = decodeURIComponent(url.pathname.slice(1));
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=editor/") !== true) {
      return send(response, 403, errorXml("AccessDenied"));
    }
    if (request.method === "PUT") return send(response, ...put(key, request, Buffer.concat(parts)));
    if (url.searchParams.has("list-type")) return send(response, ...list(key.replace(/\/$/, ""), url.searchParams));
    const bytes = files.get(key);
    if (bytes === undefined) return send(response, 404, errorXml("NoSuchKey"));
    response.setHeader("etag", computeEtag(bytes));
    send(response, 200, bytes);
  }

  const server = createServer((request, response) => void answer(request, response));
  const { port, close } = await listen(server, 0);
  onTestFinished(close);
  return { endpoint: `http://127.0.0.1:${port}`, files, headers };
}

const errorXml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

function send(response: ServerResponse, status: number, body?: string | Buffer): void {
  response.statusCode = status;
  response.end(body);
}
