import { html } from "hono/html";
import type { PageView } from "./page-view.ts";

const dateAndTime = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "medium" });
const steps = [
  { minutes: "5", label: "5 minutes later" },
  { minutes: "15", label: "15 minutes later" },
  { minutes: "1440", label: "A day later" },
];

/** The server's time, with a form that shifts it. */
export function clockSection(base: string, { now, offsetMs }: PageView) {
  return html`<section aria-labelledby="clock">
<h2 id="clock">Clock</h2>
<p>The server's time is <time datetime="${now.toISOString()}">${dateAndTime.format(now)}</time>${describe(offsetMs)}.
Codes expire, locks end and sign-ins run out by it.</p>
<form method="post" action="${base}/clock" class="row">
${steps.map(({ minutes, label }) => html`<button name="minutes" value="${minutes}">${label}</button>`)}
<button name="minutes" value="none">Real time</button>
</form>
</section>`;
}

function describe(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  if (minutes === 0) return "";
  return `, ${minutes} ${minutes === 1 ? "minute" : "minutes"} ${offsetMs > 0 ? "ahead of" : "behind"} this machine's`;
}
