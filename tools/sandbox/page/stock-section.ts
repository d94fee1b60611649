import { html } from "hono/html";
import type { StockedDevice } from "../requests/stock.ts";
import type { PageView } from "./page-view.ts";

/** How many devices a button brings. */
const DELIVERY = 3;

/** The devices that a warehouse has none of, each with a button that brings some; empty without such devices. */
export function stockSection(base: string, { missing }: PageView) {
  if (missing.length === 0) return "";
  return html`<section aria-labelledby="stock">
<h2 id="stock">Devices that are out of stock</h2>
<p>A customer who waits for one gets it first, and then chooses a day.</p>
<ul class="cards">${missing.map((one) => stockCard(base, one))}</ul>
</section>`;
}

function stockCard(base: string, { country, device }: StockedDevice) {
  const { make, model } = device.model;
  const name = [make, model, device.capacity, device.colour].filter((word) => word !== undefined).join(" ");
  return html`<li class="card">
<p class="card-head"><strong>${name}</strong></p>
<p class="soft">${country}</p>
<form method="post" action="${base}/stock"><input type="hidden" name="country" value="${country}"><input type="hidden" name="device" value="${device.id}"><button name="left" value="${DELIVERY}" aria-label="Bring ${DELIVERY} of ${name}, ${country}">Bring ${DELIVERY}</button></form>
</li>`;
}
