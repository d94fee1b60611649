import { dirname } from "node:path/posix";
import type { CheckContext } from "../../../src/checker/check-context.ts";
import { arrayElements, member, objectEntries, objectKeys } from "../../../src/documents/json.ts";
import { edited } from "../edited-document.ts";
import { type NewKind, versionedHead } from "../plan.ts";
import { type Answers, listed } from "../question.ts";
import { asWords, baseTexts } from "../texts.ts";

const BASE = "base-programme";

/** A value that a programme says itself, or inherits; abstract programmes too. */
function inherited(context: CheckContext, id: string, ...path: string[]): unknown {
  const document = context.index.find("programme", id);
  if (document === undefined) return undefined;
  const own = path.reduce<unknown>(member, document.value);
  return own ?? inherited(context, String(member(document.value, "extends")), ...path);
}

/** `portal new programme`: a plan, its name, and the clients that sell it. */
export const programme: NewKind = {
  description: "Writes a programme and its name, and adds it to the clients that sell it",
  questions: [
    { name: "id", asks: "The id of the programme", example: "care-extra", pattern: /^[a-z]+(?:-[a-z0-9]+)*$/ },
    {
      name: "extends",
      asks: "The programme or family from which it inherits",
      example: "region-sg",
      choices: ({ index }) => [...index.names("programme")],
      usual: () => BASE,
    },
    {
      name: "country",
      asks: "Its country",
      example: "SG",
      choices: ({ index }) => [...index.names("country")],
      usual: (context, answers) => {
        const said = inherited(context, answers.extends ?? BASE, "country");
        return typeof said === "string" ? said : undefined;
      },
    },
    {
      name: "name",
      asks: "Its name, in the base language",
      example: "Care Extra",
      usual: (_, { id }) => (id ? asWords(id) : undefined),
    },
    {
      name: "wire-names",
      asks: "Its names in back ends, by which the portal recognises it",
      example: "Extra",
      isList: true,
      usual: (_, { name }) => name,
    },
    {
      name: "billing",
      asks: "How it is paid",
      example: "monthly",
      choices: () => ["monthly", "upfront"],
      usual: (context, answers) => {
        const said = inherited(context, answers.extends ?? BASE, "plan", "billing");
        return typeof said === "string" ? said : "monthly";
      },
    },
    {
      name: "requests",
      asks: "The incidents for which customers can make a request",
      example: "replacement,screenRepair",
      isList: true,
      choices: (context, answers) => objectKeys(inherited(context, answers.extends ?? BASE, "requests", "types")),
      isOptional: true,
    },
    {
      name: "journeys",
      asks: "The journeys that its customers have beside those that it inherits",
      example: "raiseRequest,cancelRequest",
      isList: true,
      choices: (context) => [...usualJourneys(context).keys()],
      isOptional: true,
    },
    {
      name: "client",
      asks: "The clients that sell it",
      example: "sg-carrier",
      isList: true,
      isOptional: true,
      choices: ({ index }) => [...index.names("client")],
    },
  ],
  examples: [
    "new programme care-extra --extends region-sg --wire-names Extra --client sg-carrier",
    'new programme kiwi-phone --country NZ --name "Kiwi Phone Care" --wire-names "Kiwi Phone"',
  ],
  plan(answers, context) {
    const { id = "", name = "", client } = answers;
    const file = `${folderFor(answers, context)}/${id}.programme.json`;
    const document = {
      ...versionedHead(file, "programme", id, `${name}.`),
      ...differences(answers, context),
    };
    return {
      files: new Map([[file, document]]),
      edits: [
        ...baseTexts(context, "programme", id, { "programme.name": name }),
        ...listed(client).flatMap((one) => {
          const sold = arrayElements(context.clients.find((served) => served.id === one)?.value.programmes);
          return edited(context, "client", one, ["programmes"], [...sold, id]);
        }),
      ],
      next: [
        ...(client
          ? []
          : [`A client sells it by its "programmes": npm run portal -- new client <id> --programmes ${id}`]),
        "To see it, give a person of the sandbox the plan: an agreement whose offerName is its wire name.",
      ],
    };
  },
};

/** The journeys that programmes have, and the flow of each in the first of these. */
const usualJourneys = ({ programmes }: CheckContext): ReadonlyMap<string, unknown> =>
  new Map(programmes.flatMap(({ value }) => objectEntries(member(value, "journeys"))).reverse());

/** Beside its family; what extends the base is in the folder of its country. */
function folderFor({ extends: parent = BASE, country = "" }: Answers, { index }: CheckContext): string {
  const family = parent === BASE ? undefined : index.find("programme", parent);
  return family === undefined ? `programmes/${country.toLowerCase()}` : dirname(family.path);
}

/** Only what it does not inherit. */
function differences(answers: Answers, context: CheckContext) {
  const { extends: parent = BASE, country, billing } = answers;
  const offers = listed(answers.requests);
  const journeys = listed(answers.journeys).map((one) => [one, usualJourneys(context).get(one)]);
  return {
    extends: parent,
    ...(inherited(context, parent, "country") !== country && { country }),
    offer: { wireNames: listed(answers["wire-names"]) },
    ...(inherited(context, parent, "plan", "billing") !== billing && { plan: { billing } }),
    ...(offers.length > 0 && { requests: { offers } }),
    ...(journeys.length > 0 && { journeys: Object.fromEntries(journeys) }),
  };
}
