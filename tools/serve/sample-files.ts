import { Hono } from "hono";
import type { Client } from "../../src/documents/generated/client.ts";
import { onePagePdf } from "../sandbox/content/one-page-pdf.ts";

/** The legal documents that clients link to (specification 1, section 2.5), and what each is. */
const titles: Readonly<Record<string, string>> = {
  "Privacy-Policy.pdf": "Privacy policy",
  "Terms-of-Use.pdf": "Terms of use",
  "Terms-and-Condition.pdf": "Terms and conditions",
};

/** Samples of the documents that a partner keeps under /files on its own host. */
export function sampleFiles(clients: readonly Client[]): Hono {
  return new Hono().get("/files/:client/:file", (context, next) => {
    const client = clients.find(({ code }) => code === context.req.param("client"));
    const title = titles[context.req.param("file")];
    if (client === undefined || title === undefined) return next();
    const lines = [`For customers of ${client.code}.`, "", "A sample. The partner's own document replaces it."];
    return context.body(onePagePdf(title, lines), 200, {
      "content-type": "application/pdf",
      "content-security-policy": "default-src 'none'",
    });
  });
}
