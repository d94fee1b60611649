import { member } from "../../documents/json.ts";
import { parsePointer } from "../findings/inside.ts";
import type { Found } from "../findings/problem.ts";
import { findOrigin } from "../resolve/resolve-layers.ts";
import type { Check } from "./check.ts";

/** A client that offers a chat says where its page is. */
export const offeredChat: Check = {
  ids: ["chat-without-frame"],
  run: ({ clients }) =>
    clients.flatMap((client): Found[] => {
      const { id, value } = client;
      const isListed = member(value.frames, String(member(value.chat, "frame"))) !== undefined;
      if (member(value.shell, "offersChat") !== true || isListed) return [];
      const spot = { path: parsePointer("/shell/offersChat") };
      const message = `client "${id}" offers a chat and has no page for it: its customers could only call or write`;
      const hint = 'name its frame in "chat" and list the origin under "frames", or leave "offersChat" false';
      return [{ file: findOrigin(client, spot.path)?.path ?? "", spot, message, hint }];
    }),
};
