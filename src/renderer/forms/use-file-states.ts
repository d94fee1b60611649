import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { FieldValue } from "../../forms/field-value.ts";
import { type FileHandle, isFileHandle } from "../../ports/file-handle.ts";
import type { FilePort } from "../../ports/screen-port.ts";
import type { Words } from "../../texts/catalogue.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";

/** The state of a field's file, as its control draws it. */
export interface ShownFile {
  readonly id: string;
  readonly text: string;
  readonly tone?: "good";
  /** In percent, while it is being uploaded. */
  readonly progress?: number;
  /** The address of its picture on this device. */
  readonly preview?: string;
  /** It was chosen just now: it has no actions yet. */
  readonly isArriving?: boolean;
}

interface Watched {
  readonly value: FieldValue;
  readonly port: FilePort | undefined;
  readonly words: Words;
  /** Called with a file that is no longer on the device. */
  readonly onGone: (id: string) => void;
}

const never = () => () => {};

/** The states of the files of a field, with their pictures. */
export function useFileStates({ value, port, words, onGone }: Watched): readonly ShownFile[] {
  const handles = typeof value === "object" ? value.filter((one) => isFileHandle(one)) : [];
  const share = useCallback((id: string) => port?.sent(id), [port]);
  useSyncExternalStore(port?.follow ?? never, () => handles.map(({ id }) => share(id)).join());
  const previews = usePreviews(handles, port, onGone);
  return handles.map(({ id }) => {
    const preview = previews.get(id);
    return { id, ...describeProgress(share(id), words), ...(preview === undefined ? {} : { preview }) };
  });
}

function describeProgress(share: number | undefined, words: Words): Omit<ShownFile, "id" | "preview"> {
  if (share === undefined) return { text: words.say(runtimeKeys.fileChosen) };
  if (share === 1) return { text: words.say(runtimeKeys.fileSent), tone: "good" };
  // In tens, so that a screen reader does not announce every step.
  const tens = new Intl.NumberFormat(words.locale, { style: "percent" }).format(Math.floor(share * 10) / 10);
  return { text: words.say(runtimeKeys.fileSending, { share: tens }), progress: Math.round(share * 100) };
}

/** Addresses of the pictures among the files, by id, for as long as they are shown. */
function usePreviews(handles: readonly FileHandle[], port: FilePort | undefined, onGone: (id: string) => void) {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const reportGone = useEffectEvent(onGone);
  const ids = handles.map(({ id }) => id).join();
  useEffect(() => {
    let isOver = false;
    const made: string[] = [];
    const show = async (id: string) => {
      const bytes = await port?.get(id);
      if (isOver) return;
      if (bytes === undefined) return reportGone(id);
      if (!bytes.type.startsWith("image/")) return;
      const address = URL.createObjectURL(bytes);
      made.push(address);
      setPreviews((known) => new Map([...known, [id, address]]));
    };
    for (const id of ids.split(",")) if (id !== "") void show(id);
    return () => {
      isOver = true;
      for (const address of made) URL.revokeObjectURL(address);
      setPreviews(new Map());
    };
  }, [ids, port]);
  return previews;
}
