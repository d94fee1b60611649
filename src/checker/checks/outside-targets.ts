import { objectKeys as keys, member } from "../../documents/json.ts";
import { valueAt } from "../findings/inside.ts";
import { noncesOfFlow } from "../uses/nonces.ts";
import type { Target } from "./reference-target.ts";

/** The kinds of reference to pages of other parties, their messages, and the nonces of returns from them. */
export const outsideTargets: Readonly<Record<string, Target>> = {
  "external-frame": {
    check: "unknown-external-frame",
    noun: "an external frame",
    plural: "external frames",
    names: (_, { index }) => index.names("external-frame"),
  },
  "own-incoming": {
    check: "unknown-frame-message",
    noun: "an incoming message of this frame",
    plural: "messages",
    names: ({ document }) => keys(member(document.value, "incoming")),
  },
  "frame-message": {
    check: "unknown-frame-message",
    noun: "an outgoing message of this frame",
    plural: "messages",
    names: ({ document, path }, { index }) => {
      const frame = index.find("external-frame", String(valueAt(document.value, [...path.slice(0, -1), "frame"])));
      return frame && keys(frame.value.outgoing);
    },
  },
  nonce: {
    check: "unknown-nonce",
    noun: "a nonce that a flow makes",
    plural: "nonces",
    names: (_, context) => context.index.of("flow").flatMap((flow) => noncesOfFlow(context, flow)),
  },
};
