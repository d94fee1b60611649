import { isJsonObject } from "../../documents/json.ts";
import type { TabMessage, TabsPort } from "../ports.ts";

const CHANNEL = "portal";

/** The other tabs of this origin, over a BroadcastChannel; silent when the browser has none. */
export function tabsPort(): TabsPort {
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  return {
    post: (message) => channel?.postMessage(message),
    listen(onMessage) {
      const listener = ({ data }: MessageEvent<unknown>) => {
        const message = readTabMessage(data);
        if (message !== undefined) onMessage(message);
      };
      channel?.addEventListener("message", listener);
      return () => channel?.removeEventListener("message", listener);
    },
  };
}

function readTabMessage(data: unknown): TabMessage | undefined {
  if (!isJsonObject(data)) return undefined;
  if (data.kind === "signedOut") return { kind: "signedOut" };
  return data.kind === "signedIn" && typeof data.userId === "string"
    ? { kind: "signedIn", userId: data.userId }
    : undefined;
}
