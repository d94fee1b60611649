import { readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "playwright/test";
import type { Deployment } from "./support/deployment.ts";
import { reachCode, submitCode, submitPassword } from "./support/steps.ts";
import { test as base, expect } from "./support/test.ts";

/** A portal whose store changes while customers are there. */
const test = base.extend<{ deployment: Deployment }>({
  deployment: ({ deployed }, use) => use(deployed.deployment),
  served: ({ deployed }, use) => use(deployed.portal),
});

// Each release is checked and packed anew.
test.describe.configure({ mode: "serial", timeout: 120_000 });

const LAZY_BLOCKS = /\/assets\/lazy-blocks-[^/]+\.js$/;
/** Code and styles of the older app, which is no more; which are asked for depends on how far the page had come. */
const GONE = /^status 404 GET \/assets\/|^console error: Refused to apply style from '[^']*\/assets\//;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** How often the page was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

/** At the first screen, with a typed email, while the code of later screens loads; the result lets it arrive. */
async function typeWhileCodeLoads(page: Page, email: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(LAZY_BLOCKS, (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await expect.poll(() => held.length).toBe(1);
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test("a run continues with the documents of its start; later runs have the newer ones", async ({
  page,
  sandbox,
  weiLing,
  deployment,
}) => {
  await reachCode(page, weiLing);
  await deployment.deployTexts("sign-in", {
    "sign-in.enter-code.title": "Type the code",
    "sign-in.email-and-password.title": "Sign in here",
  });
  await page.reload();
  await expect(heading(page, "Enter the code we sent you")).toBeVisible();
  await page.reload();
  await submitCode(page, await sandbox.newestCode(weiLing));
  await expect(heading(page, "Hello, Wei Ling")).toBeVisible();
  expect(await sandbox.outbox(weiLing)).toHaveLength(1);

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(heading(page, "Sign in here")).toBeVisible();
  await submitPassword(page, weiLing);
  await expect(heading(page, "Type the code")).toBeVisible();
});

test("a page whose code is gone since a newer app went live is reloaded once, at the same place", async ({
  page,
  sandbox,
  weiLing,
  deployment,
  problems,
}) => {
  problems.expect(GONE);
  const arrive = await typeWhileCodeLoads(page, weiLing.email);
  await deployment.deployApp();
  const loads = countLoads(page);
  await arrive();
  await expect.poll(loads).toBe(1);
  await expect(page.getByLabel("Email")).toHaveValue(weiLing.email);
  await submitPassword(page, weiLing);
  await expect(page.getByRole("timer")).toBeVisible();
  await submitCode(page, await sandbox.newestCode(weiLing));
  await expect(heading(page, "Hello, Wei Ling")).toBeVisible();
  expect(loads()).toBe(1);
});

test("if the newer app's code is missing too, that is reported once, with a next step", async ({
  page,
  sandbox,
  weiLing,
  deployment,
  problems,
}) => {
  problems.expect(GONE);
  problems.expect(/^reported: /);
  const arrive = await typeWhileCodeLoads(page, weiLing.email);
  await deployment.deployApp();
  const assets = join(deployment.folder, "assets");
  const lazyFile = readdirSync(assets).find((name) => LAZY_BLOCKS.test(`/assets/${name}`)) ?? "";
  renameSync(join(assets, lazyFile), join(assets, "kept"));
  const loads = countLoads(page);
  await arrive();
  await expect.poll(loads).toBe(1);
  await submitPassword(page, weiLing);
  await expect(page.getByText("This part cannot be shown right now.").first()).toBeVisible();
  expect(loads()).toBe(1);

  renameSync(join(assets, "kept"), join(assets, lazyFile));
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(page.getByRole("timer")).toBeVisible();
  await submitCode(page, await sandbox.newestCode(weiLing));
  await expect(heading(page, "Hello, Wei Ling")).toBeVisible();
});
