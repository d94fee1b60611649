import { isJsonObject, member, objectEntries } from "../../src/documents/json.ts";
import type { Operation } from "../../src/documents/operation.ts";
import { put } from "./case-values.ts";
import { asParts, type DescribedOperation, type RequestParts } from "./contract-operations.ts";
import type { ContractRun } from "./contract-run.ts";
import type { Sending } from "./server.ts";

/** Texts that no request may contain, because a database cannot store them. */
const UNFIT = [
  ["U+0000", "a\u0000b"],
  ["half a surrogate pair", "a\ud800b"],
] as const;

/** Percent-encoding that is not UTF-8: an invalid first byte, half a surrogate pair, and a truncated sequence. */
const UNREADABLE = ["%ff", "%ed%a0%80", "%e4%b8"];

/** A placeholder at the changed part of a request's target, which is then signed. */
const MARK = "contract-mark";

/** A header cannot carry such texts: HTTP itself refuses them. */
const PARTS = ["path", "query", "body"];

/** Every place of a schema that takes a text, at any depth. */
function textPlaces(schema: unknown, place: readonly string[]): string[][] {
  const types = [member(schema, "type")].flat();
  const inside = objectEntries(member(schema, "properties")).flatMap(([name, one]) =>
    textPlaces(one, [...place, name]),
  );
  const items = member(schema, "items");
  const elements = isJsonObject(items) ? textPlaces(items, [...place, "0"]) : [];
  return [...(types.includes("string") ? [[...place]] : []), ...inside, ...elements];
}

/** Checks the replies to texts that cannot be stored, at every text of an operation: 400, without any effect. */
export async function checkTexts(
  run: ContractRun,
  { operation, request: schema }: DescribedOperation,
  example: RequestParts,
  sending: Sending,
): Promise<void> {
  const refuses = async (what: string, parts: RequestParts, as: Sending) => {
    const { status } = await run.send(operation.id, what, parts, as);
    if (status !== 400) run.differs("accepted", operation.id, what, `replied ${status}, expected 400`);
  };
  for (const place of PARTS.flatMap((part) => textPlaces(member(member(schema, "properties"), part), [part]))) {
    const name = place.join(".");
    const [part] = place;
    for (const [what, text] of UNFIT.slice(0, part === "body" && !operation.encrypt.includes(name) ? 2 : 1))
      await refuses(`${name}: ${what}`, asParts(put(example, place, text)), sending);
    if (part !== "body") await checkEncoding({ example, place, operation, refuses, sending });
  }
  if (isJsonObject(example.body))
    await refuses("body: U+0000 in a name", { ...example, body: { ...example.body, "a\u0000b": "1" } }, sending);
}

interface Encoded {
  readonly example: RequestParts;
  readonly place: readonly string[];
  readonly operation: Operation;
  readonly refuses: (what: string, parts: RequestParts, as: Sending) => Promise<void>;
  readonly sending: Sending;
}

async function checkEncoding({ example, place, operation, refuses, sending }: Encoded): Promise<void> {
  const name = place.join(".");
  const parts = asParts(put(example, place, MARK));
  for (const encoded of UNREADABLE) {
    const retarget = (target: string) => target.replace(MARK, `a${encoded}`);
    await refuses(`${name}: ${encoded}`, parts, { ...sending, plain: operation.encrypt, retarget });
  }
}
