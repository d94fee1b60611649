import { arrayElements, member, objectEntries } from "../../src/documents/json.ts";

/** The selection of clients. */
export interface Wanted {
  readonly client?: readonly string[] | undefined;
  /** Those that sell one of these programmes. */
  readonly programme?: readonly string[] | undefined;
}

/** The arguments of the selection, as citty has them. */
export const wantedArguments = {
  client: { type: "string", description: "Only these clients, as a,b" },
  programme: {
    type: "string",
    description: "Only these programmes, as a,b, of the clients that sell them; all else stays",
  },
} as const;

/** The selection of the arguments. */
export const parseWanted = (args: { client?: string | undefined; programme?: string | undefined }): Wanted => ({
  client: splitList(args.client),
  programme: splitList(args.programme),
});

const splitList = (text: string | undefined): readonly string[] | undefined =>
  text === undefined ? undefined : text.split(",").map((one) => one.trim());

/**
 * The ids of the clients that are meant; undefined for all. @throws where one is named that is not there
 * @param clients by id, whatever holds the `programmes` that they sell: a list, or an object by id
 */
export function clientsMeant(
  clients: Readonly<Record<string, unknown>>,
  { client, programme }: Wanted,
): readonly string[] | undefined {
  if (client === undefined && programme === undefined) return undefined;
  const soldBy = (id: string) => idsIn(member(clients[id], "programmes"));
  const ids = Object.keys(clients);
  for (const id of client ?? []) expectOneOf("client", id, ids);
  for (const id of programme ?? []) expectOneOf("programme", id, ids.flatMap(soldBy));
  return ids
    .filter((id) => client === undefined || client.includes(id))
    .filter((id) => programme === undefined || programme.some((one) => soldBy(id).includes(one)));
}

const idsIn = (sold: unknown): string[] =>
  Array.isArray(sold) ? arrayElements(sold).map(String) : objectEntries(sold).map(([id]) => id);

function expectOneOf(kind: string, id: string, known: readonly string[]): void {
  if (known.includes(id)) return;
  throw new Error(`There is no ${kind} "${id}". There are: ${[...new Set(known)].sort().join(", ")}.`);
}
