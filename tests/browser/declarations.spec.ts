import { wholeFiles } from "../sandbox/support/whole-files.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** 4.0, with a phone. */
const PRIYA = "92345178";
/** 4.0 Plus, with a phone under the maker's warranty. */
const WEI_JIE = "82340011";
/** 4.0, with headphones. */
const JASMINE = "87719023";

test("the owner of a stolen phone says what happened, and signs before it is sent", async ({ page, sandbox }) => {
  const requester = new Requester(page);
  const { say, button, heading } = requester;
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.signIn(sandbox, PRIYA);
  await requester.begin();
  await requester.choose("Apple iPhone 17", "device");
  await requester.choose(say("requests.types.replacement.name"), "help");
  await expect(heading("service-request.triage.lost-title")).toBeFocused();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await requester.typeDay("triage.questions.happenedOn.label", "2099-01-01");
  await button("service-request.triage.submit").click();
  await expect(page.getByText(say("triage.questions.happenedOn.invalid")).first()).toBeVisible();
  await requester.reportTheft();
  const reachReview = async () => {
    await button("service-request.lost-mode.done").click();
    await requester.takeDevice();
    await requester.takeFirstTime();
  };
  await reachReview();
  await requester.acceptTerms();
  await expect(page.getByText("My bag was taken on a bus.")).toBeVisible();
  await requester.change(say("triage.questions.lossKind.label")).click();
  await expect(heading("service-request.triage.lost-title")).toBeFocused();
  await page
    .getByRole("textbox", { name: say("triage.questions.whatHappened.label") })
    .fill("It was taken on a train.");
  await button("service-request.triage.submit").click();
  await reachReview();
  await expect(page.getByText("It was taken on a train.")).toBeVisible();
  await requester.leaveReview();

  await expect(page).toHaveURL("/submitdeclaration");
  await expectAccessible(page);
  await expectToFitPhone(page);
  await requester.sign("Somebody Else");
  await expect(page.getByText(say("service-request.declaration.other-name")).first()).toBeVisible();
  await requester.sign("priya D/O ramesh nair");
  await expect(heading("service-request.submit.title")).toBeFocused();
  await expect(page).toHaveURL("/submit");
  await expect(page.getByText(say("declarations.points.isTrue.label"))).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await page.reload();
  await button("service-request.submit.send").click();
  await expect(heading("service-request.confirmed.title")).toBeVisible();
  expect(await sandbox.rows("serviceRequests")).toMatchObject([{ description: "It was taken on a train." }]);
  expect(await sandbox.rows("serviceOrders")).toMatchObject([
    { status: "ON HOLD", declaration: { Declarations: ["loss"], SignedName: "priya D/O ramesh nair" } },
  ]);
});

test("a malfunction is shown by a video, or people call", async ({ page, sandbox }) => {
  const requester = new Requester(page);
  const { say, button, heading } = requester;
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.signIn(sandbox, WEI_JIE);
  await requester.begin();
  await requester.choose("Apple iPhone 17 Pro", "device");
  await requester.choose(say("requests.types.malfunction.name"), "help");
  await button("service-request.makers-warranty.keep").click();
  await requester.takeDevice();
  await requester.takeFirstTime();
  await requester.choose(say("service-request.representative.myself"), "representative");
  await requester.acceptTerms();
  await requester.leaveReview();
  await requester.sign("Ong Wei Jie");

  await expect(heading("service-request.video.title")).toBeFocused();
  await expect(page).toHaveURL("/videodeclaration");
  await expectAccessible(page);
  await expectToFitPhone(page);
  await requester.card(say("service-request.video.upload")).check();
  const chooser = page.getByLabel("Choose a file");
  await chooser.setInputFiles({ name: "fault.mp4", mimeType: "video/mp4", buffer: wholeFiles.jpeg });
  await expect(page.getByText(say("service-request.video.file.types")).first()).toBeVisible();
  await chooser.setInputFiles({ name: "fault.mp4", mimeType: "video/mp4", buffer: wholeFiles.mp4 });
  await button("service-request.video.submit").click();
  await expect(heading("service-request.submit.title")).toBeVisible();
  await expect(page.getByText("fault.mp4")).toBeVisible();

  await page.goBack();
  await requester.choose(say("service-request.video.cannot"), "video");
  await expect(page.getByText(/call you within 48 hours/)).toBeVisible();
  await expectAccessible(page);
  await button("service-request.submit.send").click();
  await expect(heading("service-request.confirmed.title")).toBeVisible();
  await expect(page.getByText(/call you within 48 hours/)).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ declaration: { VideoUnavailable: true } }]);
});

test("a fault of headphones is described, with photos that reach the back end", async ({ page, sandbox }) => {
  const requester = new Requester(page);
  const { say, button } = requester;
  await requester.signIn(sandbox, JASMINE);
  await page.goto("/deviceselection/910270455");
  await requester.choose("Apple AirPods Max", "device");
  await requester.choose(say("requests.types.faultRepair.name"), "help");
  await page.getByRole("checkbox", { name: say("triage.questions.gadgetParts.options.sound") }).check();
  await page
    .getByRole("radiogroup", { name: say("triage.questions.wasWet.label") })
    .getByRole("radio", { name: "No", exact: true })
    .check();
  await page.getByLabel(say("triage.questions.moreDetails.label")).fill("Only the left side plays.");
  await page
    .getByRole("group", { name: say("triage.questions.photos.label") })
    .getByLabel("Choose a file")
    .setInputFiles({ name: "left.jpg", mimeType: "image/jpeg", buffer: wholeFiles.jpeg });
  await expectAccessible(page);
  await button("service-request.triage.submit").click();
  await expect(requester.heading("service-request.delivery.title")).toBeVisible();
  expect(await sandbox.rows("serviceRequests")).toMatchObject([
    {
      description: "Only the left side plays.",
      triage: [
        { QuestionId: "gadgetParts", Answer: "sound" },
        { QuestionId: "wasWet", Answer: "no" },
      ],
      documents: [{ FileName: "left.jpg" }],
    },
  ]);
});
