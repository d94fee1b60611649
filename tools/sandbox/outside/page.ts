import type { ErrorHandler, MiddlewareHandler } from "hono";
import { html, raw } from "hono/html";
import { Problem } from "../problem.ts";
import { refuseStrangers } from "../refuse-strangers.ts";
import { hashSource } from "../security/hash-source.ts";

type Content = ReturnType<typeof html>;

const STYLE = `
body { margin: 0 auto; max-width: 28rem; padding: 16px; font: 16px/1.5 system-ui, sans-serif; }
ul { margin: 0; padding: 0; list-style: none; }
li { margin: 8px 0; }
button { box-sizing: border-box; width: 100%; min-height: 48px; padding: 8px 16px; font: inherit; text-align: start; }
`;

/** The policy of such a page: its own style and its own form. No other page may frame it. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashSource(STYLE)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Gives such a page its policy. */
export const pagePolicy: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("content-security-policy", POLICY);
  context.header("referrer-policy", "same-origin"); // without a referrer a form's Origin would be null
};

/** Gives such pages their policy, and accepts forms only from these pages. */
export const pageRules: readonly MiddlewareHandler[] = [refuseStrangers, pagePolicy];

/** A plain page that plays a page of another party. */
export function page(name: string, content: Content, head: Content | string = "") {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
${head}
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${name}</h1>
${content}
</main>
</body>
</html>`;
}

/** Announces a return, and leads there: a form of such a page is not redirected elsewhere. */
export const backPage = (name: string, address: string) =>
  page(
    name,
    html`<p><a href="${address}">Go back</a></p>`,
    html`<meta http-equiv="refresh" content="0; url=${address}">`,
  );

/** A refusal as a page. Rethrows any other error. */
export const refused: ErrorHandler = (error, context) => {
  if (!(error instanceof Problem)) throw error;
  return context.html(page("Sandbox", html`<p>${error.message}</p>`), error.status === 403 ? 403 : 400);
};
