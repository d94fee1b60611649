import type { Page } from "playwright/test";

/** A dot: the smallest image. */
export const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==",
  "base64",
);

/** A file as a customer chooses it. */
export const picture = (name = "screen.png", bytes = dot) => ({ name, mimeType: "image/png", buffer: bytes });

/** The controls of the form for enquiries, in English. */
export const enquiry = (page: Page) => ({
  fullName: page.getByRole("textbox", { name: "Full name" }),
  mobileNumber: page.getByRole("textbox", { name: "Mobile number" }),
  email: page.getByRole("textbox", { name: "Email" }),
  imei: page.getByRole("textbox", { name: "IMEI or serial number" }),
  description: page.getByRole("textbox", { name: "What happened?" }),
  file: page.getByLabel("Choose a file"),
  chosen: page.getByRole("listitem"),
  submit: page.getByRole("button", { name: /^(?:Submit|Submitting your enquiry)$/ }),
  confirmation: page.getByRole("dialog", { name: "We have your enquiry" }),
});

/** Opens the form and fills in what must be filled in. */
export async function openEnquiry(page: Page, mobile = "0412345678"): Promise<ReturnType<typeof enquiry>> {
  await page.goto("/login/contact-us");
  const form = enquiry(page);
  await form.fullName.fill("Ida Berg");
  await form.mobileNumber.fill(mobile);
  await form.email.fill("ida@example.com");
  await form.imei.fill("356938035643809");
  return form;
}

/** Lets the device read no file until the answer is called. */
export async function slowReading(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    const held = new Promise((letRead) => Reflect.set(window, "letRead", letRead));
    Blob.prototype.arrayBuffer = async function () {
      await held;
      return read.call(this);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, "letRead")());
}
