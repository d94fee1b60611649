import { readdirSync, readFileSync } from "node:fs";
import { expandShorthand } from "../../../src/checker/read/shorthand.ts";
import { asDocument } from "../../../src/checker/release/as-document.ts";
import type { Call } from "../../../src/documents/generated/call.ts";
import { compileOperation } from "../../../src/documents/operation.ts";
import { type Caller, createCaller, createServerClock } from "../../../src/operations/index.ts";
import type { Timers } from "../../../src/operations/timers.ts";
import type { SandboxClient } from "../../../tools/sandbox/client.ts";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const calls: Record<string, Call> = Object.fromEntries(
  readdirSync("flows/calls").map((file) => [
    file.replace(".call.json", ""),
    asDocument<Call>(expandShorthand("call", read(`flows/calls/${file}`)), file),
  ]),
);
const operations = Object.fromEntries(
  readdirSync("schemas/api")
    .filter((file) => file.endsWith(".openapi.json"))
    .map((file) => read(`schemas/api/${file}`))
    .flatMap((document) =>
      Object.values<Record<string, { operationId: string }>>(document.paths)
        .flatMap((methods) => Object.values(methods))
        .map(({ operationId }) => [operationId, compileOperation(document, operationId)]),
    ),
);

const BASES = ["auth", "account", "online", "content", "maps", "log", "claims"];

/** What differs between the tests: the server, the customer's tokens and session, and the timers. */
export interface CallerSetUp {
  /** Sends a request to the server, or loses it. */
  send(request: Request): Promise<Response>;
  token(name: string): string | undefined;
  session?(): Readonly<Record<string, unknown>>;
  readonly timers?: Timers;
}

/** The portal's own caller and call documents against the real server: both sides read one contract. */
export function portalCaller(client: SandboxClient, setUp: CallerSetUp): Caller {
  const services = `http://${client.code}.localhost/services`;
  const { send, token, session = () => ({}), timers } = setUp;
  return createCaller({
    calls,
    operations,
    backEnd: {
      bases: {
        ...Object.fromEntries(BASES.map((base) => [base, services])),
        onlineV2: `${services}/v2/online`,
        shellV2: `${services}/v2`,
        uploads: `${services}/uploads`,
      },
      signing: "hmac-sha-256",
      encryption: "aes-256-gcm",
      sharedSecret: client.sharedSecret,
      headers: {},
    },
    chosenVariant: () => undefined,
    scope: () => ({
      session: session(),
      client: {
        code: client.code,
        region: {
          callingCode: "61",
          trunkPrefix: "0",
          mobileLengths: [10],
          timeZone: client.timeZone,
          geocodeRegion: "SGP",
          geocodeLanguage: "en",
        },
      },
    }),
    token,
    clock: createServerClock(),
    fetch: async (input, init) => send(new Request(input, init)),
    ...(timers && { timers }),
  });
}
