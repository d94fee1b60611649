import { html } from "hono/html";
import type { ShownRequest } from "../requests/shown-requests.ts";
import type { PageView } from "./page-view.ts";

/** Every request, with a button for each status that it may get next; empty without requests. */
export function requestsSection(base: string, { requests }: PageView) {
  if (requests.length === 0) return "";
  return html`<section aria-labelledby="requests">
<h2 id="requests">Service requests</h2>
<p>What is asked for, and what becomes of it. A request can be cancelled until its device is received, or
the other device is dispatched.</p>
<ul class="cards">${requests.map((request) => requestCard(base, request))}</ul>
</section>`;
}

function requestCard(base: string, request: ShownRequest) {
  const { client, id, customer, incident, device, status, next, courier, mayReopen } = request;
  return html`<li class="card">
<p class="card-head"><strong>${incident}</strong><span class="tag">${status}</span></p>
<p class="soft">${client}, ${customer}</p>
<dl>
<div><dt>Request</dt><dd class="pick">${id}</dd></div>
<div><dt>Device</dt><dd>${device}</dd></div>
</dl>
${
  next.length === 0
    ? ""
    : html`<form method="post" action="${base}/requests/advance"><input type="hidden" name="id" value="${id}">${next.map(
        (one) => html`<button name="status" value="${one}" aria-label="Make ${id} ${one}">Make it ${one}</button>`,
      )}</form>`
}
${
  courier === undefined
    ? ""
    : html`<form method="post" action="${base}/requests/courier"><input type="hidden" name="id" value="${id}"><button aria-label="Make ${id} ${courier}">Make it ${courier}</button></form>`
}
${
  mayReopen
    ? html`<form method="post" action="${base}/requests/reopen"><input type="hidden" name="id" value="${id}"><button aria-label="Reopen ${id}">Its fault came back</button></form>`
    : ""
}
</li>`;
}
