import { readFileSync } from "node:fs";
import { expectAccessible } from "./support/accessible-page.ts";
import { sayIn } from "./support/messages.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { submitCode } from "./support/steps.ts";
import { expectKnownBeside } from "./support/summary-column.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "au-retailer" });

const say = sayIn("en-US");
const ours = (key: string) => say(`parcel-labels.${key}`);

test("a customer whose device is fetched packs it and downloads its label, until the courier has it", async ({
  page,
  sandbox,
}) => {
  const requester = new Requester(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login");
  await page.getByLabel("Mobile number").fill("0412345678");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Six-digit code").waitFor();
  await submitCode(page, await sandbox.newestCode(await sandbox.person("0412345678")));
  await page.getByRole("contentinfo").getByRole("button", { name: "File a service request" }).click();
  await requester.choose("Samsung Galaxy S25", "device");
  await requester.choose("Device Repair", "help");
  await requester.choose("No", "triage");
  await requester.takeFirstTime();
  await requester.acceptTerms();
  await requester.button("service-request.review.confirm").click();
  await requester.button("service-request.confirmed.follow").click();

  await requester.button("my-service-requests.details.label").click();
  await expect(requester.heading("parcel-labels.packing.title")).toBeVisible();
  await expect(page).toHaveURL(/\/generateLabel\/SR\d+$/);
  await expectAccessible(page);
  await expectToFitPhone(page);
  await requester.button("parcel-labels.packing.submit").click();
  for (const box of ["backedUp", "unlocked", "emptied"]) {
    await expect(page.getByText(ours(`packed.${box}.required`)).first()).toBeVisible();
  }
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ labelMadeAt: null }]);
  for (const step of ["backedUp", "unlocked", "emptied"]) await page.getByLabel(ours(`packed.${step}.label`)).check();
  await requester.button("parcel-labels.packing.submit").click();

  await expect(requester.heading("parcel-labels.label.title")).toBeVisible();
  await expect(page).toHaveURL("/generateLabelContainer");
  await expect(page.getByText(/^33XYZ\d{7}$/)).toBeVisible();
  await expect(page.getByText("Olivia Walker, Unit 4, 18 Wattle Street, Ultimo NSW 2007")).toBeVisible();
  await expectKnownBeside(page, { device: "Samsung Galaxy S25", facts: ["DevicePlus Mobile", /^SR\d+$/] });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectToFitPhone(page);
  const downloaded = page.waitForEvent("download");
  await requester.button("parcel-labels.label.download").click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^Parcel label PL\d+\.pdf$/);
  expect(readFileSync(await download.path(), "latin1")).toContain("18 Wattle Street");
  await expect(page.getByText(ours("label.downloaded"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^33XYZ\d{7}$/)).toBeVisible();

  const [request] = await sandbox.rows("serviceRequests");
  const id = `SR${400_000 + Number(request?.number)}`;
  for (const _ of ["APPROVED", "RECEIVED"]) await sandbox.advance(id);
  await page
    .getByRole("main")
    .getByRole("button", { name: ours("to-request") })
    .click();
  await expect(page).toHaveURL(/\/myplansandservicerequests\//);
  await expect(requester.button("my-service-requests.details.label")).toBeHidden();
  await page.goto(`/generateLabel/${id}`);
  await expect(page.getByText(ours("too-late"))).toBeVisible();
  await expect(requester.button("parcel-labels.packing.submit")).toBeHidden();
});
