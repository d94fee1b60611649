import { describe, expect, it } from "vitest";
import { isJsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { resolveReference } from "../../src/documents/openapi-schema.ts";
import { loadContract, readContractDocuments } from "../../tools/sandbox/contract/load-contract.ts";
import { discreetCarrier as client, createFerry } from "./support/carrier.ts";
import { account, type Identifiers, imei, known, locked, nobody, spellings, una } from "./support/discreet-people.ts";
import { encrypted, Portal, type Reply } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const seeds = [{ client: client.code, people: [una, account, locked] }];

const asked = new Set<string>();
const sandbox = sandboxForTests((place) => createFerry({ ...place, clients: [client], seeds }));
const request = (path: string, init?: RequestInit) => {
  asked.add(`${init?.method ?? "GET"} ${path.replace("/services", "").replace(/\?.*/, "")}`);
  return sandbox.app.request(path, init);
};
const portal = new Portal({ app: { request } }, client);

/** A reply without random values and times, whose length stays. */
const shown = ({ status, body }: Reply) => ({
  status,
  size: Buffer.byteLength(JSON.stringify(body)),
  body: JSON.parse(JSON.stringify(body), (name, value) =>
    ["id", "key", "t", "m", "retryAt"].includes(name) && typeof value === "string"
      ? `${value.slice(0, 2)} and ${value.length} long`
      : value,
  ),
});

const post = (path: string, body: Record<string, unknown>, encrypt: string[] = []) =>
  portal.send(path, { body, encrypt });
const logIn = (t: string, u: string) => post("/api/v1/auth/login", { u, t, p: "not it" }, ["body.u", "body.p"]);
const lookUp = (t: string, u: string, more = {}) => post("/api/v3/auth/login", { u, t, ...more }, ["body.u"]);
const begin = (typed: string) =>
  portal.send(`/api/v1/account/check?d=${encrypted(client.sharedSecret, "query.d", typed)}`, { method: "GET" });
const holder = (id: string, d: string) => post("/api/v1/account/verify", { id, d }, ["body.d"]);
const link = (id: string, email?: string) =>
  post(
    "/api/v1/account/link-email",
    { id, ...(email === undefined ? {} : { email }) },
    email === undefined ? [] : ["body.email"],
  );
const registrationCode = (id: string) => portal.send("/api/v1/account/otp", { method: "GET", headers: { id } });
const checkRegistrationCode = (id: string, m: string) =>
  portal.send("/api/v1/account/otp", { headers: { id, m }, body: { otp: "000000" }, encrypt: ["body.otp"] });
const create = (id: string) =>
  portal.send("/api/v1/account/user", {
    headers: { "idempotency-key": `key-${id}` },
    body: { id, p: "a good long password" },
    encrypt: ["body.p"],
  });
const reset = (d: string) => post("/api/v1/auth/password-reset", { d }, ["body.d"]);

type Step = () => Promise<Reply>;
/** What somebody does with identifiers: the replies in their order. */
type Story = (person: Identifiers) => Promise<Reply[]>;

async function inTurn(steps: readonly Step[]): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const step of steps) replies.push(await step());
  return replies;
}

const registers =
  (typed: (person: Identifiers) => string): Story =>
  async (person) => {
    const opened = await begin(typed(person));
    const { id } = opened.body;
    const before = await inTurn([
      () => link(id),
      () => link(id, account.email),
      () => link(id, "new@ferry.test"),
      () => registrationCode(id),
      () => link(id),
    ]);
    const [, linkToKnown, linkToNew] = before.map(shown);
    expect(linkToKnown).toEqual(linkToNew);
    const sent = await registrationCode(id);
    const wrong = () => checkRegistrationCode(id, sent.body.t ?? "n_none");
    return [
      opened,
      ...before,
      sent,
      ...(await inTurn([wrong, wrong, wrong, wrong, wrong, wrong, () => registrationCode(id), () => create(id)])),
      ...(await inTurn(Array.from({ length: 6 }, () => () => holder(id, "000Z")))),
    ];
  };

const opensAndGuesses =
  (open: (person: Identifiers) => Promise<Reply>, reopen: (person: Identifiers) => Promise<Reply>): Story =>
  async (person) => {
    const first = await open(person);
    const { id, key, t } = first.body;
    const guess = () => portal.verify({ id, t }, "000000");
    const again = await portal.sendCodeV4(id, "E");
    const { m } = again.body;
    const guessAgain = () => portal.verify({ id, m }, "000000");
    return [
      first,
      again,
      ...(await inTurn([
        guess,
        () => portal.checkCode({ id, key, t }, "000000"),
        guessAgain,
        guessAgain,
        guessAgain,
        guessAgain,
        guessAgain,
        guessAgain,
        () => portal.sendCode(id),
        () => portal.sendCodeV4(id, "M"),
        () => reopen(person),
        () => begin(person.email),
        () => reset(person.email),
      ])),
    ];
  };

const stories: Readonly<Record<string, Story>> = {
  "wrong passwords of an email": (person) => inTurn(spellings(person.email).map((one) => () => logIn("E", one))),
  "wrong passwords of a number": (person) => inTurn(spellings(person.mobile).map((one) => () => logIn("M", one))),
  "wrong passwords of a national ID": (person) =>
    inTurn(spellings(person.nationalId).map((one) => () => logIn("I", one))),
  "wrong passwords of email, number and ID by turns": (person) =>
    inTurn(
      [1, 2, 3].flatMap(() => [
        () => logIn("E", person.email),
        () => logIn("M", person.mobile),
        () => logIn("I", person.nationalId),
      ]),
    ),
  "a lock by passwords, and all that it shuts": (person) =>
    inTurn([
      ...Array.from({ length: 6 }, () => () => logIn("E", person.email)),
      () => lookUp("E", person.email),
      () => lookUp("M", person.mobile),
      () => lookUp("I", person.nationalId),
      () => reset(person.email),
      () => begin(person.email),
      () => begin(person.mobile),
    ]),
  "look-ups of an email": (person) => inTurn(spellings(person.email).map((one) => () => lookUp("E", one))),
  "look-ups of a number": (person) =>
    inTurn(spellings(person.mobile).map((one) => () => lookUp("M", one, { p: true }))),
  "look-ups of a national ID": (person) => inTurn(spellings(person.nationalId).map((one) => () => lookUp("I", one))),
  "look-ups of a device": (person) => inTurn(spellings(person.imei).map((one) => () => lookUp("I", one, { f: true }))),
  "look-ups of number, ID and email by turns": (person) =>
    inTurn(
      [1, 2, 3, 4].flatMap(() => [
        () => lookUp("M", person.mobile),
        () => lookUp("I", person.nationalId),
        () => lookUp("E", person.email),
      ]),
    ),
  "emails of a device": (person) => inTurn(spellings(person.imei).map((one) => () => portal.emailOfDevice(one))),
  resets: (person) => inTurn(spellings(person.email).map((one) => () => reset(one))),
  "guessed codes after an email": opensAndGuesses(
    (person) => lookUp("E", person.email),
    (person) => lookUp("E", person.email),
  ),
  "guessed codes after a number": opensAndGuesses(
    (person) => portal.sendCodeToNumber(person.mobile),
    (person) => lookUp("M", person.mobile),
  ),
  "guessed codes after a device": opensAndGuesses(
    (person) => lookUp("I", person.imei, { f: true }),
    (person) => lookUp("I", person.imei, { f: true }),
  ),
  "beginnings of registrations": (person) =>
    inTurn([...spellings(person.email), ...spellings(person.mobile)].map((one) => () => begin(one))),
  "a registration by email": registers(({ email }) => email),
  "a registration by number": registers(({ mobile }) => mobile),
};

/** Operations that take personal data, and look up nobody by it. */
const IDENTIFIES_NOBODY = {
  createInquiry: "keeps what was asked",
  sendInquiry: "keeps what was asked",
  uploadInquiryFile: "gives a place for a file",
  geocodeAddress: "looks up a place on the map",
  writeLog: "keeps what a portal logs",
  registerOrderedDevice: "looks up an order, not a person",
  recordConsents: "names an order, not a person",
  verifyReset: "takes the secret of a mailed link",
};

const listOperations = (document: unknown): unknown[] =>
  objectEntries(member(document, "paths")).flatMap(([, methods]) => objectEntries(methods).map(([, one]) => one));

/** Whether a request carries something that the contract marks as a person's. */
function isPersonal(document: unknown, operation: unknown): boolean {
  const marksPersonal = (value: unknown): boolean => {
    const meant = isJsonObject(value) && "$ref" in value ? resolveReference(document, value, "a request") : value;
    if (Array.isArray(meant)) return meant.some(marksPersonal);
    if (!isJsonObject(meant)) return false;
    return Object.hasOwn(meant, "x-personal") || Object.values(meant).some(marksPersonal);
  };
  return marksPersonal([member(operation, "parameters"), member(operation, "requestBody")]);
}

describe("where a client reveals nothing", () => {
  const pairs: readonly { who: string; known: Identifiers; unknown: Identifiers; only?: RegExp }[] = [
    { who: "a customer", known, unknown: nobody },
    {
      who: "a holder without an account",
      known: { ...una, imei },
      unknown: { ...nobody, email: "uxa@ferry.test" },
      only: /registration/,
    },
    {
      who: "somebody locked",
      known: { ...locked, imei },
      unknown: { ...nobody, email: "lexf@ferry.test" },
      only: /turns|shuts|registration|resets/,
    },
  ];
  const cases = Object.entries(stories).flatMap(([name, story]) =>
    pairs.filter(({ only }) => only?.test(name) ?? true).map((pair) => ({ name, story, ...pair })),
  );

  it.each(cases)("$name of $who are answered as those of an unknown person", async ({ story, known: one, unknown }) => {
    const [ofKnown, ofUnknown] = [await story(one), await story(unknown)];
    expect(ofKnown.map(shown)).toEqual(ofUnknown.map(shown));
    expect(ofKnown.map(({ status }) => status)).not.toContain(500);
  });

  it("every operation that takes personal data without a sign-in is covered", () => {
    const contract = loadContract();
    const personal = readContractDocuments()
      .flatMap((document) => listOperations(document).filter((one) => isPersonal(document, one)))
      .map((one) => String(member(one, "operationId")))
      .filter((id) => contract.operation(id).isSigned && !Object.hasOwn(IDENTIFIES_NOBODY, id));
    const isAsked = (id: string) =>
      asked.has(`${contract.operation(id).method.toUpperCase()} ${contract.operation(id).path}`);
    expect(personal.length).toBeGreaterThan(7);
    expect(personal.filter((id) => !isAsked(id))).toEqual([]);
  });
});
