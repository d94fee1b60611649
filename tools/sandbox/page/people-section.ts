import { html } from "hono/html";
import type { SignInPerson } from "../people.ts";
import type { PageView } from "./page-view.ts";

/** The people that a tester can sign in as, by client, with the portal to open. */
export function peopleSection({ people, port }: PageView) {
  const clients = [...new Set(people.map(({ client }) => client))];
  return html`<section aria-labelledby="people">
<h2 id="people">People</h2>
<p>Sign in as one of them. Tap a value to select it. National IDs are invented.</p>
${clients.map((client) =>
  clientPeople(
    client,
    people.filter((person) => person.client === client),
    port,
  ),
)}
</section>`;
}

function clientPeople(client: string, people: readonly SignInPerson[], port: string) {
  const host = people[0]?.host;
  return html`<div class="title"><h3>${client}</h3>${host === undefined ? "" : portalLink(host, port)}</div>
<ul class="cards">${people.map(personCard)}</ul>`;
}

function portalLink(host: string, port: string) {
  const address = `http://${host}${port === "" ? "" : `:${port}`}/`;
  return html`<a href="${address}">Open ${host}</a>`;
}

function personCard({ fullName, about, email, password, mobile, otherMobiles, nationalId, isLocked }: SignInPerson) {
  return html`<li class="card">
<p class="card-head"><strong>${fullName}</strong>${isLocked ? html`<span class="tag bad">Locked</span>` : ""}</p>
<p class="soft">${about}</p>
<dl>
${fact("Email", email)}${fact("Password", password)}
${[mobile, ...otherMobiles].map((number) => fact("Mobile", number))}${fact("National ID", nationalId)}
</dl>
</li>`;
}

const fact = (name: string, value: string | undefined) =>
  value ? html`<div><dt>${name}</dt><dd class="pick">${value}</dd></div>` : "";
