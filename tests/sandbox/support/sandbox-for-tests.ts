import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Sandbox } from "../../../tools/sandbox/create-sandbox.ts";

/** A sandbox for the tests of a file: made once, and before each of them as it was sown, at the machine's time. */
export function sandboxForTests(create: () => Promise<Sandbox>) {
  let made: Sandbox | undefined;
  const request = async (path: string, init?: RequestInit): Promise<Response> => {
    if (made === undefined) throw new Error("The sandbox is there once the tests of the file begin.");
    return made.app.request(path, init);
  };
  beforeAll(async () => {
    made = await create();
  }, 60_000);
  beforeEach(async () => {
    await request("/sandbox/api/reset", { method: "POST" });
  });
  afterAll(() => made?.close());
  return { app: { request } };
}
