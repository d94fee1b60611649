import { expectAccessible } from "./support/accessible-page.ts";
import { signIn, submitCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const BUSY = "All our Tech Specialists are busy at the moment, please try again later.";

test("a client without a chat offers none, and shows its number, address and hours instead", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await signIn(page, sandbox, weiLing);
  await expect(page.getByText("Chat", { exact: false })).toHaveCount(0);
  await page.goto("/myplansandservicerequests");
  const callOrWrite = page.getByRole("main").getByRole("button", { name: "Call or write to us" });
  await callOrWrite.click();
  const panel = page.getByRole("dialog", { name: "Call or write to us" });
  await expect(panel.getByText(BUSY)).toHaveCount(0);
  await expect(panel.getByRole("link", { name: "+65-6000-0142" })).toHaveAttribute("href", "tel:+65-6000-0142");
  await expect(panel.getByRole("link", { name: "help@tech-care.example" })).toBeVisible();
  await expect(panel.getByText("Monday to Friday, 9:00 am to 6:00 pm")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(callOrWrite).toBeFocused();
});

test("a visitor is offered no chat", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.getByText("Chat with us")).toHaveCount(0);
});

test("a customer without a plan is led to one", async ({ page, sandbox, context }) => {
  await context.route("https://tech-care.example/**", (route) => route.fulfill({ body: "Plans" }));
  await signIn(page, sandbox, await sandbox.person("grace"));
  await page.getByRole("button", { name: "See our plans" }).click();
  await expect(page).toHaveURL("https://tech-care.example/plans");
});

test.describe("with a chat of its own", () => {
  test.use({ client: "sg-carrier" });

  test.beforeEach(async ({ page, sandbox }) => {
    await page.goto("/login");
    await page.getByLabel("Mobile number or national ID").fill("96671180");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "Enter the code we sent you" }).waitFor();
    await submitCode(page, await sandbox.newestCode(await sandbox.person("96671180")));
    await page.getByRole("banner").getByRole("button", { name: "Chat with us" }).click();
  });

  test("a client shows it from its own origin, and the chat's word closes it", async ({ page }) => {
    const panel = page.getByRole("dialog", { name: "Chat with us" });
    const chat = panel.frameLocator("iframe");
    await chat.getByLabel("Your message").fill("My screen is broken");
    await chat.getByRole("button", { name: "Send" }).click();
    await expect(chat.getByText("Thank you. Somebody reads this now.")).toBeVisible();
    const { hostname, searchParams } = new URL((await panel.locator("iframe").getAttribute("src")) ?? "");
    expect([hostname, searchParams.get("program")]).toEqual(["chat.sg-carrier.example.localhost", "DP"]);
    await chat.getByLabel("Your message").fill("bye");
    await chat.getByRole("button", { name: "Send" }).click();
    await expect(panel).toHaveCount(0);
  });

  test("the same message from elsewhere is ignored: from the page itself, and from a frame within the chat's", async ({
    page,
  }) => {
    const panel = page.getByRole("dialog", { name: "Chat with us" });
    await expect(panel.frameLocator("iframe").getByLabel("Your message")).toBeVisible();
    const messageOrigins = page.evaluate(
      () =>
        new Promise((resolve) => {
          const origins: string[] = [];
          addEventListener("message", ({ origin }) => origins.push(origin) === 2 && resolve(origins));
        }),
    );
    const chat = page.frames().find((frame) => frame.url().includes("chat.sg-carrier"));
    await page.evaluate(() => postMessage({ type: "chat-ended" }, "*"));
    await chat?.evaluate(() => void document.body.append(document.createElement("iframe")));
    await chat?.childFrames()[0]?.evaluate(() => top?.postMessage({ type: "chat-ended" }, "*"));
    expect(await messageOrigins).toHaveLength(2);
    await expect(panel).toBeVisible();
    await chat?.evaluate(() => parent.postMessage({ type: "chat-ended" }, "*"));
    await expect(panel).toHaveCount(0);
  });

  test("if nobody is free it says so, with the other contacts", async ({ page }) => {
    const panel = page.getByRole("dialog", { name: "Chat with us" });
    const chat = panel.frameLocator("iframe");
    await chat.getByLabel("Your message").fill("busy");
    await chat.getByRole("button", { name: "Send" }).click();
    await expect(panel.getByRole("status")).toHaveText(BUSY);
    await expect(panel.getByRole("link", { name: "+65-6000-0177" })).toBeVisible();
  });
});
