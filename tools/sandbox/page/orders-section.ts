import { html } from "hono/html";
import type { ShownOrder } from "../orders.ts";
import type { PageView } from "./page-view.ts";

/** The purchases by client, and whether each device is registered; empty without purchases. */
export function ordersSection({ orders }: PageView) {
  if (orders.length === 0) return "";
  return html`<section aria-labelledby="orders">
<h2 id="orders">Orders</h2>
<p>Register the device of one by its id and its day. Tap a value to select it.</p>
<ul class="cards">${orders.map(orderCard)}</ul>
</section>`;
}

function orderCard({ client, orderId, purchasedOn, device, retailer, isRegistered }: ShownOrder) {
  return html`<li class="card">
<p class="card-head"><strong>${device}</strong>${isRegistered ? html`<span class="tag">Registered</span>` : ""}</p>
<p class="soft">${client}, ${retailer}</p>
<dl>
<div><dt>Order</dt><dd class="pick">${orderId}</dd></div>
<div><dt>Bought on</dt><dd class="pick">${purchasedOn}</dd></div>
</dl>
</li>`;
}
