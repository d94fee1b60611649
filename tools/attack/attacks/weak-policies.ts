import { type DocumentAttack, NotPossible } from "../attack.ts";
import { changedJson } from "../documents/changed-json.ts";
import { some } from "../replies.ts";

const CLIENT = "programmes/clients/sg/sg-carrier.client.json";
/** Places of a client's document whose values reach a header or a style, with an honest value, which must be taken. */
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
    place: "links/products",
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

/** What a value cannot carry: the end of a directive or a declaration, a quote, a space, a wildcard, a line. */
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
  "links/products": ["javascript:alert(1)", "//attacker.example", "https://a@attacker.example", "data:text/html,x"],
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
  does: "writes documents whose frames, hosts, links, bases and theme would add to the policy or to a style",
  allowed: "a finding for each",
  async run(documents) {
    const text = documents.textOf(CLIENT);
    const passed: string[] = [];
    let tried = 0;
    for (const { place, honest, of, stem } of PLACES) {
      const control = await documents.check({ [CLIENT]: changedJson(text, { [place]: honest }) });
      if (control.findings.length > 0)
        throw new NotPossible(`an honest value of ${place} has findings: ${some(control.findings, 1)}`);
      for (const hostile of [...TAILS.map((tail) => stem + tail), ...(WHOLE[place] ?? [])]) {
        tried += 1;
        const { findings } = await documents.check({ [CLIENT]: changedJson(text, { [place]: of(hostile) }) });
        if (findings.length === 0) passed.push(`${place} ${JSON.stringify(hostile)}`);
      }
    }
    return {
      seen: `${tried} documents: ${passed.length === 0 ? "all found" : `${passed.length} pass: ${some(passed, 4)}`}`,
      isHeld: passed.length === 0,
    };
  },
};
