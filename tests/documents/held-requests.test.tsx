import { expect, test } from "vitest";
import { markupText } from "../coverage/drawn-text.tsx";
import { requestPage } from "./support/drawn-request.tsx";

const BEFORE = "2026-11-20T02:00:00Z";
const LATER = "2026-11-22T02:00:00Z";

test.each(["STOLEN", "CHECK"])("a check whose answer is still to come says by when: %s", (reason) => {
  const text = markupText(requestPage({ order: "ON HOLD", hold: { id: "H1", reason, hearBy: LATER } }));
  expect(text).toContain("You will hear from us by Sunday, 22&nbsp;November&nbsp;2026.");
  expect(text).toContain("You will hear from us within 48 hours.");
  expect(text).not.toContain("takes longer");
});

test.each(["STOLEN", "CHECK"])("a check whose answer is late says so, and how to reach support: %s", (reason) => {
  const html = requestPage({ order: "ON HOLD", hold: { id: "H1", reason, hearBy: BEFORE } });
  expect(markupText(html)).not.toContain("You will hear from us");
  expect(html).toContain("Our check takes longer than we said.");
  expect(html).toMatch(/href="tel:[^"]+"/);
  expect(html).toMatch(/href="mailto:[^"]+"/);
});

test("an answer that is awaited promises the time after it, though the first one is over", () => {
  const hold = { id: "H1", reason: "CHECK", hearBy: BEFORE, asks: "DETAILS" };
  const html = requestPage({ order: "MORE INFORMATION NEEDED", hold });
  expect(html).toContain("You will hear from us within 48 hours.");
  expect(html).not.toContain("takes longer");
});
