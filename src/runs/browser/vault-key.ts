import { answer, completed, openDatabase } from "./indexed-db.ts";

const DATABASE = "portal-vault";
const STORE = "keys";
/** The seed of the key of texts; another seed gives another key. */
const TEXTS = "portal.texts";

/** The key that seals tokens: made once in this browser, stored in IndexedDB, and not extractable. */
export const vaultKey = (indexedDB: IDBFactory, subtle: SubtleCrypto): Promise<CryptoKey> =>
  findOrCreateKey(indexedDB, "tokens", () =>
    subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]),
  );

/** 32 bytes that seal texts: specific to this browser, derived from a key like that of tokens, and stored nowhere. */
export async function textKey(indexedDB: IDBFactory, subtle: SubtleCrypto): Promise<Uint8Array> {
  const key = await findOrCreateKey(indexedDB, "texts", () =>
    subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
  );
  return new Uint8Array(await subtle.sign("HMAC", key, new TextEncoder().encode(TEXTS)));
}

async function findOrCreateKey(
  indexedDB: IDBFactory,
  name: string,
  make: () => Promise<CryptoKey>,
): Promise<CryptoKey> {
  const database = await openDatabase(indexedDB, DATABASE, STORE);
  try {
    const known = await answer(database.transaction(STORE).objectStore(STORE).get(name));
    return known instanceof CryptoKey ? known : await addUnlessThere(database, name, await make());
  } finally {
    database.close();
  }
}

/** Another tab may have been quicker: then all tabs use its key. */
async function addUnlessThere(database: IDBDatabase, name: string, made: CryptoKey): Promise<CryptoKey> {
  const transaction = database.transaction(STORE, "readwrite");
  const store = transaction.objectStore(STORE);
  const known = await answer(store.get(name));
  if (known instanceof CryptoKey) return known;
  await Promise.all([answer(store.put(made, name)), completed(transaction)]);
  return made;
}
