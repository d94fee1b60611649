import { isJsonObject } from "../../documents/json.ts";
import type { StoragePort } from "../ports.ts";
import { SIGN_IN_GENERATION_KEY } from "../storage/own-keys.ts";

/**
 * Lets tabs, also sleeping ones, find out whether their session is over: a name for the period in which one customer
 * was signed in on this browser. Every sign-out, and another customer's sign-in, begins a new one.
 */
export interface SignInGeneration {
  /** The present generation of this customer; a new one when the present one is another customer's. */
  enter(userId: string): string;
  /** The customer of the present generation; undefined after a sign-out, or before the first sign-in. */
  customer(): string | undefined;
  /** Whether the present generation is another customer's. */
  isOfAnother(userId: string): boolean;
  /** Ends the present generation. */
  end(): void;
  /**
   * Whether that generation still lasts. When the browser stores nothing, tabs do not know of each other: then it does.
   */
  lasts(generation: string | undefined): boolean;
}

/** The generation in the storage that tabs share. */
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
