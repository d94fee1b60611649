import { useEffect, useRef, useState } from "react";
import { ExternalFrameLayout } from "../../components/external-frame/ExternalFrameLayout.tsx";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import type { BuiltInProps } from "../built-ins/built-in-props.ts";
import { useScene } from "../scene.ts";
import { foreignAddress } from "./foreign-address.ts";
import { heightIn, readDeclaredMessages, readMessage } from "./foreign-messages.ts";

/** The permissions of a foreign page: its own scripts and forms in its own origin; never navigation of ours. */
const SANDBOX = "allow-scripts allow-forms allow-same-origin";

/** The maximum loading time of a page, in milliseconds; after it, the frame shows a failure. */
const LOAD_TIMEOUT = 20_000;

type Size = "small" | "medium" | "large";
const isSize = (value: unknown): value is Size => value === "small" || value === "medium" || value === "large";

/** A page of another origin; its declared messages become events, all others are ignored. */
export function ExternalFrame({ block, scope, instance }: BuiltInProps) {
  const { words, port, send } = useScene();
  const props = block.props(scope, words);
  const address = foreignAddress(scope.client, props.frame, props.path);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [height, setHeight] = useState<number>();
  const [attempt, setAttempt] = useState(0);

  const receive = (data: unknown) => {
    const wanted = heightIn(data);
    if (wanted !== undefined) return setHeight(wanted);
    const message = readMessage(data, readDeclaredMessages(props.messages));
    if (message === undefined) return undefined;
    if (!message.isRight) {
      const where = `external-frame "${String(props.frame)}"`;
      port.reportProblem({ error: new Error(`The message "${message.type}" is not as declared.`), where });
      return undefined;
    }
    const sent = block.on[message.event];
    const given = sent?.payload(scope, { data: message.data });
    if (sent !== undefined) send(instance, { name: sent.name, ...(given === undefined ? {} : { with: given }) });
    return undefined;
  };
  const latestReceive = useRef(receive);
  useEffect(() => {
    latestReceive.current = receive;
  });

  const { origin } = address;
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) latestReceive.current(event.data);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [origin]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has its own wait.
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === "loading" ? "failed" : now)), LOAD_TIMEOUT);
    return () => clearTimeout(timer);
  }, [address.href, attempt]);

  return (
    <ExternalFrameLayout
      state={state}
      size={isSize(props.size) ? props.size : undefined}
      height={height}
      loadingText={words.say(runtimeKeys.loading)}
      failedText={words.say(runtimeKeys.loadFailed)}
      retryText={words.say(runtimeKeys.tryAgain)}
      onRetry={() => {
        setState("loading");
        setAttempt(attempt + 1);
      }}
      frame={
        <iframe
          key={attempt}
          ref={frame}
          src={address.href}
          title={String(props.title ?? "")}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin"
          onLoad={() => setState("ready")}
        />
      }
    />
  );
}
