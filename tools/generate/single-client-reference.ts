import type { CheckContext } from "../../src/checker/check-context.ts";
import { clientKeys, programmeKeys } from "../single-client/client-keys.ts";
import { COUNTED, usesOfClient } from "../single-client/client-uses.ts";

const PATH = "docs/single-client.md";

const INTRODUCTION = `# What only one client uses

Made from the documents by \`npm run generate\`. For each client: what its customers can come to and no other client's can, following addresses, frames and the session past conditions on \`client\` and \`settings\` that are never true of it; and what it, or a programme that it sells, says otherwise than the base while no other client does. Why each is there says [this decision](decisions/2026-11-22-unused-and-single-client-constructs.md).
`;

/** The names of one kind that each client has. */
interface Column {
  readonly title: string;
  readonly namesByClient: ReadonlyMap<string, ReadonlySet<string>>;
}

/** docs/single-client.md: path → text. */
export function singleClientFile(documents: CheckContext): [string, string] {
  const columns = buildColumns(documents);
  const clients = documents.clients.map(({ id }) => section(id, columns));
  return [PATH, [INTRODUCTION, ...clients, nobodys(documents, columns)].join("\n")];
}

function buildColumns(documents: CheckContext): Column[] {
  const by = <Found>(find: (client: CheckContext["clients"][number]) => Found) =>
    new Map(documents.clients.map((client) => [client.id, find(client)]));
  const uses = by((client) => usesOfClient(documents, client));
  const counted = COUNTED.map((kind) => ({
    title: `${kind}s`,
    namesByClient: new Map([...uses].map(([id, used]) => [id, used[kind] ?? new Set<string>()])),
  }));
  return [
    ...counted,
    { title: "client keys", namesByClient: by((client) => clientKeys(documents, client)) },
    { title: "programme keys", namesByClient: by((client) => programmeKeys(documents, client)) },
  ];
}

function section(client: string, columns: readonly Column[]): string {
  const rows = columns.flatMap(({ title, namesByClient }) => {
    const others = [...namesByClient].flatMap(([id, names]) => (id === client ? [] : [...names]));
    const own = [...(namesByClient.get(client) ?? [])].filter((name) => !others.includes(name));
    return own.length === 0 ? [] : [`| ${title} | ${listed(own)} |`];
  });
  return [`## ${client}\n`, HEAD, ...rows, ""].join("\n");
}

const HEAD = "| what | which |\n| --- | --- |";

const listed = (names: readonly string[]) =>
  [...names]
    .sort()
    .map((name) => `\`${name}\``)
    .join(", ");

/** Constructs for future journeys. */
function nobodys({ index }: CheckContext, columns: readonly Column[]): string {
  const rows = (["flow", "screen", "form", "call"] as const).flatMap((kind) => {
    const used = columns.find(({ title }) => title === `${kind}s`)?.namesByClient ?? new Map();
    const all = [...index.names(kind)].filter((name) => [...used.values()].every((names) => !names.has(name)));
    return all.length === 0 ? [] : [`| ${kind}s | ${listed(all)} |`];
  });
  return rows.length === 0 ? "" : ["## No client\n", HEAD, ...rows, ""].join("\n");
}
