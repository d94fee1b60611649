import type { DocumentAttack } from "../attack.ts";
import type { AttackedDocuments } from "../documents/attacked-documents.ts";
import { changedJson } from "../documents/changed-json.ts";
import { NotPossible } from "../not-possible.ts";
import { some } from "../replies.ts";

const CLIENT = "programmes/clients/sg/sg-carrier.client.json";
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
    honest: ["sg-carrier.localhost", "attack.localhost"],
    of: (value) => ["sg-carrier.localhost", value],
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
    for (const values of listRounds()) {
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
  readonly place: string;
  readonly value: string;
  /** The member at the place. */
  readonly written: unknown;
}

/** Rounds of hostile values, one for each place. */
function listRounds(): Hostile[][] {
  const columns = PLACES.map(({ place, of, stem }) =>
    [...TAILS.map((tail) => stem + tail), ...(WHOLE[place] ?? [])].map((value) => ({
      place,
      value,
      written: of(value),
    })),
  );
  const rounds = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => columns.flatMap((column) => column[round] ?? []));
}

async function takesHonest(documents: AttackedDocuments): Promise<void> {
  const honest = Object.fromEntries(PLACES.map((one) => [one.place, one.honest]));
  const { findings } = await documents.check({ [CLIENT]: changedJson(documents.readText(CLIENT), honest) });
  if (findings.length > 0) throw new NotPossible(`valid values have a finding: ${findings[0]?.what}`);
}

/**
 * The values that pass. All are written into one document; a value without a finding of its own is checked again alone.
 */
async function passing(documents: AttackedDocuments, values: readonly Hostile[]): Promise<readonly Hostile[]> {
  const { text, findings } = await written(documents, values);
  if (findings.length === 0) return values;
  const lines = text.split("\n");
  const isFound = ({ value }: Hostile) =>
    findings.some(({ file, line }) => file === CLIENT && lines[line - 1]?.includes(JSON.stringify(value)) === true);
  const passed: Hostile[] = [];
  for (const one of values.filter((value) => !isFound(value)))
    if ((await written(documents, [one])).findings.length === 0) passed.push(one);
  return passed;
}

/** The client's document with the values at their places, and its findings. */
async function written(documents: AttackedDocuments, values: readonly Hostile[]) {
  const at = Object.fromEntries(values.map((one) => [one.place, one.written]));
  const text = changedJson(documents.readText(CLIENT), at);
  const { findings } = await documents.check({ [CLIENT]: text });
  return { text, findings };
}
