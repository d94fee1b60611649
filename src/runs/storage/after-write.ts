import type { Caller } from "../../operations/index.ts";
import type { StoragePort } from "../ports.ts";

/** What is waited for, and by which calls. */
interface Write {
  readonly storage: StoragePort;
  readonly unsafeCalls: readonly string[];
}

/** The same caller, whose unsafe calls leave when what was stored before them is written. */
export function afterWrite(caller: Caller, { storage, unsafeCalls }: Write): Caller {
  return {
    call(request) {
      const writing = unsafeCalls.includes(request.call) ? storage.written?.() : undefined;
      return writing === undefined ? caller.call(request) : writing.then(() => caller.call(request));
    },
  };
}
