import { member } from "../../../src/documents/json.ts";
import { traceRule } from "../../../src/engine/index.ts";
import { prepareRepository } from "../../../tools/checker/prepare-repository.ts";
import { readDocumentFiles } from "../../../tools/checker/read-document-files.ts";

const { index, programmes } = prepareRepository(readDocumentFiles("."));
const rules = member(index.find("rules", "my-service-requests/cards")?.value, "rules");
const programme = programmes.find(({ id }) => id === "care-4-0")?.value;
const raw = member(member(programme, "status"), "raw");

/** The state of a claim card that the portal shows for a raw status, and that of the order. */
export const cardOf = (status: string, order?: string): unknown =>
  traceRule(
    { rule: ["cardOf", { var: "status" }, { var: "order" }, { var: "raw" }] },
    { status, order, raw, rules, zone: "UTC" },
  ).value;
