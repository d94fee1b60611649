/** The prefix of all keys of the portal. */
export const OWN_KEYS = "portal.";

/** Snapshots and drafts of runs. */
export const RUN_KEYS = `${OWN_KEYS}run.`;
export const DRAFT_KEYS = `${OWN_KEYS}draft.`;

/** The customer of this browser's tabs. */
export const SIGN_IN_GENERATION_KEY = `${OWN_KEYS}epoch`;

/** Keys with answers of customers, and their id: these must not be readable in the browser's storage. */
export const PRIVATE_KEYS: readonly string[] = [RUN_KEYS, DRAFT_KEYS, SIGN_IN_GENERATION_KEY];
