import { expect, it } from "vitest";
import { type ReleasePieces, releaseFor } from "../../src/checker/release/release-for.ts";
import { prepareRepository } from "../../tools/checker/prepare-repository.ts";
import { contentSecurityPolicy } from "../../tools/serve/security-headers.ts";

const NOWHERE = "https://nowhere.example";
const documents = prepareRepository();

/** How what the programmes of a client let order can be paid. */
const waysToPay = ({ programmes }: ReleasePieces): Set<string | undefined> =>
  new Set(
    Object.values(programmes).flatMap(({ programme: { payment, journeys } }) =>
      (journeys.raiseRequest ?? journeys.cleaning) == null
        ? []
        : payment.checkout.map((method) => payment.methodTypes[method]?.by),
    ),
  );

it.each(documents.clients.map(({ id }) => id))(
  "the policy of %s names the gateway exactly where a programme pays there",
  async (id) => {
    const pieces = await releaseFor(documents, id);
    const policy = contentSecurityPolicy(pieces.client, undefined, pieces.frames);
    const ways = waysToPay(pieces);
    const [frames, leaves] = ["frame-src", "form-action"].map((name) => policy.split(`${name} `)[1]?.split(";")[0]);
    const { card = NOWHERE } = pieces.client.frames ?? {};
    const { gateway = NOWHERE } = pieces.client.leavesTo ?? {};
    expect(frames?.includes(card)).toBe(ways.has("card") || ways.has("wallet"));
    expect(leaves?.includes(gateway)).toBe(ways.has("card") || ways.has("page"));
  },
);
