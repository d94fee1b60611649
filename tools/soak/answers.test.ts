import { expect, it } from "vitest";
import type { SignInPerson } from "../sandbox/people.ts";
import { type Control, readFields, rightAnswer } from "./answers.ts";
import { seededRandom } from "./random.ts";
import { readRoutes } from "./routes.ts";

const person: SignInPerson = {
  ...{ client: "shop", fullName: "Ida Berg", email: "ida@shop.test", password: "A secret", about: "One." },
  ...{ mobile: "0412345678", otherMobiles: [], nationalId: "S1234567D", isLocked: false },
};

const fields = readFields();

const answer = (control: Partial<Control>, seed = 1) =>
  rightAnswer(
    { id: "", type: "text", autocomplete: "", ...control },
    fields,
    { person, code: "271828" },
    seededRandom(seed),
  );

it("answers with the person's data, and with the newest code", () => {
  expect(answer({ type: "password", autocomplete: "current-password" })).toBe("A secret");
  expect(answer({ autocomplete: "one-time-code" })).toBe("271828");
});

it("answers a field of any form with a value that its document accepts", () => {
  for (const [id, field] of fields) {
    if (field.pattern === undefined || field.type === "password") continue;
    const pattern = new RegExp(`^(?:${field.pattern})$`, "u");
    const found = [1, 2, 3].map((seed) => answer({ id: `within-${id}` }, seed));
    expect
      .soft(
        found.every((one) => pattern.test(one)),
        `${id}: ${found.join(", ")} for ${field.pattern}`,
      )
      .toBe(true);
  }
});

it("mostly gives the person's own number, until the page refuses it", () => {
  const own = [person.email, person.mobile, person.nationalId, person.nationalId?.slice(-4)];
  const ownOnes = (isRefused: boolean) =>
    Array.from({ length: 20 }, (_, seed) => answer({ id: "delivery-mobile", type: "tel", isRefused }, seed)).filter(
      (text) => own.includes(text),
    ).length;
  expect(ownOnes(false)).toBeGreaterThan(15);
  expect(ownOnes(true)).toBeLessThan(12);
});

it("gives parts of a day of the last weeks", () => {
  expect(answer({ id: "order-purchaseDate-month" })).toMatch(/^(0[1-9]|1[0-2])$/);
  expect(answer({ id: "order-purchaseDate-day" })).toMatch(/^[0-3]\d$/);
});

it("starts at every address that leads to a flow, and knows the journey of each address", () => {
  const routes = readRoutes();
  expect(routes.starts).toContain("/login");
  expect(routes.starts.filter((path) => path.includes(":"))).toEqual([]);
  expect(routes.journeyAt("/login")).toBe("sign-in");
  expect(routes.journeyAt("/triage"), "an address inside a journey").toBe("service-request");
  expect(routes.journeyAt("/nowhere")).toBe("/nowhere");
});
