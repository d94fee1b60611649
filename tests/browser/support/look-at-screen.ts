import { expect } from "playwright/test";
import type { ScreenState, Way } from "./screen-state.ts";

/** Reaches a screen and waits until its texts stand there and nothing is being loaded. */
export async function lookAt(screen: ScreenState, way: Way): Promise<void> {
  await screen.reach(way);
  for (const key of screen.shows) {
    await expect(way.page.getByText(way.say(key, screen.args), { exact: true }).first()).toBeVisible();
  }
  await screen.holds?.(way.page);
  await way.page.waitForLoadState("networkidle");
}
