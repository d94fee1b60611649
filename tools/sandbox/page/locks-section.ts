import { html } from "hono/html";
import type { ShownLock } from "../devices/finder-locks.ts";
import type { PageView } from "./page-view.ts";

/** The devices that can be locked, each with a button that switches its lock; empty without such devices. */
export function locksSection(base: string, { locks }: PageView) {
  if (locks.length === 0) return "";
  return html`<section aria-labelledby="locks">
<h2 id="locks">Find My locks</h2>
<p>A device whose lock is on is exchanged for the fee of a replacement, or not at all.</p>
<ul class="cards">${locks.map((lock) => lockCard(base, lock))}</ul>
</section>`;
}

function lockCard(base: string, { client, customer, id, device, number, isOn }: ShownLock) {
  const other = isOn ? "off" : "on";
  return html`<li class="card">
<p class="card-head"><strong>${device}</strong>${isOn ? html`<span class="tag bad">Lock on</span>` : ""}</p>
<p class="soft">${client}, ${customer}</p>
<dl>
<div><dt>IMEI or serial number</dt><dd class="pick">${number}</dd></div>
</dl>
<form method="post" action="${base}/devices/finder"><input type="hidden" name="id" value="${id}"><button name="isOn" value="${String(!isOn)}" aria-label="Switch the lock of ${device}, ${id}, ${other}">Switch the lock ${other}</button></form>
</li>`;
}
