import { answer, completed, openDatabase } from "./indexed-db.ts";

const DATABASE = "portal-vault";
const STORE = "keys";
const KEY = "tokens";

/** The key that seals tokens: made once on this browser, kept in IndexedDB, and not to be read out. */
export async function vaultKey(indexedDB: IDBFactory, subtle: SubtleCrypto): Promise<CryptoKey> {
  const database = await openDatabase(indexedDB, DATABASE, STORE);
  try {
    const known = await answer(database.transaction(STORE).objectStore(STORE).get(KEY));
    if (known instanceof CryptoKey) return known;
    const made = await subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
    return await addUnlessThere(database, made);
  } finally {
    database.close();
  }
}

/** Another tab may have been quicker: its key is then everyone's. */
async function addUnlessThere(database: IDBDatabase, made: CryptoKey): Promise<CryptoKey> {
  const transaction = database.transaction(STORE, "readwrite");
  const store = transaction.objectStore(STORE);
  const known = await answer(store.get(KEY));
  if (known instanceof CryptoKey) return known;
  await Promise.all([answer(store.put(made, KEY)), completed(transaction)]);
  return made;
}
