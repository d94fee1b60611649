import { type Checking, openChecking } from "../../../src/checker/check-documents.ts";
import { isJsonObject } from "../../../src/documents/json.ts";
import { checkerFacts } from "../../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../../tools/checker/read-document-files.ts";
import { fixFindings } from "../../../tools/fix/fix-findings.ts";
import { allKinds } from "../../../tools/new/all-kinds.ts";
import { prepareNew } from "../../../tools/new/prepare-new.ts";

/** What an editor asks for; the rest is written by hand. */
const region = { "calling-code": "81", "mobile-lengths": "11", "mobile-prefixes": "070,080,090", "region-code": "JPN" };
const address = { address: "postalCode,province,city,addressLine1", "postal-code": "000-0000" };
const help = { phone: "+81-3-5550-0142", email: "care@sakura.example", products: "https://sakura.example/plans" };
const steps = [
  ["country", { id: "JP", currency: "JPY", ...region, ...address }],
  ["language", { id: "ja-JP" }],
  ["programme", { id: "jp-care", country: "JP", name: "Sakura Care", "wire-names": "Sakura Care" }],
  ["client", { id: "sakura-care", country: "JP", languages: "ja-JP", programmes: "jp-care", ...help }],
  ["screen", { id: "service-request/backup", title: "Back up your phone", button: "I have a copy" }],
] as const;

const questions = {
  dropHeight: {
    ...{ type: "radio", options: ["hand", "table", "higher"], required: true },
    ...{ accepts: { "!==": ["$value", "higher"] }, otherwise: "callUs" },
  },
  brokenParts: { type: "checkboxes", options: ["screen", "camera", "other"], required: true },
  otherPart: {
    ...{ type: "text", required: true, maxLength: 60 },
    visibleWhen: { "===": [{ in: ["other", "$form.brokenParts"] }, true] },
  },
};
const dropped = {
  ...{ wire: "Dropped Phone", serviceType: "REPAIR", delivery: "refresh" },
  triage: [{ questions: Object.keys(questions) }],
  ...{ dataTransfer: "none", fee: "SCRNFEE" },
};
const reading = {
  ...{ type: "text", required: true, maxLength: 60, pattern: "[\\p{Script=Katakana}ー 　]+", autocomplete: "off" },
  ...{ personal: { purpose: "delivery" }, mapTo: "Address3" },
};
const added = ["/requests/types/droppedPhone", "/address/fields/nameReading"];
const ofProgramme = {
  adds: [...added, ...Object.keys(questions).map((one) => `/triage/questions/${one}`)],
  requests: { offers: ["droppedPhone"], types: { droppedPhone: dropped } },
  triage: { questions },
  address: {
    order: ["nameReading", "postalCode", "province", "city", "addressLine1"],
    fields: { nameReading: reading, addressLine1: { suggest: "$load.found.value.address" } },
  },
  journeys: { raiseRequest: "service-request/raise-request" },
};

const postalCode = { type: "string", personal: { purpose: "delivery" } };
const map = { "query.language": "$client.region.geocodeLanguage", "query.region": "$client.region.geocodeRegion" };
const byPostalCode = {
  $schema: "../../schemas/call.schema.json",
  id: "address.by-postal-code",
  formatVersion: 2,
  summary: "Finds the place that a postal code means.",
  ...{ input: { postalCode }, required: ["postalCode"], output: { $ref: "session#Place" }, failures: [] },
  variants: {
    v1: {
      operation: "geocodeAddress",
      request: { "query.address": "$input.postalCode", ...map, "query.precision": "ROOFTOP" },
      output: { get: ["$reply.results", 0] },
    },
  },
};
const found = {
  ...{ call: "address.by-postal-code", when: { present: "$form.home.postalCode" }, debounce: "PT0.3S" },
  with: { postalCode: "$form.home.postalCode" },
};

const ADDRESS = "flows/user-information/address.form.json";
const RAISE = "flows/service-request/raise-request.flow.json";
const PROGRAMME = "programmes/jp/jp-care.programme.json";
const backUp = { to: "backup", if: { "===": ["$client.region.country", "JP"] }, sets: "backedUp" };
const backupState = { screen: "backup", on: { CONTINUE: { set: { backedUp: true }, to: "next" } } };

/** The value of a JSON file, as an editor changes it. */
const changing =
  (checking: Checking) =>
  (path: string, change: (value: Readonly<Record<string, unknown>>) => object): [string, string] => {
    const value: unknown = JSON.parse(checking.readText(path) ?? "{}");
    return [path, JSON.stringify(isJsonObject(value) ? change(value) : value, null, 2)];
  };

/** The members, with others before one of them. */
const before = (name: string, value: unknown, others: object) =>
  Object.fromEntries(
    Object.entries(Object(value)).flatMap((entry) =>
      entry[0] === name ? [...Object.entries(others), entry] : [entry],
    ),
  );

/** A brand in Japan, with an incident, a reading and an address of its own, and a screen before the review. */
export async function makeJapaneseBrand(): Promise<Checking> {
  const checking = openChecking(readDocumentFiles("."), checkerFacts());
  const changed = changing(checking);
  for (const [kind, given] of steps) {
    const known = allKinds[kind];
    if (known !== undefined) await prepareNew(known, checking, { given });
  }
  checking.write(
    new Map([
      changed(PROGRAMME, (programme) => ({ ...programme, ...ofProgramme })),
      changed(ADDRESS, (form) => ({ ...form, load: { ...Object(form.load), found } })),
      changed(RAISE, (flow) => {
        const list: readonly { to: string }[] = JSON.parse(JSON.stringify(flow.steps));
        const at = list.findIndex(({ to }) => to === "review");
        const data = Object(flow.data);
        return {
          ...flow,
          data: { ...data, properties: { ...data.properties, backedUp: { type: "boolean" } } },
          steps: [...list.slice(0, at), backUp, ...list.slice(at)],
          states: before("review", flow.states, { backup: backupState }),
        };
      }),
      ["flows/calls/address.by-postal-code.call.json", JSON.stringify(byPostalCode)],
    ]),
  );
  fixFindings(checking);
  return checking;
}
