import type { Page } from "playwright/test";
import { expect, test } from "./support/test.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const modal = (page: Page) => page.getByRole("dialog", { name: "We have your enquiry" });

/** Fills in what is required, and what happened. */
async function fillEnquiry(page: Page, { description = "I have a new number." } = {}): Promise<void> {
  await field(page, "Full name").fill("Ida Berg");
  await field(page, "Mobile number").fill("0412345678");
  await field(page, "Email").fill("ida@example.com");
  await field(page, "IMEI or serial number").fill("356938035643809");
  await field(page, "What happened?").fill(description);
}

test("an enquiry goes from the login to the back end, and a dialog says what comes next", async ({ page, sandbox }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Can't sign in? Contact us" }).click();
  await expect(page).toHaveURL("/login/contact-us");
  await expect(page.getByText("We reply by email within 2 business days.")).toBeVisible();
  await expect(page.getByText("Our team is here from 9am to 6pm, Monday to Friday.")).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await fillEnquiry(page);
  await submit(page).click();

  await expect(modal(page)).toContainText("We reply to ida@example.com within 2 business days.");
  const inquiries = await sandbox.rows("inquiries");
  expect(inquiries).toMatchObject([
    {
      client: "techcare",
      kind: "inquiry",
      partner: "retailer",
      channel: "DP_CONTACTUS",
      type: "Login Issue",
      name: "Ida Berg",
      email: "ida@example.com",
      mobile: "0412345678",
      imei: "356938035643809",
      description: "I have a new number.",
    },
  ]);
  await expect(modal(page)).toContainText(`INQ-${100_000 + Number(inquiries[0]?.number)}`);
  await modal(page).getByRole("button", { name: "Back to Login" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto("/login/contact-us");
  await expect(field(page, "Full name")).toHaveValue("");
});
