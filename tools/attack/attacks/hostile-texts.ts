import { signedIn } from "../../contract/cases/signed-in.ts";
import type { DescribedOperation } from "../../contract/contract-operations.ts";
import type { Sending, ServerReply } from "../../contract/server.ts";
import type { ServerAttack } from "../attack.ts";
import { answering } from "../every-request.ts";
import { failed, some } from "../replies.ts";
import type { SavedValues, Target } from "../target.ts";
import { textPlaces, withText } from "../text-places.ts";

const SUBJECT = "customer";
/** Texts that no person types: NUL, halves of a surrogate pair. */
const NUL = "a\u0000b";
const HOSTILE = [NUL, "\ud800", "a\udfffb"];
/** A lone surrogate cannot be put into an address by `URLSearchParams`, only as bytes that are not UTF-8. */
const INVALID_UTF_8 = "%ED%A0%80";

export const hostileTexts: ServerAttack = {
  id: "hostile-texts",
  on: "server",
  does: "puts NUL and lone surrogates into every text of every request",
  allowed: "refused with 4xx",
  async run(target) {
    const saved = await target.play(SUBJECT, signedIn);
    const wrong: string[] = [];
    const all: ServerReply[] = [];
    for (const described of answering(target.facts.operations)) {
      const replies = await hostileTo(target, described, saved);
      all.push(...replies);
      const bad = replies.filter(({ status }) => status < 400 || status >= 500);
      if (bad.length > 0)
        wrong.push(`${described.operation.id} ${[...new Set(bad.map(({ status }) => status))].join("/")}`);
    }
    const taken = all.filter(({ status }) => status < 400).length;
    const seen = `of ${all.length}, ${failed(all)} answered 5xx and ${taken} accepted`;
    return {
      seen: wrong.length === 0 ? seen : `${seen}: ${some(wrong)}`,
      isHeld: wrong.length === 0 && all.length > 0,
    };
  },
};

async function hostileTo(target: Target, described: DescribedOperation, saved: SavedValues): Promise<ServerReply[]> {
  const { operation } = described;
  const sending = target.sendingAs(SUBJECT, saved, operation.isSigned ? undefined : "tokens");
  const replies: ServerReply[] = [];
  for (const place of textPlaces(described).filter(([part]) => part !== "path")) {
    const isEncrypted = operation.encrypt.includes(place.join("."));
    // An encrypted value, or one outside the body, is sent as UTF-8, which has no lone surrogates.
    const texts = place[0] === "body" && !isEncrypted ? HOSTILE : [NUL];
    for (const text of texts) replies.push(await target.send(operation.id, withText(described, place, text), sending));
    // A signature covers the sent bytes, so only a customer can send bytes that are not UTF-8.
    const takesBytes = place[0] === "query" && !isEncrypted && !operation.isSigned;
    if (takesBytes) replies.push(await inBytes(target, described, place, sending));
  }
  return replies;
}

function inBytes(target: Target, described: DescribedOperation, place: readonly string[], sending: Sending) {
  const { path, init } = target.server.prepare(described.operation, withText(described, place, "SURROGATE"), sending);
  return target.server.raw(path.replace("SURROGATE", INVALID_UTF_8), init);
}
