import { isOfKinds, mediaTypes } from "../documents/file-kinds.ts";
import { kindOfFile } from "../documents/file-type.ts";
import type { Field } from "../documents/generated/form.ts";
import { type FileHandle, isFileHandle } from "../ports/file-handle.ts";
import type { FilePort } from "../ports/screen-port.ts";
import { runtimeKeys } from "../texts/runtime-keys.ts";
import type { CompiledField } from "./compile-field.ts";
import { partMessage } from "./field-checks.ts";
import { compileMessage, type FieldMessage, messageText } from "./field-message.ts";
import type { ArrivingFile } from "./field-value.ts";
import type { FormStore } from "./form-store.ts";

interface Adding {
  readonly store: FormStore;
  readonly port: FilePort | undefined;
  readonly field: CompiledField;
  /** Fulfilled as soon as the form may change its height, which it must not do during a press. */
  readonly calm: () => Promise<void>;
}

/** The handles that a field holds. */
const heldHandles = (store: FormStore, name: string): readonly FileHandle[] => {
  const { value } = store.field(name);
  return Array.isArray(value) ? value.filter((one) => isFileHandle(one)) : [];
};

/**
 * Keeps chosen files and puts their handles into the field, replacing another if needed; returns whether all were
 * taken. The files are on view at once, so that the layout does not move when they arrive. A file that the field
 * refuses, or has no room for, is not kept: the field shows a message, and its former files stay.
 */
export async function addFiles(adding: Adding, files: readonly File[], replacedId?: string): Promise<boolean> {
  const { store, field } = adding;
  const taken = files.slice(0, roomIn(adding, replacedId));
  const arriving = taken.map((file) => ({ handle: arrivingHandle(file), replacedId }));
  const refusals: FieldMessage[] = [];
  store.expect(field.name, arriving);
  try {
    for (const [index, file] of taken.entries()) {
      const refusal = await take(adding, file, arriving[index]);
      if (refusal !== undefined) refusals.push(files.length === 1 ? refusal : fileRefusal(file, refusal));
    }
  } finally {
    store.expectNoMore(field.name, arriving);
  }
  if (taken.length < files.length) refusals.push(tooMany(field.document));
  const [first] = refusals;
  if (first !== undefined) store.refuse({ [field.name]: first });
  return first === undefined;
}

/** The number of further files that a field takes; a field of one file replaces it. */
function roomIn({ store, field }: Adding, replacedId: string | undefined): number {
  const { maxFiles = 1 } = field.document;
  if (maxFiles === 1) return 1;
  return maxFiles - heldHandles(store, field.name).filter(({ id }) => id !== replacedId).length;
}

/** The first refused file among several that were chosen at once, and the reason. */
const fileRefusal = ({ name }: File, reason: FieldMessage): FieldMessage => ({
  say: (words) => words.say(runtimeKeys.fileRefused, { file: name, reason: messageText(reason, words) }),
});

const tooMany = ({ maxFiles = 1 }: Field): FieldMessage => ({
  say: (words) => words.say(runtimeKeys.tooManyFiles, { most: maxFiles }),
});

/** Checks and keeps one file; returns the message for a refused one. */
async function take({ store, port, field, calm }: Adding, file: File, arriving: ArrivingFile | undefined) {
  const { name, document } = field;
  const { maxBytes = Infinity } = store.field(name).limits;
  const judged = await judge(document, maxBytes, file);
  const added = judged.ok ? await keep(port, judged.file) : undefined;
  await calm();
  if (arriving !== undefined) store.expectNoMore(name, [arriving]);
  if (!judged.ok) {
    const scope = { ...store.fieldScope(name), limits: store.field(name).limits };
    return compileMessage(partMessage(document, judged.breaks), document.label)(scope);
  }
  if (added === undefined) return runtimeKeys.fileFailed;
  const others = heldHandles(store, name).filter(({ id }) => id !== arriving?.replacedId);
  await change(store, port, name, [...others, added]);
  return undefined;
}

let arrivals = 0;

function arrivingHandle({ name, size, type }: File): FileHandle {
  arrivals += 1;
  return { id: `arriving-${arrivals}`, name, size, type };
}

/** Gives a field other handles, and deletes the bytes of those that it no longer holds. */
export async function change(store: FormStore, port: FilePort | undefined, name: string, values: readonly unknown[]) {
  const before = heldHandles(store, name);
  const arrivingIds = store.field(name).arriving.map(({ handle }) => handle.id);
  store.type(
    name,
    values.filter((value) => !(isFileHandle(value) && arrivingIds.includes(value.id))),
  );
  const now = heldHandles(store, name).map(({ id }) => id);
  await Promise.all(before.filter(({ id }) => !now.includes(id)).map(({ id }) => port?.remove(id)));
}

/** Removes a file that is no longer on the device from its field, and shows a message there. */
export function dropFile(store: FormStore, name: string, id: string) {
  store.type(
    name,
    heldHandles(store, name).filter((handle) => handle.id !== id),
  );
  store.refuse({ [name]: runtimeKeys.fileFailed });
}

/** Removes an entry of a list, and deletes the bytes of its files. */
export async function removeEntry(store: FormStore, port: FilePort | undefined, list: string, key: string) {
  const gone = store.lists.of(list).find((entry) => entry.key === key);
  store.lists.remove(list, key);
  const values = Object.values(gone?.store.meant() ?? {}).flat();
  await Promise.all(values.map((value) => (isFileHandle(value) ? port?.remove(value.id) : undefined)));
}

type Verdict =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly breaks: "types" | "maxBytes" };

async function judge(document: Field, maxBytes: number, file: File): Promise<Verdict> {
  const kind = await kindOfFile(file).catch(() => undefined);
  const type = kind === undefined ? file.type : (mediaTypes[kind][0] ?? file.type);
  const isKnown = document.types === undefined || (kind !== undefined && isOfKinds(type, document.types));
  if (!isKnown) return { ok: false, breaks: "types" };
  if (file.size > maxBytes) return { ok: false, breaks: "maxBytes" };
  return { ok: true, file: new File([file], file.name, { type }) };
}

async function keep(port: FilePort | undefined, file: File): Promise<FileHandle | undefined> {
  try {
    return await port?.add(file);
  } catch {
    return undefined;
  }
}
