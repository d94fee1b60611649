import { Hono } from "hono";
import { html } from "hono/html";
import type { Client } from "../../src/documents/generated/client.ts";

/** On plain `localhost`, lists the address of each client's portal. */
export function directoryApp(clients: readonly Client[]): Hono {
  const app = new Hono();
  app.get("/", (context, next) => {
    const [name, port] = (context.req.header("host") ?? "").split(":");
    if (name !== "localhost" && name !== "127.0.0.1") return next();
    const address = (host: string): string => `http://${host}${port ? `:${port}` : ""}/`;
    const hosts = clients.flatMap(({ hosts }) => hosts);
    context.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    return context.html(html`<!doctype html>
      <html lang="en">
        <meta name="viewport" content="width=device-width" />
        <title>Care portals on this machine</title>
        <h1>Care portals on this machine</h1>
        <ul>
          ${hosts.map((host) => html`<li><a href="${address(host)}">${host}</a></li>`)}
        </ul>
        <p><a href="/sandbox">The sandbox</a>: people to sign in as, and every message sent to them.</p>
      </html>`);
  });
  return app;
}
