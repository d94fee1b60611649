import { enterCode, mobileNumber, pressed, type Walk, type WalkContext } from "../walk.ts";

const tablet = {
  品牌: "Apple",
  型號: "iPad Air",
  顏色: "藍色",
  儲存容量: "256 GB",
  記憶體: "8 GB",
  連線方式: "Wi-Fi",
  產品編號: "A2902",
  序號: "DMQX1234TW",
  建議售價: "21900",
};

const selectCity = ({ page }: WalkContext) => page.getByLabel("縣市").selectOption("新竹市");

/** The steps of a person who becomes a customer. */
export const newcomerWalks: readonly Walk[] = [
  {
    name: "make an account",
    client: "sg-carrier",
    locale: "en-US",
    person: "nurul",
    start: "/login/register",
    steps: [
      {
        name: "mobile number",
        asks: ["account.begin-registration"],
        fill: async ({ page, sandbox }) =>
          page.getByLabel("Mobile number").fill((await sandbox.person("nurul")).mobile),
        press: pressed("Continue"),
      },
      {
        name: "national ID",
        asks: ["account.verify-holder"],
        async fill({ page, sandbox }) {
          const { nationalId = "" } = await sandbox.person("nurul");
          await page.getByLabel("Last 4 characters of your ID").fill(nationalId.slice(-4));
        },
        press: pressed("Continue"),
      },
      {
        name: "email",
        asks: ["account.link-email", "account.send-code"],
        fill: ({ page }) => page.getByText("Use n***h@example.com").click(),
        press: pressed("Send me a code"),
      },
      {
        name: "code",
        asks: ["account.check-code"],
        fill: async (walkContext) => walkContext.page.getByLabel("Six-digit code").fill(await walkContext.code()),
        press: pressed("Continue"),
      },
      {
        // A password does not survive a reload, so the review is reached again each time.
        name: "password and review",
        asks: ["account.create"],
        async fill(walkContext) {
          const password = walkContext.page.getByLabel("New password", { exact: true });
          if ((await password.count()) === 0) return;
          await password.fill("Satay by the bay 9");
          await pressed("Continue")(walkContext);
          await walkContext.page.getByRole("heading", { name: "Is everything right?" }).waitFor();
        },
        press: pressed("Create my account"),
      },
    ],
  },
  {
    name: "be enrolled",
    client: "tw-home-carrier",
    locale: "zh-Hant-TW",
    person: "0937120486",
    start: "/login",
    isOver: true,
    steps: [
      mobileNumber("0937120486"),
      enterCode(),
      { name: "begin", press: pressed("開始使用") },
      {
        name: "who",
        asks: ["address.cities"],
        async fill({ page }) {
          await page.getByRole("radio", { name: "女", exact: true }).check();
          await page.getByLabel("電子郵件").fill("yating.wang@example.com");
        },
        press: pressed("繼續"),
      },
      { name: "city", asks: ["address.districts"], press: selectCity },
      {
        name: "where",
        async fill(walkContext) {
          await selectCity(walkContext);
          await walkContext.page.getByLabel("鄉鎮市區").selectOption("香山區");
          await walkContext.page.getByLabel("地址", { exact: true }).fill("中華路五段420號");
        },
        press: pressed("繼續"),
      },
      {
        name: "review",
        asks: ["enrolment.enrol", "account.accept-terms", "enrolment.agreement"],
        press: pressed("送出"),
      },
    ],
  },
  {
    name: "register the first device",
    client: "tw-home-carrier",
    locale: "zh-Hant-TW",
    person: "0955308817",
    start: "/login",
    isOver: true,
    steps: [
      mobileNumber("0955308817"),
      enterCode(),
      {
        name: "category",
        fill: ({ page }) => page.getByRole("radio", { name: "平板電腦" }).check(),
        press: pressed("繼續"),
      },
      {
        name: "device",
        async fill({ page }) {
          for (const [label, answer] of Object.entries(tablet))
            await page.getByLabel(label, { exact: true }).fill(answer);
        },
        press: pressed("繼續"),
      },
      { name: "review", asks: ["devices.register-anchor"], press: pressed("登錄此裝置") },
    ],
  },
];
