import { sayIn } from "./support/messages.ts";
import { idEnding, NEW_PASSWORD, press, title } from "./support/registration.ts";
import { expect, test } from "./support/test.ts";
import { allTexts, englishWhere } from "./support/texts-on-view.ts";

for (const { client, locale, name, find } of [
  { client: "sg-carrier", locale: "zh-Hant-TW", name: "Chinese", find: "nurul" },
  { client: "tech-care", locale: "th-TH", name: "Thai", find: "rachel" },
]) {
  test.describe(`in ${name}`, () => {
    test.use({ client });

    test("no text of the registration is English", async ({ page, sandbox }) => {
      const say = sayIn(locale);
      const isEnglish = englishWhere(locale);
      const person = await sandbox.person(find);
      const fill = (key: string, value: string) => page.getByLabel(say(key), { exact: true }).fill(value);
      const goOn = async (key: string) => {
        expect((await allTexts(page)).filter(isEnglish)).toEqual([]);
        await press(page, say(key));
      };
      await page.goto("/login/register");
      await page.getByRole("combobox").selectOption(locale);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      if (client === "tech-care") {
        await fill("people.account.email.label", person.email);
        await goOn("registration.email-address.submit");
      } else {
        await fill("registration.mobile.number.label", person.mobile);
        await goOn("registration.mobile.submit");
        await fill("registration.national-id.ending.label", idEnding(person));
        await goOn("registration.national-id.submit");
        await page.getByRole("radio").first().check();
        await goOn("registration.choose-email.submit");
      }
      await expect(title(page, say("registration.enter-code.title"))).toBeVisible();
      await fill("people.account.code.label", await sandbox.newestCode(person));
      await goOn("registration.enter-code.submit");
      await fill("registration.new-password.password.label", "password");
      await goOn("registration.new-password.submit");
      await fill("registration.new-password.password.label", NEW_PASSWORD);
      await goOn("registration.new-password.submit");
      await expect(title(page, say("registration.review.title"))).toBeVisible();
      await goOn("registration.review.create");
      await expect(title(page, say("registration.created.title"))).toBeVisible();
      expect((await allTexts(page)).filter(isEnglish)).toEqual([]);
    });
  });
}
