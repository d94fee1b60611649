import { Hono } from "hono";
import type { Client } from "../../src/documents/generated/client.ts";
import type { Sandbox } from "../sandbox/create-sandbox.ts";
import { hostGuard } from "./host-guard.ts";

/** The sandbox alone, as `portal sandbox` serves it: for the clients' hosts only, with the portal's headers. */
export const sandboxApp = (clients: readonly Client[], sandbox: Pick<Sandbox, "app">): Hono =>
  new Hono().use(hostGuard(clients)).route("/", sandbox.app);
