import type { CheckContext } from "../../src/checker/check-context.ts";
import { fullName } from "../../src/checker/read/source-document.ts";
import { member } from "../../src/documents/json.ts";
import { messagePrefix } from "../../src/forms/form-parts.ts";
import { dataOfCalls } from "../personal-data/call-data.ts";
import { createDataUses, type DataUses } from "../personal-data/data-uses.ts";
import { askedData, type HeldDatum, storedData } from "../personal-data/held-data.ts";
import type { Marked } from "../personal-data/marks.ts";

const PATH = "docs/personal-data.md";

const INTRODUCTION = `# Personal data

Which personal data the portal asks for, shows and sends, and what for. Made from the documents by \`npm run generate\`: a form's field, a flow's data and a value of the back-end contract carry the mark \`personal\` with a purpose, or \`sensitive\` (here: **secret**) for passwords, codes and tokens. What carries no mark does not stand here, so a new field that is about a person needs one.

- **asked** is what a customer types or chooses; **kept** is what a journey remembers meanwhile, from a reply or an address.
- **Screens** ask for the datum or show something of it, if only whether it is there. **Calls** are the questions to the back end that it goes out with; [what each call carries](#calls) stands below, with the requests behind it. Where a rule takes a whole, such as the profile, all that is in it counts. What a screen sends along with a press is not followed.
- A **secret** lives in the memory of the page only: it is not stored in the browser, not logged and not tracked; tokens, which no journey reads, are kept sealed in the tab until the customer signs out. Other data of a journey under way are kept in the browser until it ends, and go when the customer signs out. [Security](security.md) says how, and what tests it.
- How long the back end keeps what it is sent, and who reads it there, is not known to these documents.
`;

/** docs/personal-data.md: path → text. */
export function personalDataFile(context: CheckContext): [string, string] {
  const data = [...askedData(context), ...storedData(context)];
  const findDataUses = createDataUses(context);
  const rows = data.map((datum) => ({ datum, row: tableRow(context, datum, findDataUses(datum)) }));
  const journeys = [...new Set(data.map(({ holder }) => holder.journey ?? ""))].sort();
  const sections = journeys.map((journey) => {
    const own = rows.filter(({ datum }) => (datum.holder.journey ?? "") === journey).map(({ row }) => row);
    return [
      `## ${journey === "" ? "The session" : journey}\n`,
      ...(journey === "" ? [OF_SESSION] : []),
      HEAD,
      ...own,
      "",
    ];
  });
  return [PATH, [INTRODUCTION, ...purposes(data), ...sections.flat(), ...callSection(context)].join("\n")];
}

const OF_SESSION = "What the whole portal knows while somebody is signed in.\n";

const HEAD = "| what | purpose | where from | screens | goes out with |\n| --- | --- | --- | --- | --- |";

function tableRow(context: CheckContext, datum: HeldDatum, uses: DataUses): string {
  const { holder } = datum;
  const isAsked = holder.kind === "form";
  const label = isAsked ? findLabel(context, datum) : undefined;
  const storage = holder.kind === "session" ? "kept" : `kept by the flow \`${holder.id}\``;
  const out = [
    ...uses.calls.map((call) => `[\`${call}\`](#calls)`),
    ...uses.flows.map((flow) => `the flow \`${flow}\``),
    ...uses.elsewhere,
  ];
  return joinCells(
    [label, code(datum.path.join("."))].filter(Boolean).join(" "),
    purposeText(datum),
    isAsked ? `asked in the form \`${holder.id}\`` : storage,
    uses.screens.map((screen) => shortName(screen, holder.journey)).join(", "),
    out.join(", "),
  );
}

const code = (text: string) => (text === "" ? "" : `\`${text}\``);
const joinCells = (...texts: string[]) => `| ${texts.join(" | ")} |`;

/** Inside its journey, a screen is known by its id. */
const shortName = (name: string, journey: string | undefined) =>
  code(name.startsWith(`${journey}/`) ? name.slice(`${journey}/`.length) : name);

function purposeText({ purpose, isSecret }: Pick<Marked, "purpose" | "isSecret">): string {
  return [purpose, isSecret ? "**secret**" : undefined].filter((word) => word !== undefined).join(", ");
}

/** The label that customers read, in English; `undefined` when a rule decides it. */
function findLabel({ index }: CheckContext, { holder, path }: HeldDatum): string | undefined {
  const [first = "", inner] = path;
  const field = member(member(holder.value, "fields"), first);
  const fieldsOf = member(field, "fieldsOf");
  const inForm = [fullName(holder).replace("/", "."), ...path].join(".");
  const own = inner === undefined ? field : member(member(field, "fields"), inner);
  const derived = typeof fieldsOf === "string" ? `${messagePrefix(fieldsOf)}.${inner}` : inForm;
  const label = member(own, "label");
  const key = label === undefined ? `${derived}.label` : label;
  const english = index
    .of("messages")
    .filter(({ locale, wordingOwner }) => locale === "en-US" && wordingOwner !== "client");
  const words = english.map(({ value }) =>
    typeof key === "string" ? member(member(value, "messages"), key) : undefined,
  );
  const text = words.find((word) => typeof word === "string");
  return typeof text === "string" ? text.replaceAll("|", "\\|") : undefined;
}

/** The data that is asked for or kept for each purpose, and its journeys. */
function purposes(data: readonly HeldDatum[]): string[] {
  const names = [...new Set(data.flatMap(({ purpose }) => purpose ?? []))].sort();
  const rows = names.map((name) => {
    const own = data.filter(({ purpose }) => purpose === name);
    const journeys = [...new Set(own.map(({ holder }) => holder.journey ?? "the session"))].sort();
    return joinCells(name, String(own.length), journeys.join(", "));
  });
  return ["## Purposes\n", "| purpose | data | journeys |\n| --- | --- | --- |", ...rows, ""];
}

function callSection(context: CheckContext): string[] {
  const rows = dataOfCalls(context).map(({ call, sent, received, requests }) =>
    joinCells(
      `\`${call}\``,
      listed(sent),
      listed(received),
      requests.map(({ line, encrypted }) => [code(line), ...encryption(encrypted)].join(" ")).join("<br>"),
    ),
  );
  return [
    "## Calls\n",
    "What goes with each call, what comes back, and the requests by which clients ask. All travel over HTTPS; a value under **encrypted** is encrypted beside that.\n",
    "| call | sent | received | requests |\n| --- | --- | --- | --- |",
    ...rows,
    "",
  ];
}

const encryption = (places: readonly string[]) =>
  places.length === 0 ? [] : [`**encrypted** ${places.map(code).join(", ")}`];

/** Values by their purpose. */
function listed(marked: readonly Marked[]): string {
  const by = new Map<string, string[]>();
  for (const one of marked) {
    const purpose = purposeText(one);
    by.set(purpose, [...(by.get(purpose) ?? []), code(one.path.join(".") || "the whole")]);
  }
  return [...by].map(([purpose, names]) => `${purpose}: ${names.join(", ")}`).join("<br>");
}
