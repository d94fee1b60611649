import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { createConsoleApi } from "./console-api.ts";
import { refuseUnfitTargets } from "./fit-texts.ts";
import { createConsolePage } from "./page/console-page.ts";
import { Problem } from "./problem.ts";
import { refuseStrangers } from "./refuse-strangers.ts";
import type { Resources } from "./resources.ts";
import { type ServerEnv, serverHeaders } from "./server-headers.ts";

/** The sandbox's page and the same as JSON under `/api`, to be mounted under a base path such as /sandbox. */
export function createConsole(resources: Resources): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .use(serverHeaders(resources.clock))
    .use(refuseStrangers)
    .use(refuseUnfitTargets)
    .route("/api", createConsoleApi(resources))
    .route("/", createConsolePage(resources))
    .onError((error, context) => {
      if (error instanceof Problem) return Response.json(error.body, { status: error.status });
      if (error instanceof HTTPException) return error.getResponse();
      if (error instanceof SyntaxError)
        return context.json({ code: "CONTRACT", message: "The body must be JSON." }, 422);
      resources.log("The console failed.", error);
      return context.json({ code: "SERVER", message: "The server failed." }, 500);
    });
}
