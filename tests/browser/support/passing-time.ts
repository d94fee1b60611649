import type { Page } from "playwright/test";
import type { SandboxConsole } from "./sandbox-console.ts";

/** A function that lets seconds pass, for the page, whose clock is installed, and for the server. */
export function passingTime(page: Page, sandbox: SandboxConsole): (seconds: number) => Promise<void> {
  let minutes = 0;
  return async (seconds) => {
    minutes += seconds / 60;
    await sandbox.shiftClock({ minutes });
    await page.clock.fastForward(seconds * 1000);
  };
}
