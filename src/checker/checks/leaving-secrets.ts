import { arrayElements, member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { RuleUse } from "../../documents/text-parts.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { disclosedBy } from "../scope/disclosed-values.ts";
import { messageShape } from "../scope/frame-shapes.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { derivedInSight, withDerivedRules } from "../uses/derived-values.ts";
import { listRules } from "../uses/document-uses.ts";
import { postedMessage } from "../uses/external-frames.ts";
import { type Check, ofEach } from "./check.ts";
import { isDeparture, linkNames } from "./leave-links.ts";

/** Secrets leave the portal only through calls, and to the client's own sites that are declared for them. */
export const leavingSecrets: Check = {
  ids: ["leaving-secret"],
  run: ofEach(["flow", "routes"], (context, document) =>
    listRules(context, document).flatMap((use) => {
      if (isPosted(use.path)) return toFrame(context, document, use.path);
      return isUnderSecrets(use.path) ? toOthers(context, document, use.path) : openly(context, document, use);
    }),
  ),
};

const isPosted = (path: JsonPath) => /(?:^|\.)do\.post\.secrets\.[^.]+$/.test(path.join("."));
const isUnderSecrets = (path: JsonPath) => /(?:^|\.)do\.openExternal\.secrets\.[^.]+$/.test(path.join("."));
const isInTheOpen = (path: JsonPath) =>
  /(?:^|\.)do\.(?:openExternal\.(?:query|fields)|navigate\.with|post\.with|store)\.[^.]+$/.test(path.join("."));

function openly(context: CheckContext, document: SourceDocument, { rule, path }: RuleUse): FoundHere[] {
  if (!isInTheOpen(path) || disclosedBy(rule, scopeOfRule(context, document, path)) !== "secret") return [];
  const isLeaving = path.at(-3) === "openExternal";
  const message = `"${path.at(-1)}" is secret, and would be ${isLeaving ? "in the address of an outside page" : "disclosed"}`;
  const hint =
    isLeaving || path.at(-3) === "post"
      ? `give it under "secrets", to ${RECEIVERS[String(path.at(-3))]}`
      : "pass it to calls only";
  return [{ spot: { path }, message, hint }];
}

const RECEIVERS: Readonly<Record<string, string>> = {
  openExternal: "a site of the client's own",
  post: "a member that the frame's contract marks as sensitive",
};

/** A secret for a member that the frame's contract does not mark. */
function toFrame(context: CheckContext, document: SourceDocument, path: JsonPath): FoundHere[] {
  const posted = postedMessage(context, valueAt(document.value, path.slice(0, -2)));
  const members = posted && messageShape(context, posted.message);
  const name = String(path.at(-1));
  if (members === undefined || !members.names.includes(name) || members.member(name).isSecret) return [];
  const message = `"${name}" is sent as a secret, and the contract of "${posted?.frame.id}" does not mark it as one`;
  return [{ spot: { path }, message, hint: 'mark it there with "sensitive": true, or give it under "with"' }];
}

/**
 * Clients that do not declare the page's link as a site of their own. A link whose name is known only in a run is
 * checked there.
 */
function toOthers(context: CheckContext, document: SourceDocument, path: JsonPath): FoundHere[] {
  const at = [...path.slice(0, -2), "to"];
  const address = withDerivedRules(valueAt(document.value, at), derivedInSight(context, document));
  const isForm = member(valueAt(document.value, path.slice(0, -2)), "method") === "post";
  if (isDeparture(address) && !isForm) {
    const message = `"${path.at(-1)}" is secret, and would be in the address of an outside page`;
    return [{ spot: { path }, message, hint: 'send it in a form: "method": "post"' }];
  }
  return linkNames(address).flatMap(({ name }) =>
    context.clients
      .filter(({ value }) => !arrayElements(member(member(value, "signIn"), "singleSignOn")).includes(name))
      .map(({ id }) => {
        const message = `a secret is sent to "${name}", which client "${id}" does not list under "signIn.singleSignOn"`;
        const hint = "list it there, or send no secret";
        return { spot: { path: at }, message, hint };
      }),
  );
}
