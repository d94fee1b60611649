import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { basePath } from "hono/route";
import { secureHeaders } from "hono/secure-headers";
import type { Resources } from "../resources.ts";
import { consoleActions } from "./actions.ts";
import { readPageView } from "./page-view.ts";
import { renderPage } from "./render-page.ts";

const styles = readFileSync(new URL("page.css", import.meta.url), "utf8");

/** The page for people: no script, so every action is a form. */
export function createConsolePage(resources: Resources): Hono {
  return new Hono()
    .use(
      csrf(),
      secureHeaders({
        strictTransportSecurity: false, // it runs without TLS
        referrerPolicy: "same-origin", // without a referrer a form's Origin would be null
        contentSecurityPolicy: {
          defaultSrc: ["'none'"],
          styleSrc: ["'self'"],
          formAction: ["'self'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
        },
      }),
    )
    .get("/page.css", (context) => context.body(styles, 200, { "content-type": "text/css; charset=utf-8" }))
    .get("/", async (context) => {
      const { port } = new URL(context.req.url);
      return context.html(renderPage(basePath(context), await readPageView(resources, port)));
    })
    .route("/", consoleActions(resources));
}
