import { isJsonObject, type JsonObject, member, membersOf } from "../json.ts";

const CODE = "{client.code}";

/** A client or programme with the client's code in its links, so that one address serves every client. */
export function withFilledLinks(document: JsonObject, client: JsonObject): JsonObject {
  const code = member(client, "code");
  if (!isJsonObject(document.links) || typeof code !== "string") return document;
  const links = membersOf(document.links).map(([name, link]) => [
    name,
    typeof link === "string" ? link.replaceAll(CODE, encodeURIComponent(code)) : link,
  ]);
  return { ...document, links: Object.fromEntries(links) };
}
