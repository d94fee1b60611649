import { wholeFiles } from "../../../sandbox/support/whole-files.ts";
import { picture } from "../../support/enquiry.ts";
import { button, enterCode, enterNumber, field, pressed, type Walk, type WalkContext } from "../walk.ts";

const mobile = "92345178";
const receipt = picture("receipt.png");
const photo = { name: "front.webp", mimeType: "image/webp", buffer: wholeFiles.webp };

async function giveFile(walkContext: WalkContext, key: string, file: typeof photo): Promise<void> {
  const group = walkContext.page.getByRole("group", { name: walkContext.say(`update-device.files.${key}.label`) });
  const removal = group.getByRole("button", { name: `Remove ${file.name}` });
  // Choosing the same file again would send it again.
  if (await removal.isVisible()) return;
  await group.getByLabel("Choose a file").setInputFiles(file);
  await removal.waitFor();
}

/** A customer who has another phone now. */
export const updaterWalks: readonly Walk[] = [
  {
    name: "update a device",
    client: "sg-carrier",
    locale: "en-US",
    person: mobile,
    start: "/login",
    steps: [
      enterNumber(mobile),
      enterCode(),
      { name: "the device", asks: ["devices.makes"], press: pressed("Update Apple iPhone 15") },
      {
        name: "its make",
        asks: ["devices.models"],
        press: (walkContext) => field(walkContext, "update-device.details.make.label").selectOption("Samsung"),
      },
      {
        name: "its model",
        async fill(walkContext) {
          await field(walkContext, "update-device.details.make.label").selectOption("Samsung");
          await field(walkContext, "update-device.details.model.label").selectOption("Galaxy A56");
        },
        press: button("update-device.details.submit"),
      },
      {
        name: "its capacity",
        fill: ({ page }) => page.getByRole("radio", { name: "128 GB" }).check(),
        press: button("update-device.capacity.submit"),
      },
      {
        name: "its colour",
        fill: ({ page }) => page.getByRole("radio", { name: "Awesome Olive" }).check(),
        press: button("update-device.colour.submit"),
      },
      {
        name: "its IMEI",
        fill: (walkContext) => field(walkContext, "update-device.numbers.imei.label").fill("490154203237518"),
        press: button("update-device.imei.submit"),
      },
      {
        name: "the files",
        asks: ["files.place", "files.put"],
        passing: { uploads: 2 },
        async fill(walkContext) {
          await giveFile(walkContext, "receipt", receipt);
          await giveFile(walkContext, "photos", photo);
        },
        press: button("update-device.files.submit"),
      },
      {
        name: "sending it",
        asks: ["devices.update", "devices.attach-files"],
        press: button("update-device.review.confirm"),
      },
    ],
  },
];
