import type { SandboxClient } from "../client.ts";

/** An origin of the gateway as this machine plays it, on the port of the host that was asked. */
export const playedOrigin = (origin: string, host: string): string =>
  `http://${new URL(origin).host}.localhost${/:\d+$/.exec(host)?.[0] ?? ""}`;

/** The page of the bank that asks a client's customer. */
export const bankPage = ({ gateway }: SandboxClient, host: string): string =>
  `${playedOrigin(gateway?.pages ?? "https://gateway.invalid", host)}/challenge`;
