import { isJsonObject } from "../../documents/json.ts";
import { withTimeout } from "../network/timeout.ts";
import type { HistoryEntry, StoredSession, VaultPort, Whereabouts } from "../ports.ts";
import type { StorageArea } from "../storage/storage.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { vaultKey } from "./vault-key.ts";

const SEALED = "portal.vault";
/** The maximum wait for the key of stored tokens, in milliseconds; after it, the customer signs in again. */
const READ_TIMEOUT = 10_000;

/** The dependencies of the vault. */
export interface VaultParts {
  /** The tab's session storage; may throw. */
  readonly area: () => StorageArea;
  readonly indexedDB: () => IDBFactory;
  readonly crypto: () => Crypto;
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/**
 * Tokens in session storage, sealed with AES-GCM by a key in IndexedDB that is not extractable. They survive a reload
 * of the tab. When any of these is missing, nothing is written: tokens live as long as the page.
 */
export function createVault(parts: VaultParts): VaultPort {
  let turn = 0;
  let isPersistent = true;

  async function seal(storedSession: StoredSession, mine: number): Promise<void> {
    const { subtle } = parts.crypto();
    const key = await vaultKey(parts.indexedDB(), subtle);
    const iv = parts.crypto().getRandomValues(new Uint8Array(12));
    const sealed = await subtle.encrypt(
      { name: "AES-GCM", iv },
      key,
      new TextEncoder().encode(JSON.stringify(storedSession)),
    );
    if (mine === turn) parts.area().setItem(SEALED, `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`);
  }

  async function unseal(text: string): Promise<StoredSession | undefined> {
    const { subtle } = parts.crypto();
    const key = await vaultKey(parts.indexedDB(), subtle);
    const [iv = "", sealed = ""] = text.split(".");
    const bytes = await subtle.decrypt({ name: "AES-GCM", iv: fromBase64(iv) }, key, fromBase64(sealed));
    return readStoredSession(JSON.parse(new TextDecoder().decode(bytes)));
  }

  function erase(): void {
    try {
      parts.area().removeItem(SEALED);
    } catch {
      // Then nothing could be written either.
    }
  }

  return {
    get kind() {
      return isPersistent ? "persistent" : "memory";
    },
    read() {
      const text = textIn(parts.area);
      if (text === undefined) return undefined;
      return withTimeout(parts, READ_TIMEOUT, unseal(text));
    },
    async write(storedSession) {
      turn += 1;
      const mine = turn;
      const isSealed = await seal(storedSession, mine).then(
        () => true,
        () => false,
      );
      if (mine !== turn) return;
      isPersistent = isSealed;
      // A vault that cannot be written keeps nothing, not even earlier sealed tokens.
      if (!isSealed) erase();
    },
    clear() {
      turn += 1;
      isPersistent = true;
      erase();
    },
  };
}

function textIn(area: () => StorageArea): string | undefined {
  try {
    return area().getItem(SEALED) ?? undefined;
  } catch {
    return undefined;
  }
}

function readStoredSession(value: unknown): StoredSession | undefined {
  if (!isJsonObject(value) || !isJsonObject(value.tokens)) return undefined;
  const tokens = Object.entries(value.tokens).flatMap(([name, token]) =>
    typeof token === "string" ? [[name, token] as const] : [],
  );
  const left = readWhereabouts(value.left);
  return {
    tokens: Object.fromEntries(tokens),
    ...(isJsonObject(value.account) ? { account: value.account } : {}),
    ...(typeof value.epoch === "string" ? { epoch: value.epoch } : {}),
    ...readInterruption(value.interrupted),
    ...(left === undefined ? {} : { left }),
  };
}

function readInterruption(value: unknown): Pick<StoredSession, "interrupted"> {
  if (!isJsonObject(value)) return {};
  const { userId } = value;
  const at = readWhereabouts(value.at);
  return at === undefined ? {} : { interrupted: { ...(typeof userId === "string" && { userId }), at } };
}

function readWhereabouts(value: unknown): Whereabouts | undefined {
  if (!isJsonObject(value)) return undefined;
  const { path, query, entry } = value;
  if (typeof path !== "string" || !isJsonObject(query)) return undefined;
  const texts = Object.entries(query).filter((one): one is [string, string] => typeof one[1] === "string");
  return { path, query: Object.fromEntries(texts), ...readHistoryEntry(entry) };
}

function readHistoryEntry(value: unknown): { entry?: HistoryEntry } {
  if (!isJsonObject(value)) return {};
  const { run, index, base } = value;
  const isEntry = typeof run === "string" && typeof index === "number" && typeof base === "number";
  return isEntry ? { entry: { run, index, base } } : {};
}
