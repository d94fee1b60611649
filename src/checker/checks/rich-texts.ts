import { isJsonObject, member, objectKeys } from "../../documents/json.ts";
import { isLinkName, isSafeAddress, linkTargets, readRichText } from "../../documents/rich-text.ts";
import { rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { type Wording, wordingsByKey } from "../wording/message-places.ts";
import { type Check, ofEach } from "./check.ts";

/** A message in Markdown has only what a rich text shows, and leads to safe addresses and known links, in each language. */
export const richTexts: Check = {
  ids: ["unfit-markup", "unfit-link"],
  run: ofEach(["screen"], (context, screen) =>
    context
      .visitsOf(screen, "Block")
      .filter(({ value }) => value.component === "rich-text")
      .flatMap(({ value: { props } }) => {
        const wordings = wordingsByKey(context.index).get(String(member(props, "text"))) ?? [];
        const owners = ownersOfLinks(context, member(props, "links"));
        return wordings.flatMap((wording) => [...refusedMarkup(wording), ...strayLinks(wording, owners)]);
      }),
  ),
};

const problem = ({ document, key }: Wording, check: string, message: string, hint: string): FoundHere => ({
  ...{ check, file: document.path, spot: { path: ["messages", key] }, message, hint },
});

const refusedMarkup = (wording: Wording): FoundHere[] =>
  readRichText(wording.text).refused.map((written) =>
    problem(
      wording,
      "unfit-markup",
      `a rich text has no ${JSON.stringify(written)}: it would be shown as it is written`,
      "use headings, paragraphs, lists, *emphasis*, **strong** words and [links](name); a mark needs a space or a sign around it",
    ),
  );

/** Where the links of a block are looked up by name; undefined when nobody knows which links there are. */
interface LinkOwners {
  readonly kind: "client" | "programme";
  readonly all: readonly Resolved[];
}

function ownersOfLinks({ clients, programmes }: CheckContext, links: unknown): LinkOwners | "unknown" | undefined {
  if (links === undefined) return undefined;
  const [read, ...others] = rulePaths(links);
  if (!isJsonObject(links) || read === undefined || others.length > 0) return "unknown";
  if (read.text === "client.links") return { kind: "client", all: clients };
  return read.text === "programme.links" ? { kind: "programme", all: programmes } : "unknown";
}

function strayLinks(wording: Wording, owners: ReturnType<typeof ownersOfLinks>): FoundHere[] {
  const targets = linkTargets(readRichText(wording.text).blocks).filter((to) => !isSafeAddress(to));
  return targets.flatMap((to) => {
    if (!isLinkName(to)) {
      const message = `"${to}" is no address to which a text may lead`;
      return [problem(wording, "unfit-link", message, "use https:, mailto: or tel:, or the name of a link")];
    }
    if (owners === undefined) {
      const message = `nothing says where the link "${to}" leads`;
      return [problem(wording, "unfit-link", message, 'say "links": "$client.links" at the block')];
    }
    if (owners === "unknown") return [];
    return owners.all
      .filter(({ value }) => !objectKeys(member(value, "links")).includes(to))
      .map(({ id, value }) =>
        problem(
          wording,
          "unfit-link",
          `${owners.kind} "${id}" has no link "${to}"`,
          suggest(to, objectKeys(member(value, "links")), "links") ?? "add it there",
        ),
      );
  });
}
