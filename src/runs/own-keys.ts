/** How the names of all that the portal keeps begin. */
export const OWN_KEYS = "portal.";
