import { type RefObject, useEffect, useRef, useState } from "react";
import type { JsonObject } from "../../documents/json.ts";
import type { FrameContract } from "../../documents/release.ts";
import type { FramePost } from "../../ports/screen-port.ts";
import { heightIn, messageToPost, readMessage } from "./foreign-messages.ts";

/** The longest time until a page can be used, in milliseconds; after it, the frame shows a failure. */
const LOAD_TIMEOUT = 20_000;

/** A foreign page, and what is done with what it says. */
interface ForeignPage {
  readonly address: URL;
  readonly contract: FrameContract;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Starts to take the messages that the run posts to the page. Returns a function that ends it. */
  readonly follow: (take: (post: FramePost) => void) => () => void;
  readonly onMessage: (type: string, members: JsonObject) => void;
  readonly onTimeout: () => void;
  /** Called with the type of a message that does not fit the contract. */
  readonly onMisfit: (type: string) => void;
}

/** A conversation with a foreign page: its state, and what the frame reports. */
export function useForeignPage(page: ForeignPage) {
  const { address, contract, frame } = page;
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [height, setHeight] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const waiting = useRef<FramePost[]>([]);
  // A run may post at once when it learns that the page is ready, before the next drawing.
  const isReady = useRef(false);

  const post = ({ message, values }: FramePost) => {
    const data = messageToPost(message, values, contract.outgoing);
    if (data === undefined) page.onMisfit(message);
    else frame.current?.contentWindow?.postMessage(data, address.origin);
  };
  const becomeReady = () => {
    isReady.current = true;
    setState("ready");
    for (const one of waiting.current.splice(0)) post(one);
  };
  const receive = (data: unknown) => {
    const wanted = heightIn(data);
    if (wanted !== undefined) return setHeight(wanted);
    const message = readMessage(data, contract.incoming);
    if (message === undefined) return undefined;
    if (!message.isRight) return page.onMisfit(message.type);
    if (message.type === contract.ready) becomeReady();
    return page.onMessage(message.type, message.members);
  };
  const giveUp = () => {
    if (state !== "loading") return;
    setState("failed");
    page.onTimeout();
  };
  const take = (one: FramePost) => (isReady.current ? post(one) : void waiting.current.push(one));
  const latest = useLatest({ receive, giveUp, take, follow: page.follow });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin === address.origin && event.source === frame.current?.contentWindow)
        latest.current.receive(event.data);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [address.origin, frame, latest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has its own wait.
  useEffect(() => {
    const timer = setTimeout(() => latest.current.giveUp(), LOAD_TIMEOUT);
    return () => clearTimeout(timer);
  }, [address.href, attempt, latest]);

  useEffect(() => latest.current.follow((one) => latest.current.take(one)), [latest]);

  return {
    ...{ state, height, attempt },
    loaded: () => contract.ready === undefined && becomeReady(),
    retry() {
      isReady.current = false;
      setState("loading");
      setAttempt(attempt + 1);
    },
  };
}

/** The newest value, for listeners that live longer than a drawing. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
