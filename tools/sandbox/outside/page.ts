import type { ErrorHandler } from "hono";
import { html } from "hono/html";
import { Problem } from "../problem.ts";

type Content = ReturnType<typeof html>;

/** A plain page that plays somebody else's. */
export function page(name: string, content: Content, head: Content | string = "") {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
${head}
<style>
body { margin: 0 auto; max-width: 28rem; padding: 16px; font: 16px/1.5 system-ui, sans-serif; }
ul { margin: 0; padding: 0; list-style: none; }
li { margin: 8px 0; }
button { box-sizing: border-box; width: 100%; min-height: 48px; padding: 8px 16px; font: inherit; text-align: start; }
</style>
</head>
<body>
<main>
<h1>${name}</h1>
${content}
</main>
</body>
</html>`;
}

/** A refusal as a page. Throws what is none. */
export const refused: ErrorHandler = (error, context) => {
  if (!(error instanceof Problem)) throw error;
  return context.html(page("Sandbox", html`<p>${error.message}</p>`), 400);
};
