import { fileEndings, mediaTypes } from "../../documents/file-kinds.ts";
import { objectEntries } from "../../documents/json.ts";
import type { ReceivedFile } from "../../operations/index.ts";
import { type FileHandle, isFileHandle } from "../../ports/file-handle.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalPorts } from "../ports.ts";

/** The files with which operations replied, from the reply until they are saved. */
export interface ReceivedFiles {
  receive(file: ReceivedFile): FileHandle;
  /** Saves a file under the reply's name, else under this one. Throws a PortalError when its bytes are gone. */
  save(handle: unknown, name: string | undefined): void;
  /** Forgets those that wait. */
  clear(): void;
}

/** The most files that wait to be saved: one is saved in the step in which it arrives. */
const MOST = 2;

/** Keeps bytes in memory only. */
export function createReceivedFiles(newId: () => string, saveFile: PortalPorts["saveFile"]): ReceivedFiles {
  const waiting = new Map<string, Blob>();

  return {
    receive({ bytes, name = "" }) {
      const id = `received-${newId()}`;
      waiting.set(id, bytes);
      for (const old of [...waiting.keys()].slice(0, -MOST)) waiting.delete(old);
      return { id, name, size: bytes.size, type: bytes.type };
    },
    save(handle, name) {
      const bytes = isFileHandle(handle) ? waiting.get(handle.id) : undefined;
      if (!isFileHandle(handle) || bytes === undefined) throw new PortalError("The file to save is not there.");
      waiting.delete(handle.id);
      saveFile?.(bytes, safeFileName(handle.name === "" ? name : handle.name, bytes.type));
    },
    clear: () => waiting.clear(),
  };
}

/** The longest name without its ending; file systems take 255 bytes. */
const LONGEST = 60;

/** A name that no folder, control character or change of direction disguises, with an ending of its type. */
export function safeFileName(name: string | undefined, type: string): string {
  const plain = (name ?? "")
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .replaceAll(/[\\/:*?"<>|]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const [kind] = objectEntries(mediaTypes).find(([, types]) => types.includes(type)) ?? [];
  const endings = Object.entries(fileEndings).find(([one]) => one === kind)?.[1] ?? [];
  const [usual = ""] = endings;
  const ending = endings.find((one) => plain.toLowerCase().endsWith(one)) ?? "";
  const stem = plain
    .slice(0, plain.length - ending.length)
    .replace(/^[. ]+/, "")
    .trim();
  return `${[...(stem === "" ? "file" : stem)].slice(0, LONGEST).join("")}${ending === "" ? usual : ending}`;
}
