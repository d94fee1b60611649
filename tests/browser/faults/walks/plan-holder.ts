import { button, enterCode, enterNumber, openInside, type Walk } from "../walk.ts";

const mobile = "87719023";
const plan = "910270455";

/** One who looks at a plan and renews it. */
export const planHolderWalks: readonly Walk[] = [
  {
    name: "renew a plan",
    client: "sg-carrier",
    locale: "en-US",
    person: mobile,
    start: "/login",
    steps: [
      enterNumber(mobile),
      enterCode(),
      { name: "the prices", asks: ["plan.quote"], byAddress: true, press: openInside(`/renewal/${plan}`) },
      {
        name: "the choice",
        fill: ({ page, say }) => page.getByRole("radio", { name: say("renewal.choice.term"), exact: true }).check(),
        press: button("renewal.choice.submit"),
      },
      { name: "confirm", asks: ["plan.renew"], press: button("renewal.review.confirm") },
    ],
  },
];
