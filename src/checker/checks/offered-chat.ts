import { member } from "../../documents/json.ts";
import type { Found } from "../findings/problem.ts";
import type { Check } from "./check.ts";

/** A client that offers a chat says where its page is. */
export const offeredChat: Check = {
  ids: ["chat-without-frame"],
  run: ({ clients }) =>
    clients.flatMap(({ id, value, layers }): Found[] => {
      const isOffered = member(value.shell, "offersChat") === true;
      if (!isOffered || member(value.frames, "chat") !== undefined) return [];
      const layer = layers.find((one) => member(member(one.value, "shell"), "offersChat") !== undefined);
      const message = `client "${id}" offers a chat and has no page for it: its customers could only call or write`;
      const hint = 'list the origin under "frames" as "chat", or leave "offersChat" false';
      return [{ file: layer?.path ?? "", spot: { path: ["shell", "offersChat"] }, message, hint }];
    }),
};
