import type { CheckContext } from "../../../src/checker/check-context.ts";
import { baseLanguage } from "../../../src/checker/wording/languages.ts";
import { arrayElements, member } from "../../../src/documents/json.ts";
import { type NewKind, versionedHead } from "../plan.ts";
import { type Answers, listed } from "../question.ts";
import { sampleSeed } from "../sample-seed.ts";
import { asWords } from "../texts.ts";

const BASE = "base-client";

/** `portal new client`: a brand with a portal of its own, and a person of the sandbox who can sign in to it. */
export const client: NewKind = {
  description: "Writes a client, and a person of the sandbox with its plans",
  questions: [
    { name: "id", asks: "The id of the client", example: "kiwi-care", pattern: /^[a-z]+(?:-[a-z0-9]+)+$/ },
    {
      name: "extends",
      asks: "The client from which it inherits",
      example: BASE,
      choices: ({ index }) => [...index.names("client")],
      usual: () => BASE,
    },
    {
      name: "name",
      asks: "Its name, for people who read the documents",
      example: "Kiwi Care",
      usual: (_, { id }) => (id ? asWords(id) : undefined),
    },
    { name: "country", asks: "Its country", example: "NZ", choices: ({ index }) => [...index.names("country")] },
    {
      name: "languages",
      asks: "The languages that customers can choose",
      example: "en-US,zh-Hant-TW",
      isList: true,
      choices: ({ index }) => [...index.names("language")],
      usual: ({ index }) => baseLanguage(index),
    },
    {
      name: "programmes",
      asks: "The programmes that it sells",
      example: "kiwi-phone",
      isList: true,
      choices: ({ programmes }) => programmes.map(({ id }) => id),
    },
    {
      name: "sign-in",
      asks: "What is asked for first at sign-in",
      example: "mobile",
      choices: ({ index }) => entries(index.find("flow", "sign-in/sign-in")?.value),
      usual: () => "mobile",
    },
    { name: "phone", asks: "The telephone number of its help", example: "+64-9-555-0142", pattern: /^\+[\d-]{6,20}$/ },
    { name: "email", asks: "The email of its help", example: "care@kiwi-care.example", pattern: /^\S+@\S+\.\S+$/ },
    {
      name: "products",
      asks: "The page that shows what it sells",
      example: "https://kiwi-care.example/plans",
      pattern: /^https:\/\/\S+$/,
    },
    {
      name: "code",
      asks: "Its name in back ends",
      example: "kiwicare",
      pattern: /^[\w-]+$/,
      usual: (_, { id }) => id?.replaceAll("-", ""),
    },
    { name: "host", asks: "Its host", example: "kiwi-care.localhost", usual: (_, { id }) => id && `${id}.localhost` },
    {
      name: "brand",
      asks: "Its colour, dark enough for white letters on it",
      example: "#0b5c4a",
      pattern: /^#[0-9a-f]{6}$/,
      isOptional: true,
    },
    {
      name: "secret",
      asks: "The secret that it shares with the sandbox",
      example: "kiwi-care-sandbox-secret",
      usual: (_, { id }) => id && `${id}-sandbox-secret`,
    },
  ],
  examples: [
    "new client kiwi-care --country NZ --programmes kiwi-phone --phone +64-9-555-0142 --email care@kiwi-care.example --products https://kiwi-care.example/plans",
  ],
  plan(answers, context) {
    const { id = "", name = "", country = "", code = "" } = answers;
    const file = `programmes/clients/${country.toLowerCase()}/${id}.client.json`;
    const document = {
      ...versionedHead(file, "client", id, `${name}.`),
      ...differences(answers, context),
    };
    return {
      files: new Map([[file, document]]),
      edits: [],
      others: new Map([[`tools/sandbox/seed/${code}.json`, sampleSeed(answers, context)]]),
      next: [
        `npm run portal -- walk --client ${id}`,
        `npm run dev; its address is http://${answers.host}, and the sandbox's page says who can sign in`,
      ],
    };
  },
};

const entries = (flow: unknown): string[] => {
  const entry = ["settings", "properties", "entry", "enum"].reduce<unknown>(member, flow);
  return arrayElements(entry).map(String);
};

/** Only what it does not inherit. */
function differences(answers: Answers, context: CheckContext) {
  const { extends: parent = BASE, brand } = answers;
  const languages = listed(answers.languages);
  const base = context.index.find("client", parent)?.value;
  const spoken = arrayElements(member(base, "languages"));
  const isSpoken = languages.length === spoken.length && languages.every((one, at) => one === spoken[at]);
  return {
    extends: parent,
    hosts: [answers.host],
    code: answers.code,
    ...(!isSpoken && { languages }),
    region: { country: answers.country },
    ...(answers["sign-in"] !== "emailAndPassword" && { signIn: { registersAccount: false } }),
    ...(brand && { theme: { tokens: { brand } } }),
    backEnd: { sharedSecret: answers.secret },
    links: { products: answers.products },
    chat: { phone: answers.phone, email: answers.email },
    ...(answers["sign-in"] !== "emailAndPassword" && {
      settings: { "sign-in/sign-in": { entry: answers["sign-in"] } },
    }),
    programmes: listed(answers.programmes),
  };
}
