import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bay, raisedRequests } from "./support/raised-requests.ts";

const { news } = JSON.parse(readFileSync("tools/sandbox/content/request-news.json", "utf8"));

/** The language of each client, with what it is told of a quote: its amount and day are written as its customers do. */
const told = [
  {
    localLanguage: "zh-Hant-TW",
    currency: "TWD",
    currencyMark: "NT$",
    says: /費用為 NT\$3,200。請於 2026年11月27日（星期五）前/,
  },
  {
    localLanguage: "th-TH",
    currency: "THB",
    currencyMark: "฿",
    says: /ค่าซ่อมคือ ฿4,500 โปรดตัดสินใจภายในวันศุกร์ที่ 27 พฤศจิกายน/,
  },
  { localLanguage: "ms-MY", currency: "MYR", currencyMark: "RM", says: undefined },
];

describe.each(told)("a client whose language is $localLanguage", ({ says, localLanguage, ...region }) => {
  const { ask, portal, raise } = raisedRequests({ ...bay, ...region, localLanguage });

  it("tells its customers in English, and in that language if there are texts", async () => {
    const id = await raise();
    for (const status of ["APPROVED", "RECEIVED", "REPAIR QUOTED"])
      await portal.console(`/api/requests/${id}/advance`, "POST", { status });
    const [one] = (await ask("GET", "/online/notifications")).body.Notifications;
    const { english, local } = news["REPAIR QUOTED"];
    expect(one.ServiceRequestEventDesc).toBe(english.title);
    expect(one.ServiceRequestEventDescTl).toBe(local[localLanguage]?.title);
    if (says === undefined) expect(one.NotificationBodyTL).toBeUndefined();
    else expect(one.NotificationBodyTL).toMatch(says);
  });
});
