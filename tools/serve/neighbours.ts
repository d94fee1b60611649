import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { Client } from "../../src/documents/generated/client.ts";
import { hashSource } from "../sandbox/security/hash-source.ts";
import { ownSites } from "./own-sites.ts";

/** The ending of the names of foreign hosts on this machine. */
const HERE = ".localhost";

/** Foreign origins that clients show inside their pages. */
const frameOrigins = (clients: readonly Client[]): readonly string[] => [
  ...new Set(clients.flatMap(({ frames }) => Object.values(frames ?? {}))),
];

/** Origins of the fields in which cards are entered. */
const cardFrameOrigins = (clients: readonly Client[]): readonly string[] => [
  ...new Set(clients.flatMap(({ frames }) => frames?.card ?? [])),
];

/** Origins of the providers of accounts that clients' customers sign in with. */
const providerOrigins = (clients: readonly Client[]): readonly string[] => [
  ...new Set(
    clients.flatMap(({ signIn, links }) =>
      (signIn?.social ?? []).flatMap((provider) => {
        const page = links[provider];
        return page === undefined ? [] : [new URL(page).origin];
      }),
    ),
  ),
];

/** Origins of the clients' other sites. */
const siteOrigins = (clients: readonly Client[]): readonly string[] => [
  ...new Set(clients.flatMap((client) => Object.values(ownSites(client)).map((address) => new URL(address).origin))),
];

/** Origins of pages to which flows lead by addresses of replies. */
const gatewayOrigins = (clients: readonly Client[]): readonly string[] => [
  ...new Set(clients.flatMap(({ leavesTo }) => Object.values(leavesTo ?? {}))),
];

const allOrigins = (clients: readonly Client[]): readonly string[] => [
  ...gatewayOrigins(clients),
  ...frameOrigins(clients),
  ...providerOrigins(clients),
  ...siteOrigins(clients),
];

const localHostName = (origin: string): string => `${new URL(origin).host}${HERE}`;

/**
 * A page or its policy with the foreign origins that clients show inside their pages, or send customers to, moved to
 * this machine, where the sandbox plays them: `https://chat.example` becomes `http://chat.example.localhost:8080`.
 * @param host of the request, with its port
 */
export function withNeighbours(text: string, clients: readonly Client[], host: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  return allOrigins(clients).reduce(
    (moved, origin) => moved.replaceAll(origin, `http://${localHostName(origin)}${port}`),
    text,
  );
}

const chatPage = readFileSync(new URL("../sandbox/outside/chat.html", import.meta.url), "utf8");

const inlineIn = (element: string): string =>
  new RegExp(`<${element}[^>]*>([^]*?)</${element}>`).exec(chatPage)?.[1] ?? "";

/** The chat runs and looks as it does; only the portals that show it may frame it. */
function chatPolicy(clients: readonly Client[], host: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  const framing = clients.filter(({ frames }) =>
    Object.values(frames ?? {}).some((one) => host.replace(/:\d+$/, "") === localHostName(one)),
  );
  const portals = framing.flatMap(({ hosts }) => hosts.map((name) => `http://${name}${port}`));
  return [
    "default-src 'none'",
    `script-src ${hashSource(inlineIn("script"))}`,
    `style-src ${hashSource(inlineIn("style"))}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${portals.join(" ") || "'none'"}`,
  ].join("; ");
}

/** Whether a request is for one of the foreign pages on this machine. */
export function isNeighbour(clients: readonly Client[], hostName: string): boolean {
  return allOrigins(clients).some((origin) => hostName === localHostName(origin));
}

/** The pages that the sandbox plays, for hosts of their own. */
export interface PlayedPages {
  readonly provider: Hono;
  readonly ownSite: Hono;
  readonly gateway: Hono;
}

/** The foreign pages: the chat in a frame, the provider of accounts, and the clients' other sites. */
export function neighbourApp(clients: readonly Client[], played: PlayedPages): Hono {
  const app = new Hono();
  const isAt = (origins: readonly string[], host = "") => {
    const name = host.replace(/:\d+$/, "");
    return origins.some((origin) => name === localHostName(origin));
  };
  app.get("/", (context, next) => {
    const host = context.req.header("host") ?? "";
    if (!isAt(frameOrigins(clients), host)) return next();
    return context.html(chatPage, 200, { "content-security-policy": chatPolicy(clients, host) });
  });
  app.all("*", (context, next) => {
    const host = context.req.header("host");
    if (isAt([...cardFrameOrigins(clients), ...gatewayOrigins(clients)], host))
      return played.gateway.fetch(context.req.raw);
    if (isAt(providerOrigins(clients), host)) return played.provider.fetch(context.req.raw);
    return isAt(siteOrigins(clients), host) ? played.ownSite.fetch(context.req.raw) : next();
  });
  return app;
}
