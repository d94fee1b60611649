/** How the names of all that the portal keeps begin. */
export const OWN_KEYS = "portal.";

/** Snapshots of runs, and what is typed in them. */
export const RUN_KEYS = `${OWN_KEYS}run.`;
export const DRAFT_KEYS = `${OWN_KEYS}draft.`;

/** Whose session the tabs of this browser are in. */
export const SIGN_IN_GENERATION_KEY = `${OWN_KEYS}epoch`;

/** Where words of customers stand, and their id: nobody is to read them in the browser's storage. */
export const PRIVATE_KEYS: readonly string[] = [RUN_KEYS, DRAFT_KEYS, SIGN_IN_GENERATION_KEY];
