import { expect, test } from "vitest";
import { releasedSites } from "../../tools/build/load-clients.ts";
import { pretty } from "../../tools/reports/pretty.ts";
import { toReport } from "../../tools/reports/report.ts";
import { responseHeaders } from "../../tools/serve/security-headers.ts";
import { CARD_ORIGIN, checkWithTill, PAGE_ORIGIN, PAYING_CLIENT } from "./files-with-till.ts";

const { findings, context } = checkWithTill();

test("a journey that pays by a frame, a form and a return has no findings", () => {
  expect(pretty(toReport(findings))).toBe("No findings.\n");
});

test("only the client that pays by it may show the gateway's frame, and send it a form", async () => {
  const sites = await releasedSites(context, [PAYING_CLIENT, "ph-smart"]);
  const [own, other] = sites.map(({ client, frames }) => responseHeaders(client, undefined, frames));
  expect(own?.["content-security-policy"]).toContain(`frame-src ${CARD_ORIGIN};`);
  expect(own?.["content-security-policy"]).toContain(`form-action ${PAGE_ORIGIN};`);
  expect(own?.["permissions-policy"]).toContain(`payment=(self "${CARD_ORIGIN}")`);
  expect(JSON.stringify(other)).not.toContain("till.example");
  expect(other?.["content-security-policy"]).toContain("form-action 'none'");
});
