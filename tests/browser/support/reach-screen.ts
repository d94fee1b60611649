import { expect } from "playwright/test";
import type { ScreenFixtures, ScreenState } from "./screen-state.ts";

/** Reaches a screen and waits until its texts are drawn and no load is pending. */
export async function reachScreen(screen: ScreenState, fixtures: ScreenFixtures): Promise<void> {
  await screen.reach(fixtures);
  for (const key of screen.shows) {
    await expect(fixtures.page.getByText(fixtures.say(key, screen.args), { exact: true }).first()).toBeVisible();
  }
  await screen.verify?.(fixtures.page);
  await fixtures.page.waitForLoadState("networkidle");
}
