import { member, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { FlowDocument, SourceDocument } from "../read/source-document.ts";
import { listRules } from "../uses/document-uses.ts";
import { frameOfBlock, postedMessage } from "../uses/external-frames.ts";
import { flowsShowing, listScreens } from "../uses/flow-links.ts";
import { withSubstitutes } from "../uses/substitutions.ts";
import { type BlockOfScreen, type Check, ofEach, ofEachBlock } from "./check.ts";

/** A page of another party has an origin; a message to it has the members of its contract, and a page that gets it. */
export const frameMessages: Check = {
  ids: ["unlisted-frame", "unfit-frame-message", "post-without-frame"],
  run: (context, found) => [...unlisted(context, found), ...posts(context, found)],
};

const unlisted = ofEachBlock((context: CheckContext, { screen, block, path }: BlockOfScreen): FoundHere[] => {
  const frame = frameOfBlock(context, block);
  const owners = [...context.clients, ...context.programmes];
  if (frame === undefined || owners.some(({ value }) => objectKeys(value.frames).includes(frame.id))) return [];
  if (flowsShowing(context, screen).some((flow) => asksForOrigin(context, flow, frame.id))) return [];
  const message = `no client or programme lists an origin for "${frame.id}"`;
  return [
    { check: "unlisted-frame", spot: { path: [...path, "props", "frame"] }, message, hint: 'add it to "frames"' },
  ];
});

/** Whether a flow has a rule that knows where nobody lists an origin of the frame. */
function asksForOrigin(context: CheckContext, flow: FlowDocument, frame: string): boolean {
  const asked = [`client.frames.${frame}`, `programme.frames.${frame}`];
  return listRules(context, flow).some(({ rule }) => rulePaths(rule).some(({ text }) => asked.includes(text)));
}

const posts = ofEach(["flow", "routes"], (context, document) =>
  context.visitsOf(document, "Actions").flatMap(({ value: { post }, path }) => {
    if (post === undefined) return [];
    const at = [...path, "post"];
    return [...misfits(context, post, at), ...unreceived(context, document, String(post.frame), at)];
  }),
);

function misfits(context: CheckContext, post: object, at: JsonPath): FoundHere[] {
  const known = postedMessage(context, post);
  if (known === undefined) return [];
  const { frame, message } = known;
  const names = objectKeys(message.properties);
  const given = (["with", "secrets"] as const).flatMap((part) =>
    objectEntries(member(post, part)).map(([name]) => ({ name, path: [...at, part, name] })),
  );
  const problem = { check: "unfit-frame-message" };
  const unknown = given.filter(({ name }) => !names.includes(name));
  const missing = (message.required ?? []).filter((name) => !given.some((one) => one.name === name));
  return [
    ...unknown.map(({ name, path }) => ({
      ...problem,
      spot: { path, part: "key" as const },
      message: `the message has no member "${name}" in the contract of "${frame.id}"`,
      hint: suggest(name, names, "members"),
    })),
    ...missing.map((name) => ({
      ...problem,
      spot: { path: [...at, "message"] },
      message: `the message needs the member "${name}", by the contract of "${frame.id}"`,
      hint: 'give it under "with"',
    })),
  ];
}

/** A message to a page that no screen of the flow shows. */
function unreceived(context: CheckContext, document: SourceDocument, frame: string, at: JsonPath): FoundHere[] {
  if (!context.index.names("external-frame").has(frame)) return [];
  const screens = document.kind === "flow" ? listScreens(context, document) : [];
  const shown = screens
    .flatMap((screen) => withSubstitutes(context, "screen", screen))
    .flatMap((screen) => context.visitsOf(screen, "Block"))
    .some(({ value }) => frameOfBlock(context, value)?.id === frame);
  if (shown) return [];
  const message = `no screen of this ${document.kind === "flow" ? "flow" : "document"} shows "${frame}"`;
  const hint = `show it in an "external-frame" of the screen that is on view then`;
  return [{ check: "post-without-frame", spot: { path: [...at, "frame"] }, message, hint }];
}
