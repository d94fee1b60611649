import { html } from "hono/html";
import type { ShownRequest } from "../requests/shown-requests.ts";
import type { PageView } from "./page-view.ts";

/** Every request, with a button that moves it to its next status; empty without requests. */
export function requestsSection(base: string, { requests }: PageView) {
  if (requests.length === 0) return "";
  return html`<section aria-labelledby="requests">
<h2 id="requests">Service requests</h2>
<p>What is asked for, and what becomes of it. A request can be cancelled until its device is received, or
the other device is dispatched.</p>
<ul class="cards">${requests.map((request) => requestCard(base, request))}</ul>
</section>`;
}

function requestCard(base: string, { client, id, customer, incident, device, status, next }: ShownRequest) {
  return html`<li class="card">
<p class="card-head"><strong>${incident}</strong><span class="tag">${status}</span></p>
<p class="soft">${client}, ${customer}</p>
<dl>
<div><dt>Request</dt><dd class="pick">${id}</dd></div>
<div><dt>Device</dt><dd>${device}</dd></div>
</dl>
${
  next === undefined
    ? ""
    : html`<form method="post" action="${base}/requests/advance"><input type="hidden" name="id" value="${id}"><button aria-label="Make ${id} ${next}">Make it ${next}</button></form>`
}
</li>`;
}
