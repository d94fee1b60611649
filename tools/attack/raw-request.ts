import { request } from "node:http";

/** A reply, read whole, to a request that `fetch` would not send unchanged. */
export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Sends a path unchanged, with any Host. */
export function rawRequest(
  address: string,
  { path, headers = {} }: { path: string; headers?: Record<string, string> },
): Promise<RawReply> {
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path, headers, timeout: 20_000 }, (reply) => {
      let text = "";
      reply.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      reply.on("end", () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    });
    sent.on("timeout", () => sent.destroy(new Error(`No answer from ${path}.`)));
    sent.on("error", reject);
    sent.end();
  });
}
