import { describe, expect, it } from "vitest";
import { createHarbour, harbour, ida } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

describe.each([
  { localLanguage: "th-TH", says: { code: "คือรหัสเข้าสู่ระบบของคุณ", reset: "คุณขอตั้งรหัสผ่านใหม่" } },
  { localLanguage: "zh-Hant-TW", says: { code: "您的登入驗證碼為", reset: "您已申請重設密碼" } },
])("a client whose language is $localLanguage", ({ localLanguage, says }) => {
  const client = { ...harbour, localLanguage };
  const portal = new Portal(
    sandboxForTests((place) => createHarbour({ ...place, clients: [client] })),
    client,
  );

  it("sends codes and links in English and in it", async () => {
    await portal.login(ida.email, ida.password);
    await portal.send("/api/v1/auth/password-reset", { body: { d: ida.email }, encrypt: ["body.d"] });
    const [reset, code] = await portal.console("/api/outbox");
    expect(code.text).toMatch(new RegExp(`${code.code} is your sign-in code.*\\n.*${says.code}.*`));
    expect(code.text.split(code.code)).toHaveLength(3);
    expect(reset.text).toMatch(new RegExp(`You asked for a new password.*\\n${says.reset}`));
  });
});
