import { lookup } from "node:dns/promises";
import { isIPv4 } from "node:net";

/** The addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const byNames: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The address of a server of this machine, with its name replaced by the checked number, so that it cannot change
 * later. Throws when any of its numbers is not on the loopback (127.0.0.0/8, ::1).
 */
export async function onLoopback(base: string, resolve: Resolve = byNames): Promise<string> {
  if (!URL.canParse(base)) throw new Error(`"${base}" is no address; it begins with http://.`);
  const url = new URL(base);
  if (url.protocol !== "http:") throw new Error(`"${base}" is refused: a server on the loopback is asked by http://.`);
  const numbers = await resolve(url.hostname.replace(/^\[|\]$/g, "")).catch(() => []);
  const outside = numbers.find((number) => !isLoopback(number));
  const [first] = numbers;
  if (first === undefined || outside !== undefined)
    throw new Error(
      `"${base}" is refused: ${url.hostname} is ${outside ?? "not known"}, and only the loopback is attacked.`,
    );
  url.hostname = isIPv4(first) ? first : `[${first}]`;
  return url.href.replace(/\/$/, "");
}

const isLoopback = (number: string): boolean =>
  (isIPv4(number) && number.startsWith("127.")) || number === "::1" || /^::ffff:127\./.test(number);
