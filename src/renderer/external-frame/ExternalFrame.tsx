import { useRef } from "react";
import { ExternalFrameLayout } from "../../components/external-frame/ExternalFrameLayout.tsx";
import type { JsonObject } from "../../documents/json.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import type { BuiltInProps } from "../built-ins/built-in-props.ts";
import { useScene } from "../scene.ts";
import { foreignAddress } from "./foreign-address.ts";
import { useForeignPage } from "./use-foreign-page.ts";

/** The permissions of every foreign page: its scripts, in its own origin, by which we know its messages. */
const SANDBOX = ["allow-scripts", "allow-same-origin"];

type Size = "small" | "medium" | "large";
const isSize = (value: unknown): value is Size => value === "small" || value === "medium" || value === "large";

/** A page of another origin: the messages of its contract become events, and posts of the flow reach it. */
export function ExternalFrame({ block, scope }: BuiltInProps) {
  const { words, port, visit, frames = {} } = useScene();
  const props = block.props(scope, words);
  const name = String(props.frame);
  const contract = Object.hasOwn(frames, name) ? frames[name] : undefined;
  if (contract === undefined) throw new Error(`There is no external frame "${name}".`);
  const address = foreignAddress(scope, name, props.path);
  const frame = useRef<HTMLIFrameElement>(null);

  const sendAs = (event: string, members?: JsonObject) => {
    const sent = block.on[event];
    const given = sent?.payload(scope, members);
    // Nobody pressed the frame: the control that was pressed stays the one that is busy.
    if (sent !== undefined) port.send({ name: sent.name, visit, ...(given === undefined ? {} : { with: given }) });
  };
  const page = useForeignPage({
    ...{ address, contract, frame },
    follow: (take) => port.followPosts?.(name, take) ?? (() => {}),
    onMessage: sendAs,
    onTimeout: () => sendAs("unavailable"),
    onMisfit: (type) => {
      const error = new Error(`The message "${type}" does not fit the contract.`);
      port.reportProblem({ error, where: `external-frame "${name}"` });
    },
  });

  return (
    <ExternalFrameLayout
      state={page.state}
      size={isSize(props.size) ? props.size : undefined}
      height={page.height}
      loadingText={words.say(runtimeKeys.loading)}
      failedText={words.say(runtimeKeys.loadFailed)}
      retryText={words.say(runtimeKeys.tryAgain)}
      onRetry={page.retry}
      frame={
        <iframe
          key={page.attempt}
          ref={frame}
          src={address.href}
          title={String(props.title ?? "")}
          sandbox={[...SANDBOX, ...contract.sandbox].join(" ")}
          allow={contract.allow.join("; ")}
          referrerPolicy="strict-origin"
          onLoad={page.loaded}
        />
      }
    />
  );
}
