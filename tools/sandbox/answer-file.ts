import type { Context } from "hono";
import type { FileOperation } from "./operations/operation.ts";
import { Problem } from "./problem.ts";
import type { Resources } from "./resources.ts";
import type { ServerEnv } from "./server-headers.ts";

/** Answers a request that puts a file to its own address; only the secret address authorises it. */
export async function answerFile(
  context: Context<ServerEnv>,
  operation: FileOperation,
  resources: Resources,
): Promise<Response> {
  try {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    await operation.take({ token: context.req.param("token") ?? "", bytes, now: context.get("now") }, resources);
    return new Response(null, { status: 200 });
  } catch (error) {
    if (error instanceof Problem) return Response.json(error.body, { status: error.status });
    resources.log(`${operation.id} failed (${context.get("correlationId")})`, error);
    return Response.json({ code: "SERVER", message: "The server failed." }, { status: 500 });
  }
}
