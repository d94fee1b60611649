import { expect, test } from "vitest";
import { drawnMarkup } from "../coverage/drawn-text.tsx";
import { documents, session } from "./support/drawn-request.tsx";

const under = { id: "SR1", agreement: "A1", incident: "Screen Repair", status: "CMPLTD", order: "APPROVED" };
const over = { ...under, order: "DELIVERED" };

/** How the loads of a screen are repeated: the pause in seconds, and whether a list of requests is the last answer. */
function repeated(screen: string, of: { readonly client: string; readonly programme: string }) {
  const found: [string, number | undefined, boolean[]][] = [];
  const signedIn = { ...session, profile: { firstName: "Ida" } };
  drawnMarkup(documents, { screen, ...of, locale: "en-US", session: signedIn, loaded: [] }, ({ call }, repeat) => {
    const isLast = [[under, over], [over], []].map((answer) => repeat?.isLast(answer) ?? true);
    found.push([call, repeat && repeat.every / 1000, isLast]);
  });
  return found;
}

test.each([
  ["start-page/overview", { client: "sg-carrier", programme: "care-3-0" }],
  ["start-page/retail-landing", { client: "au-retailer", programme: "device-plus-mobile" }],
])("%s asks again for the requests until all are over", (screen, of) => {
  expect(repeated(screen, of)).toContainEqual(["request.list", 30, [false, true, true]]);
});

test("the bell asks again as long as somebody is signed in", () => {
  const of = { client: "sg-carrier", programme: "care-3-0" };
  expect(repeated("shell/bell", of)).toContainEqual(["content.notifications", 60, [false, false, false]]);
});
