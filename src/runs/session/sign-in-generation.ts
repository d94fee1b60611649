import { isJsonObject } from "../../documents/json.ts";
import type { StoragePort } from "../ports.ts";
import { SIGN_IN_GENERATION_KEY } from "../storage/own-keys.ts";

/**
 * Tells tabs, also sleeping ones, whether their session is over: the name of the stretch of time in which one customer
 * was signed in on this browser. Every sign-out, and another customer's sign-in, begins a new one.
 */
export interface SignInGeneration {
  /** The present one, for this customer; a new one where the present one is another's. */
  enter(userId: string): string;
  /** Whose the present one is; undefined after a sign-out, or where nobody signed in yet. */
  customer(): string | undefined;
  /** Whether the present one is another customer's. */
  isOfAnother(userId: string): boolean;
  /** Ends the present one. */
  end(): void;
  /** Whether that one still lasts. Where the browser keeps nothing, tabs know nothing of each other: it does. */
  lasts(generation: string | undefined): boolean;
}

/** The epoch in the storage that tabs share. */
export function createSignInGeneration(storage: StoragePort, newId: () => string): SignInGeneration {
  function begin(userId?: string): string {
    const id = newId();
    storage.set(SIGN_IN_GENERATION_KEY, JSON.stringify({ id, userId }));
    return id;
  }
  const customer = () => read(storage.get(SIGN_IN_GENERATION_KEY))?.userId;

  return {
    enter(userId) {
      const present = read(storage.get(SIGN_IN_GENERATION_KEY));
      return present?.userId === userId ? present.id : begin(userId);
    },
    customer,
    isOfAnother: (userId) => ![undefined, userId].includes(customer()),
    end: () => void begin(),
    lasts: (generation) =>
      storage.kind === "memory" ||
      (generation !== undefined && read(storage.get(SIGN_IN_GENERATION_KEY))?.id === generation),
  };
}

function read(text: string | undefined): { id: string; userId: string | undefined } | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    if (!isJsonObject(value) || typeof value.id !== "string") return undefined;
    return { id: value.id, userId: typeof value.userId === "string" ? value.userId : undefined };
  } catch {
    return undefined;
  }
}
