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
      if (member(value.shell, "offersChat") !== true || member(value.frames, "chat") !== undefined) return [];
      const spot = { path: parsePointer("/shell/offersChat") };
      const message = `client "${id}" offers a chat and has no page for it: its customers could only call or write`;
      const hint = 'list the origin under "frames" as "chat", or leave "offersChat" false';
      return [{ file: findOrigin(client, spot.path)?.path ?? "", spot, message, hint }];
    }),
};
