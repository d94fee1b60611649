import { describe, expect, it } from "vitest";
import { isJsonObject, member, membersOf } from "../../src/documents/json.ts";
import { resolveReference } from "../../src/documents/openapi-schema.ts";
import { loadContract, readContractDocuments } from "../../tools/sandbox/contract/load-contract.ts";
import { discreetCarrier as client, createFerry } from "./support/carrier.ts";
import { account, type Identifiers, imei, known, locked, nobody, spellings, una } from "./support/discreet-people.ts";
import { encrypted, Portal, type Reply } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const seeds = [{ client: client.code, people: [una, account, locked] }];

const asked = new Set<string>();
const sandbox = sandboxForTests(() => createFerry({ clients: [client], seeds }));
const request = (path: string, init?: RequestInit) => {
  asked.add(`${init?.method ?? "GET"} ${path.replace("/services", "").replace(/\?.*/, "")}`);
  return sandbox.app.request(path, init);
};
const portal = new Portal({ app: { request } }, client);

/** A reply without what is random or a time: their length stays. */
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
type Story = (who: Identifiers) => Promise<Reply[]>;

async function inTurn(steps: readonly Step[]): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const step of steps) replies.push(await step());
  return replies;
}

const registers =
  (typed: (who: Identifiers) => string): Story =>
  async (who) => {
    const opened = await begin(typed(who));
    const { id } = opened.body;
    const before = await inTurn([
      () => link(id),
      () => link(id, account.email),
      () => link(id, "new@ferry.test"),
      () => registrationCode(id),
      () => link(id),
    ]);
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
  (open: (who: Identifiers) => Promise<Reply>, reopen: (who: Identifiers) => Promise<Reply>): Story =>
  async (who) => {
    const first = await open(who);
    const { id, key, t } = first.body;
    const guess = () => portal.verify({ id, t }, "000000");
    const again = await portal.sendCodeV4(id, "E");
    const { m } = again.body;
    const later = () => portal.verify({ id, m }, "000000");
    return [
      first,
      again,
      ...(await inTurn([
        guess,
        () => portal.checkCode({ id, key, t }, "000000"),
        later,
        later,
        later,
        later,
        later,
        later,
        () => portal.sendCode(id),
        () => portal.sendCodeV4(id, "M"),
        () => reopen(who),
        () => begin(who.email),
        () => reset(who.email),
      ])),
    ];
  };

const stories: Readonly<Record<string, Story>> = {
  "wrong passwords of an email": (who) => inTurn(spellings(who.email).map((one) => () => logIn("E", one))),
  "wrong passwords of a number": (who) => inTurn(spellings(who.mobile).map((one) => () => logIn("M", one))),
  "wrong passwords of a national ID": (who) => inTurn(spellings(who.nationalId).map((one) => () => logIn("I", one))),
  "wrong passwords of email, number and ID by turns": (who) =>
    inTurn(
      [1, 2, 3].flatMap(() => [
        () => logIn("E", who.email),
        () => logIn("M", who.mobile),
        () => logIn("I", who.nationalId),
      ]),
    ),
  "a lock by passwords, and all that it shuts": (who) =>
    inTurn([
      ...Array.from({ length: 6 }, () => () => logIn("E", who.email)),
      () => lookUp("E", who.email),
      () => lookUp("M", who.mobile),
      () => lookUp("I", who.nationalId),
      () => reset(who.email),
      () => begin(who.email),
      () => begin(who.mobile),
    ]),
  "look-ups of an email": (who) => inTurn(spellings(who.email).map((one) => () => lookUp("E", one))),
  "look-ups of a number": (who) => inTurn(spellings(who.mobile).map((one) => () => lookUp("M", one, { p: true }))),
  "look-ups of a national ID": (who) => inTurn(spellings(who.nationalId).map((one) => () => lookUp("I", one))),
  "look-ups of a device": (who) => inTurn(spellings(who.imei).map((one) => () => lookUp("I", one, { f: true }))),
  "look-ups of number, ID and email by turns": (who) =>
    inTurn(
      [1, 2, 3, 4].flatMap(() => [
        () => lookUp("M", who.mobile),
        () => lookUp("I", who.nationalId),
        () => lookUp("E", who.email),
      ]),
    ),
  "emails of a device": (who) => inTurn(spellings(who.imei).map((one) => () => portal.emailOfDevice(one))),
  resets: (who) => inTurn(spellings(who.email).map((one) => () => reset(one))),
  "guessed codes after an email": opensAndGuesses(
    (who) => lookUp("E", who.email),
    (who) => lookUp("E", who.email),
  ),
  "guessed codes after a number": opensAndGuesses(
    (who) => portal.sendCodeToNumber(who.mobile),
    (who) => lookUp("M", who.mobile),
  ),
  "guessed codes after a device": opensAndGuesses(
    (who) => lookUp("I", who.imei, { f: true }),
    (who) => lookUp("I", who.imei, { f: true }),
  ),
  "beginnings of registrations": (who) =>
    inTurn([...spellings(who.email), ...spellings(who.mobile)].map((one) => () => begin(one))),
  "a registration by email": registers(({ email }) => email),
  "a registration by number": registers(({ mobile }) => mobile),
};

/** Take something personal, and look nobody up by it. */
const LOOKS_NOBODY_UP = {
  createInquiry: "keeps what was asked",
  sendInquiry: "keeps what was asked",
  uploadInquiryFile: "gives a place for a file",
  geocodeAddress: "looks up a place on the map",
  writeLog: "keeps what a portal logs",
  registerOrderedDevice: "looks up an order, not a person",
  recordConsents: "names an order, not a person",
  verifyReset: "takes the secret of a mailed link",
};

const operationsOf = (document: unknown): unknown[] =>
  membersOf(member(document, "paths")).flatMap(([, methods]) => membersOf(methods).map(([, one]) => one));

/** Whether a request carries something that the contract marks as a person's. */
function isPersonal(document: unknown, operation: unknown): boolean {
  const holds = (value: unknown): boolean => {
    const meant = isJsonObject(value) && "$ref" in value ? resolveReference(document, value, "a request") : value;
    if (Array.isArray(meant)) return meant.some(holds);
    if (!isJsonObject(meant)) return false;
    return Object.hasOwn(meant, "x-personal") || Object.values(meant).some(holds);
  };
  return holds([member(operation, "parameters"), member(operation, "requestBody")]);
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

  it.each(cases)("$name of $who are answered as those of nobody", async ({ story, known: one, unknown }) => {
    const [ofKnown, ofUnknown] = [await story(one), await story(unknown)];
    expect(ofKnown.map(shown)).toEqual(ofUnknown.map(shown));
    expect(ofKnown.map(({ status }) => status)).not.toContain(500);
  });

  it("every operation that takes something personal without a sign-in is among them", () => {
    const contract = loadContract();
    const personal = readContractDocuments()
      .flatMap((document) => operationsOf(document).filter((one) => isPersonal(document, one)))
      .map((one) => String(member(one, "operationId")))
      .filter((id) => contract.operation(id).isSigned && !Object.hasOwn(LOOKS_NOBODY_UP, id));
    const isAsked = (id: string) =>
      asked.has(`${contract.operation(id).method.toUpperCase()} ${contract.operation(id).path}`);
    expect(personal.length).toBeGreaterThan(7);
    expect(personal.filter((id) => !isAsked(id))).toEqual([]);
  });
});
