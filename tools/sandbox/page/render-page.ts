import { html } from "hono/html";
import { clockSection } from "./clock-section.ts";
import { faultsSection } from "./faults-section.ts";
import { locksSection } from "./locks-section.ts";
import { ordersSection } from "./orders-section.ts";
import { outboxSection } from "./outbox-section.ts";
import type { PageView } from "./page-view.ts";
import { peopleSection } from "./people-section.ts";
import { requestsSection } from "./requests-section.ts";
import { stockSection } from "./stock-section.ts";

/** The page as HTML; `base` is where the console is mounted. Values are escaped by the template. */
export function renderPage(base: string, pageView: PageView) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbox</title>
<link rel="stylesheet" href="${base}/page.css">
</head>
<body>
<header>
<h1>Sandbox</h1>
<p>The back end behind this portal. Nothing here is real: no mail is sent, no money moves.</p>
</header>
<main>
${outboxSection(base, pageView)}
${peopleSection(pageView)}
${ordersSection(pageView)}
${requestsSection(base, pageView)}
${locksSection(base, pageView)}
${stockSection(base, pageView)}
${clockSection(base, pageView)}
${faultsSection(base, pageView)}
<section aria-labelledby="reset">
<h2 id="reset">Start over</h2>
<p>Puts the people back as they were at first, empties the outbox, ends every sign-in, and clears faults and clock.</p>
<form method="post" action="${base}/reset"><button class="grave">Reset the sandbox</button></form>
</section>
</main>
</body>
</html>`;
}
