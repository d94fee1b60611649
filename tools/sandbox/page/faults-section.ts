import { html } from "hono/html";
import { FAULT_KINDS, type Fault } from "../faults.ts";
import type { PageView } from "./page-view.ts";

const meanings: Record<Fault["kind"], string> = {
  latency: "Slow answer",
  status: "Failure status",
  cutBefore: "Cut before anything was done",
  cutAfter: "Done, then cut",
  hang: "No answer",
  trickle: "A byte at a time",
  html: "A page instead of JSON",
  malformed: "Half of the JSON",
  cutBody: "Cut in the middle of the answer",
  shape: "Other JSON than the contract's",
  expired: "Expired sign-in",
};

/** The active faults, and a form that adds one. */
export function faultsSection(base: string, { faults, faultyNames }: PageView) {
  const active = Object.entries(faults);
  return html`<section aria-labelledby="faults">
<h2 id="faults">Faults</h2>
${active.length === 0 ? html`<p class="empty">Everything works.</p>` : activeFaults(base, active)}
<form method="post" action="${base}/faults" class="fields">
<label>Operation<select name="operation">${faultyNames.map((id) => html`<option>${id}</option>`)}</select></label>
<label>What happens<select name="kind">
${FAULT_KINDS.map((kind) => html`<option value="${kind}">${meanings[kind]}</option>`)}
</select></label>
<label>Status<input name="status" type="number" min="200" max="599" placeholder="503"></label>
<label>Milliseconds<input name="ms" type="number" min="0" max="600000" placeholder="3000"></label>
<label>How often<input name="times" type="number" min="1" placeholder="always"></label>
<button>Switch on</button>
</form>
</section>`;
}

function activeFaults(base: string, active: [string, Fault][]) {
  return html`<ul class="cards">${active.map(
    ([operation, fault]) => html`<li class="card">
<p class="card-head"><strong>${operation}</strong><span class="tag bad">${meanings[fault.kind]}</span></p>
<p class="soft">${detail(fault)}</p>
</li>`,
  )}</ul>
<form method="post" action="${base}/faults/clear"><button>Switch all off</button></form>`;
}

function detail({ status, ms, times }: Fault): string {
  return [
    status === undefined ? "" : `status ${status}`,
    ms === undefined ? "" : `${ms} ms`,
    times === undefined ? "until switched off" : `${times} more`,
  ]
    .filter(Boolean)
    .join(", ");
}
