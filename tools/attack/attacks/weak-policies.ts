import type { DocumentAttack } from "../attack.ts";
import type { AttackedDocuments, Changes } from "../documents/attacked-documents.ts";
import { changedJson } from "../documents/changed-json.ts";
import { NotPossible } from "../not-possible.ts";
import { some } from "../replies.ts";

/** Documents that are written at once, since a check of one costs nearly as much as a check of all. */
const CLIENTS = [
  "programmes/clients/au/au-retailer.client.json",
  "programmes/clients/my/my-celcom.client.json",
  "programmes/clients/my/my-maxis.client.json",
  "programmes/clients/ph/ph-smart.client.json",
  "programmes/clients/sg/sg-carrier.client.json",
  "programmes/clients/tech-care/tech-care.client.json",
  "programmes/clients/th/th-true.client.json",
  "programmes/clients/tw/tw-home-carrier.client.json",
  "programmes/clients/tw/tw-open-market.client.json",
];
/** Places of a client's document whose values reach a header or a style, with a valid value, which must be accepted. */
const PLACES: readonly {
  readonly place: string;
  readonly honest: unknown;
  readonly of: (value: string) => unknown;
  readonly stem: string;
}[] = [
  {
    place: "frames/chat",
    honest: "https://chat.attack.example",
    of: (value) => value,
    stem: "https://chat.attack.example",
  },
  {
    place: "hosts",
    honest: ["attack.localhost"],
    of: (value) => [value],
    stem: "attack.localhost",
  },
  {
    place: "links/google",
    honest: "https://attack.example/care",
    of: (value) => value,
    stem: "https://attack.example/care",
  },
  {
    place: "backEnd/bases",
    honest: { maps: "https://attack.example/api" },
    of: (value) => ({ maps: value }),
    stem: "https://attack.example",
  },
  { place: "theme/tokens/brand", honest: "#8c1d4b", of: (value) => value, stem: "#8c1d4b" },
  { place: "theme/darkTokens/brand", honest: "#f59ab9", of: (value) => value, stem: "#f59ab9" },
];

/** Texts that a value cannot contain: the end of a directive or a declaration, a quote, a space, a wildcard, a line. */
const TAILS = [
  "; script-src *",
  ";script-src%20*",
  "' 'unsafe-inline'",
  '"',
  " https://attacker.example",
  ", default-src *",
  "*",
  "\n",
  "\t",
  "</style>",
  "} body { display: none",
];
/** Values that are hostile as a whole. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  "frames/chat": ["*", "https:", "https://*", "https://*.example", "data:", "'self'", "https://chat.example/path;x"],
  hosts: ["*", "*.localhost", "attack.localhost:80", "attack.localhost/path", "a@attack.localhost"],
  "links/google": ["javascript:alert(1)", "//attacker.example", "https://a@attacker.example", "data:text/html,x"],
  "backEnd/bases": ["*", "https://*", "https://*.example/api", "https://a@attacker.example", "//attacker.example"],
  "theme/tokens/brand": [
    "red; --x: url(https://attacker.example)",
    "url(https://attacker.example)",
    "var(--x)",
    "#fff\\3b",
  ],
};

export const weakPolicies: DocumentAttack = {
  id: "weak-policies",
  on: "documents",
  does: "writes documents whose frames, hosts, links, bases and theme would extend the policy or a style",
  allowed: "a finding for each",
  async run(documents) {
    await takesHonest(documents);
    const passed: string[] = [];
    let tried = 0;
    for (const values of listChecks()) {
      const missed = await passing(documents, values);
      tried += values.length;
      passed.push(...missed.map(({ place, value }) => `${place} ${JSON.stringify(value)}`));
      for (const one of missed) documents.saw(`${one.place} ${JSON.stringify(one.value)}`);
    }
    const seen = passed.length === 0 ? "all found" : `${passed.length} pass: ${some(passed, 4)}`;
    return { seen: `${tried} values: ${seen}`, isHeld: passed.length === 0 };
  },
};

interface Hostile {
  readonly client: string;
  readonly place: string;
  readonly value: string;
  /** The member at the place. */
  readonly written: unknown;
}

/** Hostile values, at most one for each place of each client. */
function listChecks(): Hostile[][] {
  const columns = PLACES.map(({ place, of, stem }) =>
    [...TAILS.map((tail) => stem + tail), ...(WHOLE[place] ?? [])].map((value, row) => ({
      client: CLIENTS[row % CLIENTS.length] ?? "",
      place,
      value,
      written: of(value),
    })),
  );
  const most = Math.max(...columns.map(({ length }) => length));
  const checks = Math.ceil(most / CLIENTS.length);
  return Array.from({ length: checks }, (_, index) =>
    columns.flatMap((column) => column.slice(index * CLIENTS.length, (index + 1) * CLIENTS.length)),
  );
}

async function takesHonest(documents: AttackedDocuments): Promise<void> {
  const [client = ""] = CLIENTS;
  const honest = PLACES.map(({ place, honest: written }) => ({ client, place, value: "", written }));
  const { findings } = await documents.check(written(documents, honest));
  if (findings.length > 0) throw new NotPossible(`valid values have a finding: ${findings[0]?.what}`);
}

/** The values that pass. A value without a finding of its own is checked again alone. */
async function passing(documents: AttackedDocuments, values: readonly Hostile[]): Promise<readonly Hostile[]> {
  const changes = written(documents, values);
  const { findings } = await documents.check(changes);
  const isFound = ({ client, value }: Hostile) =>
    findings.some(
      ({ file, line }) =>
        file === client && changes[client]?.split("\n")[line - 1]?.includes(JSON.stringify(value)) === true,
    );
  const passed: Hostile[] = [];
  for (const one of values.filter((value) => !isFound(value)))
    if ((await documents.check(written(documents, [one]))).findings.length === 0) passed.push(one);
  return passed;
}

/** The clients' documents with the values at their places. */
function written(documents: AttackedDocuments, values: readonly Hostile[]): Changes {
  const change = (client: string): [string, string][] => {
    const its = values
      .filter((one) => one.client === client)
      .map(({ place, written: value }) => [place, value] as const);
    return its.length === 0 ? [] : [[client, changedJson(documents.readText(client), Object.fromEntries(its))]];
  };
  return Object.fromEntries(CLIENTS.flatMap(change));
}
