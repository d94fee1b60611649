import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { useScene } from "../scene.ts";

interface Props {
  readonly path: string;
  readonly use: string;
  readonly error: unknown;
}

/** Replaces a block that broke: a customer reads a safe message, a preview shows the error and its place. */
export function BrokenBlock({ path, use, error }: Props) {
  const { isPreview, words } = useScene();
  if (!isPreview) {
    return (
      <div role="status">
        <p>{words.say(runtimeKeys.blockFailed)}</p>
        <button type="button" onClick={() => location.reload()}>
          {words.say(runtimeKeys.tryAgain)}
        </button>
      </div>
    );
  }
  return (
    <pre role="alert">{`block "${path}" (${use}): ${error instanceof Error ? error.message : String(error)}`}</pre>
  );
}
