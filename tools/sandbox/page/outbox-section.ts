import { html } from "hono/html";
import type { Message } from "../outbox.ts";
import type { PageView } from "./page-view.ts";

const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

/** Every code and mail sent, newest first. */
export function outboxSection(base: string, { messages }: PageView) {
  return html`<section aria-labelledby="outbox">
<div class="title"><h2 id="outbox">Outbox</h2><a href="${base}">Refresh</a></div>
${
  messages.length === 0
    ? html`<p class="empty">Nothing was sent yet. A code shows here as soon as somebody asks for one.</p>`
    : html`<ol class="cards">${messages.map(messageCard)}</ol>`
}
</section>`;
}

function messageCard({ to, channel, kind, code, link, text, sentAt, person }: Message) {
  return html`<li class="card">
<p class="card-head"><strong>${kind === "code" ? "One-time code" : "Password reset"}</strong>
<time datetime="${sentAt}">${time.format(new Date(sentAt))}</time></p>
${code === undefined ? "" : html`<p><output class="code" aria-label="Code">${code}</output></p>`}
<p class="soft">${text}</p>
${link === undefined ? "" : html`<p><a href="${link}">Open the reset link</a></p>`}
<p class="soft">${channel === "email" ? "Email" : "SMS"} to ${person}, <span class="pick">${to}</span></p>
</li>`;
}
